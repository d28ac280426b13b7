import type { TimedUnit } from '../../../buying/free-times/units.ts';
import { PAID_WHEN_TAKEN, TOO_MANY_UNPAID } from '../../../buying/free-times/words.ts';
import type { Quote } from '../../../buying/quote/quote.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { booksForOthers } from '../../../people/caller.ts';
import type { Customer } from '../../../people/customer.ts';
import type { BookingRequest } from '../booking-request.ts';
import type { CheckoutPorts, CheckoutStore } from '../ports.ts';

/** Maximum number of coming units whose times a customer may have taken without paying. */
const MOST_UNPAID = 5;

/**
 * Whether free times may be taken without a payment: not where the shop requires payment first (decision 245), and only up to a limit.
 * @throws Refusal 'invalid' at each unit, 'too-many' in words
 */
export const assertMayTake = async (
  { assignments }: Pick<CheckoutStore, 'assignments'>,
  { profile }: Pick<CheckoutPorts, 'profile'>,
  { caller }: BookingRequest,
  { email }: Customer,
  { total }: Quote,
  units: readonly TimedUnit[],
  at: Date,
): Promise<void> => {
  if (units.length === 0 || total === 0 || booksForOthers(caller)) return;
  if (profile.times.paidFirst)
    throw new Refusal('invalid', PAID_WHEN_TAKEN, {
      issues: units.map(({ path }) => ({ path, message: PAID_WHEN_TAKEN })),
    });
  const by = {
    accountId: caller.kind === 'signed-in' ? caller.accountId : null,
    visitorKey: caller.visitorKey,
    email,
  };
  if ((await assignments.takenUnpaid(by, at)) + units.length > MOST_UNPAID)
    throw new Refusal('too-many', TOO_MANY_UNPAID);
};
