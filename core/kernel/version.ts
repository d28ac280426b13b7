import { Refusal } from './refusal.ts';

/** The refusal of an edit that is based on an outdated version (decision 013). */
export const STALE = 'Changed by someone else. Reload and try again.';

/**
 * Compares the version only if it is given.
 * @throws Refusal 'conflict' when it is not the current one
 */
export const assertVersion = (given: number | null | undefined, current: number): void => {
  if (given !== null && given !== undefined && given !== current)
    throw new Refusal('conflict', STALE, { code: 'stale_version' });
};
