import { Refusal } from '../../refusal.ts';

/** True when nobody knows whether the provider did what it was asked. */
export const isAway = (error: unknown): boolean => error instanceof Refusal && error.kind === 'provider';

/** What a provider answers, and in its absence these words. @throws Refusal 'provider' */
export const fromProvider = async <Result>(words: string, answer: Promise<Result>): Promise<Result> => {
  try {
    return await answer;
  } catch (error) {
    throw isAway(error) ? new Refusal('provider', words) : error;
  }
};
