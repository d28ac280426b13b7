import { freeHosts } from '../../../calendar/staffing/steps/free-hosts.ts';
import { toAmount } from '../../../kernel/money.ts';
import { hasNothingDue, paymentStanding } from '../../../money/payment/payment-status.ts';
import { paidOutAt } from '../../../money/payment/returns.ts';
import { bookRevenue } from '../../../money/payment/steps/book-revenue.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenAmendment } from '../../booking/frozen-change.ts';
import { findSession, isAmong, withChanged } from '../../booking/place.ts';
import { staffedSession } from '../../booking/staffed-session.ts';
import { type Acting, recordSessions, type SessionChange } from '../../booking/steps/record-sessions.ts';
import { renewLinks } from '../../booking/steps/renew-links.ts';
import { isGathered, queueRenewal } from '../../invoicing/steps/queue-renewal.ts';
import { noteTaxed } from '../../taxing/steps/note-taxed.ts';
import type { Amendment } from '../amendment/amendment.ts';
import { amendmentOf } from '../amendment/frozen.ts';
import type { ChangeStore } from '../ports.ts';
import { type Waiver, waivedOf } from '../waived.ts';
import { renewsInvoice } from './renews-invoice.ts';
import { tellDesk } from './tell-desk.ts';

const MOST_WORDS = 20;

/** The sessions that changed, as they were before: the audit log records before and after. */
const sessionChanges = (before: Booking, { changed, cancelled }: Amendment): readonly SessionChange[] => {
  const isOut = isAmong(cancelled);
  return changed.flatMap((session): readonly SessionChange[] => {
    const place = findSession(before, session);
    // A new unit has no state before; one that has only moved to another line has not changed.
    if (!place || place.session === session) return [];
    return [{ session, action: isOut(session) ? 'cancelled' : 'changed' }];
  });
};

const freeThose = async (
  { store, at }: Acting<ChangeStore>,
  booking: Booking,
  { cancelled }: Amendment,
): Promise<void> => {
  for (const name of cancelled) {
    const staffed = staffedSession(booking, name);
    if (staffed) await freeHosts(store, staffed, at);
  }
};

const personalOf = (frozen: FrozenAmendment): readonly string[] =>
  frozen.customer === null ? [] : ['Customer corrected'];

/** Makes a frozen change of what is booked, with everything that follows from it. The booking must be locked. */
export const applyAmendment = async (
  acting: Acting<ChangeStore>,
  booking: Booking,
  frozen: FrozenAmendment,
  waiver: Waiver,
): Promise<void> => {
  const { store, at, actor } = acting;
  const amendment = amendmentOf(booking, frozen, actor.name);
  // A booking that had nothing to pay now owes the difference; its ledger says whether that was received.
  const isDueNow = hasNothingDue(paymentStanding(booking)) && amendment.difference > 0;
  const paymentStatus = isDueNow ? 'pending' : booking.paymentStatus;
  const after = {
    ...amendment.booking,
    paymentStatus,
    waived: waiver.inAll,
    version: booking.version + 1,
  } as const;
  await freeThose(acting, booking, amendment);
  await bookRevenue(store, booking, after, at);
  await store.bookings.saveAmendment(after, amendment.changed);
  await noteTaxed(store, booking.tax, after, at);
  if (frozen.customer) await store.customers.follow(booking.customer, frozen.customer);
  const changes = sessionChanges(booking, amendment);
  // As they were before, so that the audit log can compare.
  const earlier = changes.flatMap(({ session }) => findSession(booking, session)?.session ?? []);
  const recorded = await recordSessions(acting, withChanged(after, earlier), changes);
  const words = [...amendment.units.map((unit) => `${unit.title}: ${unit.words}`), ...personalOf(frozen)];
  // The same happens where the desk corrects the customer. A customer who changes their own address keeps their links.
  if (frozen.isDesk && after.customer.email !== booking.customer.email)
    await renewLinks(store, recorded, recorded.version, at);
  const { id, reference, partner } = booking;
  await store.events.publish('booking.amended', { id, reference, partner });
  await store.audit.add({
    at,
    actor,
    action: 'booking.amended',
    subject: 'booking',
    subjectId: String(id),
    details: {
      reference,
      changes: words.slice(0, MOST_WORDS),
      before: { total: toAmount(booking.total) },
      after: { total: toAmount(after.total) },
      fee: toAmount(amendment.fee),
      version: recorded.version,
      ...waivedOf(waiver),
      ...(frozen.reason !== null && frozen.isDesk && { reason: frozen.reason }),
    },
  });
  await queueRenewal(store, recorded, at);
  await store.jobs.addAll([
    {
      task: 'mail-booking-amended',
      payload: {
        bookingId: id,
        version: recorded.version,
        words: words.slice(0, MOST_WORDS),
        difference: amendment.difference,
        total: after.total,
        fee: amendment.fee,
        refund: frozen.refund,
        byTransfer: paidOutAt(await store.ledger.ofBooking(id), at),
        cancelled: amendment.cancelled.map(({ line, unit }) => ({ line, unit })),
        renewsInvoice: await renewsInvoice(store, booking, recorded),
        isGathered: await isGathered(store, recorded),
      },
    },
  ]);
  if (!frozen.isDesk) await tellDesk(acting, id);
  // Many bookings update the counter of one code: its row is locked last, to hold the lock briefly.
  if (booking.discount && !amendment.sums.discount) await store.discountCodes.giveBack(id);
};
