import { newKey } from '@wondercast/client/new-key';
import { ApiError } from './transport.ts';

interface Keys {
  readonly idempotencyKey: string;
  /** Who sends the same again with it is the same visitor, also when the first answer was lost. */
  readonly idempotencyProof: string;
}

/** Whether the shop has answered for good: what it could not finish (5xx) is asked again under the same key. */
const isAnswer = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Gives a request keys. Sending the same again, after a broken connection, does it once (decision 014). */
export const keptKeys = () => {
  let last: (Keys & { readonly text: string }) | null = null;
  return async <Answer>(request: unknown, send: (keys: Keys) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(request);
    if (last?.text !== text) last = { text, idempotencyKey: newKey(), idempotencyProof: newKey() };
    const { idempotencyKey, idempotencyProof } = last;
    try {
      const answer = await send({ idempotencyKey, idempotencyProof });
      // The same request sent again is now another one.
      last = null;
      return answer;
    } catch (error) {
      if (isAnswer(error)) last = null;
      throw error;
    }
  };
};
