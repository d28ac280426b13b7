import { Refusal } from '../../../kernel/refusal.ts';

/** Whether the provider was away: it is then unknown whether it did what it was asked. */
export const isAway = (error: unknown): boolean => error instanceof Refusal && error.kind === 'provider';

/**
 * The provider's answer.
 * @throws Refusal 'provider' with these words when it is away
 */
export const fromProvider = async <Result>(words: string, answer: Promise<Result>): Promise<Result> => {
  try {
    return await answer;
  } catch (error) {
    throw isAway(error) ? new Refusal('provider', words) : error;
  }
};
