import { lockBooking } from '../../../kernel/find-booking.ts';
import { minus, toAmount, ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hasNothingDue, isPaidUp, paymentStanding } from '../../../money/payment/payment-status.ts';
import { bookRevenue } from '../../../money/payment/steps/book-revenue.ts';
import { settleStatus } from '../../../money/payment/steps/settle-status.ts';
import { type AdminWork, asAdmin } from '../../../people/as-admin.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import type { SoldTax } from '../../../shop/tax/sold-tax.ts';
import type { Booking } from '../../booking/booking.ts';
import { isCancelled } from '../../booking/states.ts';
import { assertNotChanging } from '../../booking/steps/assert-not-changing.ts';
import { dueBeforeChange, waivedAfter } from '../../booking/waiver.ts';
import { BEING_CHANGED } from '../../booking/words.ts';
import { sumsAt, taxedUnits } from '../../booking/worth.ts';
import { isGathered, queueRenewal } from '../../invoicing/steps/queue-renewal.ts';
import { decided } from '../../taxing/number-check.ts';
import { lockUndecided } from '../../taxing/steps/lock-undecided.ts';
import { noteTaxed } from '../../taxing/steps/note-taxed.ts';
import { chargesOtherwise, suppliesOf, taxedWithoutNumber } from '../../taxing/taxed-anew.ts';
import { NO_SUCH_MATTER, NOTHING_TO_CHARGE, notConfirmed, TAX_IS_OFF } from '../../taxing/words.ts';
import { assertAffordable } from '../amendment/assert-amendable.ts';
import type { ChangeStore } from '../ports.ts';
import type { ChangingPorts } from '../steps/change-booking.ts';
import { closePayments, isPayable } from '../steps/close-payments.ts';
import { renewsInvoice } from '../steps/renews-invoice.ts';
import { BOOKING_CANCELLED } from '../words.ts';

/** @throws Refusal 'conflict' where the booking's tax cannot be computed anew, or its price would stay the same */
const taxedAnew = async (
  store: ChangeStore,
  { profile }: Pick<ChangingPorts, 'profile'>,
  booking: Booking,
): Promise<SoldTax> => {
  if (isCancelled(booking)) throw new Refusal('conflict', BOOKING_CANCELLED);
  if (!profile.tax) throw new Refusal('conflict', TAX_IS_OFF);
  const sold = taxedWithoutNumber(booking, await suppliesOf(store, booking), profile.tax);
  if (!sold || !booking.tax || !chargesOtherwise(booking.tax, sold))
    throw new Refusal('conflict', NOTHING_TO_CHARGE);
  return sold;
};

/** The booking once tax is charged. The higher amount is owed and not waived, unless it is less than a card may be charged. */
const withTax = (booking: Booking, tax: SoldTax): Booking => {
  const { subtotal, billing } = booking;
  const taxed = taxedUnits({ ...booking, tax });
  const sums = sumsAt(booking, subtotal, taxed);
  const difference = minus(sums.total, booking.total);
  assertAffordable(booking, difference);
  const standing = paymentStanding(booking);
  const isTooLittle = isPaidUp(standing) && dueBeforeChange(booking, difference) === ZERO;
  const isDueNow = difference > 0 && (hasNothingDue(standing) || (isPaidUp(standing) && !isTooLittle));
  return {
    ...booking,
    ...sums,
    tax,
    billing: billing && { ...billing, taxNumber: null },
    waived: isTooLittle ? waivedAfter(booking, difference, false) : booking.waived,
    paymentStatus: isDueNow ? 'pending' : booking.paymentStatus,
    version: booking.version + 1,
  };
};

const charge = async (
  ports: ChangingPorts,
  caller: Caller,
  { store, at, note }: AdminWork<ChangeStore>,
  bookingId: number,
  checkId: number,
): Promise<void> => {
  const booking = await lockBooking(store.bookings, bookingId);
  const check = await lockUndecided(store, checkId);
  await assertNotChanging(store, bookingId);
  if ((await store.intents.ofBooking(bookingId)).some(isPayable))
    throw new Refusal('conflict', BEING_CHANGED);
  const after = withTax(booking, await taxedAnew(store, ports, booking));
  // The figures of a change that waited for its payment do not include this tax.
  for (const { id } of await store.bookingChanges.unfinishedOf(bookingId))
    await store.bookingChanges.setState(id, 'lapsed');
  await bookRevenue(store, booking, after, at);
  await store.bookings.saveAmendment(after, []);
  await noteTaxed(store, booking.tax, after, at);
  await store.numberChecks.save(decided(check, 'charged', { reason: null, by: actorOf(caller).name, at }));
  const { reference, partner, total, version } = after;
  await store.events.publish('booking.amended', { id: bookingId, reference, partner });
  await note('booking.tax-charged', 'booking', bookingId, {
    reference,
    office: check.office,
    before: { total: toAmount(booking.total) },
    after: { total: toAmount(total) },
    version,
  });
  await queueRenewal(store, after, at);
  await store.jobs.add({
    task: 'mail-booking-amended',
    payload: {
      bookingId,
      version,
      words: [notConfirmed(check)],
      difference: minus(total, booking.total),
      total,
      fee: ZERO,
      refund: ZERO,
      byTransfer: ZERO,
      cancelled: [],
      renewsInvoice: await renewsInvoice(store, booking, after),
      isGathered: await isGathered(store, after),
    },
  });
  await settleStatus(store, bookingId, at);
};

/**
 * Charges the tax that a booking was spared for a tax number that was refused or could not be checked: its tax is computed as for a
 * customer without one, at the rates of its days. The difference is owed, and the documents are issued anew. Open payments are closed
 * first, because they ask for too little.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (decided already, too), 'conflict' (cancelled, being changed or paid, tax is
 * off, it would cost the same), 'provider' (away)
 */
export const chargeTax =
  (ports: ChangingPorts) =>
  async (caller: Caller, checkId: number): Promise<void> => {
    requireAdmin(caller);
    const found = await ports.read.numberChecks.byId(checkId);
    if (!found) throw new Refusal('not-found', NO_SUCH_MATTER);
    await closePayments(ports, found.bookingId);
    await asAdmin(ports, caller, (work) => charge(ports, caller, work, found.bookingId, checkId));
  };
