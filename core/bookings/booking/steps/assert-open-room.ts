import { Refusal } from '../../../kernel/refusal.ts';
import type { OpenLimits } from '../../../shop/settings/open-limits.ts';
import { type OpenBookings, openFrom } from '../open-bookings.ts';
import type { BookingStore } from '../ports.ts';

const counted = (count: number): string => count.toLocaleString('en-US');

const OPEN = 'that are neither paid nor confirmed';

const tooManyBookings = ({ bookings }: OpenLimits): string =>
  `Your account may have ${counted(bookings)} bookings ${OPEN}. Pay or cancel one first, or write to us.`;

const tooManyUnits = ({ units }: OpenLimits, open: OpenBookings): string =>
  `Your account may have ${counted(units)} sessions ${OPEN}, and has ${counted(open.units)}. Pay or cancel some first, or write to us.`;

/**
 * Refuses bookings that exceed the number an account may have open (decision 224). A caller who has locked the account sees what concurrent
 * requests have added.
 * @throws Refusal 'conflict' that names the limit
 */
export const assertOpenRoom = async (
  { bookings }: Pick<BookingStore, 'bookings'>,
  limits: OpenLimits,
  accountId: number,
  added: OpenBookings,
  now: Date,
): Promise<void> => {
  const open = await bookings.openOfAccount(accountId, openFrom(now));
  if (open.bookings + added.bookings > limits.bookings)
    throw new Refusal('conflict', tooManyBookings(limits));
  if (open.units + added.units > limits.units) throw new Refusal('conflict', tooManyUnits(limits, open));
};
