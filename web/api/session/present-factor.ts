import { useSyncExternalStore } from 'react';
import { ApiError } from '../transport/transport.ts';

/** A question for a second factor that is there, before something is done once more. */
export interface FactorQuestion {
  /** What can be given: `authenticator`, `passkey`. */
  readonly ways: readonly string[];
  /** Somebody gave it, or declined. */
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

/** What is asked now; null when nothing is. */
export const useFactorQuestion = (): FactorQuestion | null =>
  useSyncExternalStore(
    listen,
    () => question,
    () => null,
  );

/** Sends something; where the shop wants a second factor first, asks for it on this page and sends the same once more. @throws ApiError */
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
