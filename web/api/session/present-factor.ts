import { useSyncExternalStore } from 'react';
import { ApiError } from '../transport/transport.ts';

/** A prompt for the second factor, after which a request is repeated. */
export interface FactorQuestion {
  /** The accepted factors: `authenticator`, `passkey`. */
  readonly ways: readonly string[];
  /** Reports whether the factor was given or the prompt was declined. */
  readonly answer: (given: boolean) => void;
}

let question: FactorQuestion | null = null;
const listeners = new Set<() => void>();

const ask = (ways: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const put = (next: FactorQuestion | null) => {
      question = next;
      for (const listener of listeners) listener();
    };
    question?.answer(false);
    put({
      ways,
      answer: (given) => {
        put(null);
        resolve(given);
      },
    });
  });

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current prompt; null when there is none. */
export const useFactorQuestion = (): FactorQuestion | null =>
  useSyncExternalStore(
    listen,
    () => question,
    () => null,
  );

/**
 * Wraps a request. When the server requires a second factor first, shows the prompt on this page and repeats the request.
 * @throws ApiError
 */
export const withPresentFactor =
  <Input, Answer>(send: (input: Input) => Promise<Answer>) =>
  async (input: Input): Promise<Answer> => {
    try {
      return await send(input);
    } catch (error) {
      const ways = error instanceof ApiError && error.status === 403 ? error.secondFactor : null;
      if (!ways || listeners.size === 0 || !(await ask(ways))) throw error;
      return send(input);
    }
  };
