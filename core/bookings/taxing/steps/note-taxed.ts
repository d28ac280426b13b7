import type { SoldTax } from '../../../shop/tax/sold-tax.ts';
import { taxSettingsOf } from '../../../shop/tax/tax-settings.ts';
import type { Booking } from '../../booking/booking.ts';
import { missingRates } from '../missing-rate.ts';
import { decided, newNumberCheck, officeOf } from '../number-check.ts';
import type { NotingStore } from '../ports.ts';
import { chargesOtherwise, suppliesOf, taxedWithoutNumber } from '../taxed-anew.ts';

/** Whether some of a booking is not taxed, for any reason: only then the customer's number can have mattered. */
const hasUntaxed = ({ tax }: Booking): boolean =>
  tax?.rates.some(({ reason }) => reason === 'reverse-charge' || reason === 'outside-scope') === true;

/**
 * Queues the check of the number because of which a booking is not taxed, if the shop checks numbers. Each number is checked once per
 * booking.
 */
const checkNumber = async (store: NotingStore, booking: Booking, at: Date): Promise<void> => {
  const { id, billing, tax } = booking;
  const office = billing && officeOf(billing);
  const number = billing?.taxNumber;
  // Early return: most bookings need no check.
  if (!office || !number || !tax || !hasUntaxed(booking)) return;
  const choice = (await store.settings.byName('tax'))?.value;
  const settings = choice?.checksNumbers ? taxSettingsOf(choice) : null;
  if (!settings) return;
  const without = taxedWithoutNumber(booking, await suppliesOf(store, booking), settings);
  if (!without || !chargesOtherwise(tax, without)) return;
  const checks = await store.numberChecks.ofBookings([id]);
  if (checks.some((check) => check.number === number && check.decision !== 'replaced')) return;
  for (const check of checks.filter(({ decision }) => decision === null))
    await store.numberChecks.save(decided(check, 'replaced', { reason: null, by: null, at }));
  const check = await store.numberChecks.add(newNumberCheck(id, number, office, at));
  await store.jobs.add({ task: 'check-tax-number', payload: { checkId: check.id, attempt: 0 } });
};

/**
 * Records what somebody must deal with in how a booking was taxed, and has its number checked; `before` is its tax before a change, null
 * for a new booking. Call it inside the unit of work that writes the booking.
 */
export const noteTaxed = async (
  store: NotingStore,
  before: SoldTax | null,
  booking: Booking,
  at: Date,
): Promise<void> => {
  for (const missing of missingRates(before, booking, at)) await store.missingRates.put(missing);
  await checkNumber(store, booking, at);
};
