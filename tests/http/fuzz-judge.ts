import { allowing } from '../faults/allowance.ts';

export const LARGEST_ANSWER = 1_000_000;
export const LONGEST_BLOCK_MS = 250;

export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** What is wrong with an answer, whatever was asked; null when nothing is. */
export const whatIsWrong = ({ status, text }: Answered): string | null => {
  if (status >= 500) return `${status} ${text.slice(0, 2_000)}`;
  return text.length > LARGEST_ANSWER ? `an answer of ${text.length} characters` : null;
};

/** Requests share one event loop: while one of them blocks it, all others wait. */
export const isBlocked = (longestMs: number): boolean => longestMs > allowing(LONGEST_BLOCK_MS);
