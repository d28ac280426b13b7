import { Refusal } from './refusal.ts';

/** The answer to an edit of an outdated version (decision 013). */
export const STALE = 'Changed by someone else. Reload and try again.';

/**
 * Only a given version is compared.
 * @throws Refusal 'conflict' when it is not the current one
 */
export const assertVersion = (given: number | null | undefined, current: number): void => {
  if (given !== null && given !== undefined && given !== current)
    throw new Refusal('conflict', STALE, { code: 'stale_version' });
};
