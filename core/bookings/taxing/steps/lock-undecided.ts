import { Refusal } from '../../../kernel/refusal.ts';
import { isUndecided, type NumberCheck } from '../number-check.ts';
import type { TaxingStore } from '../ports.ts';
import { NO_SUCH_MATTER } from '../words.ts';

/**
 * Locks a check about which somebody decides. Where both are locked, the booking is locked first.
 * @throws Refusal 'not-found' when there is none, or somebody has decided already
 */
export const lockUndecided = async (
  { numberChecks }: Pick<TaxingStore, 'numberChecks'>,
  id: number,
): Promise<NumberCheck> => {
  const check = await numberChecks.lock(id);
  if (!check || !isUndecided(check)) throw new Refusal('not-found', NO_SUCH_MATTER);
  return check;
};
