import { newKey } from '@wondercast/client/new-key';
import { ApiError } from './transport.ts';

interface Keys {
  readonly idempotencyKey: string;
  /** Proves to the server that a retry comes from the same visitor, even when the first reply was lost. */
  readonly idempotencyProof: string;
}

/** Whether the server's answer is final. After a failure (5xx) a retry uses the same key. */
const isAnswer = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Adds an idempotency key to requests. A retry of the same request after a broken connection is done only once (decision 014). */
export const keptKeys = () => {
  let last: (Keys & { readonly text: string }) | null = null;
  return async <Answer>(request: unknown, send: (keys: Keys) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(request);
    if (last?.text !== text) last = { text, idempotencyKey: newKey(), idempotencyProof: newKey() };
    const { idempotencyKey, idempotencyProof } = last;
    try {
      const answer = await send({ idempotencyKey, idempotencyProof });
      // From now on the same request counts as a new one.
      last = null;
      return answer;
    } catch (error) {
      if (isAnswer(error)) last = null;
      throw error;
    }
  };
};
