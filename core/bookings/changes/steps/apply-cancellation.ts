import type { Cancellation } from '../../../calendar/scheduling/cancellation.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import { cancelling } from '../../../calendar/scheduling/session-changes.ts';
import { takesPlace } from '../../../calendar/scheduling/session-states.ts';
import { type MinorUnits, minorUnits, minus, plus, sum, toAmount, ZERO } from '../../../kernel/money.ts';
import { paidOutAt, statusBy } from '../../../money/payment/returns.ts';
import { bookRevenue } from '../../../money/payment/steps/book-revenue.ts';
import { flagOverpayment } from '../../../money/payment/steps/flag-overpayment.ts';
import { type Booking, sessionsOf } from '../../booking/booking.ts';
import type { FrozenCancellation } from '../../booking/booking-change.ts';
import type { BookingFee } from '../../booking/fee.ts';
import { findSession, isNamed, withChanged } from '../../booking/place.ts';
import { isCancelled } from '../../booking/states.ts';
import { type Acting, recordSessions } from '../../booking/steps/record-sessions.ts';
import { waivedAfter } from '../../booking/waiver.ts';
import { CUSTOMER_ACTOR } from '../../booking/words.ts';
import { worthWithout } from '../../booking/worth.ts';
import { renewInvoice } from '../../invoicing/steps/issue-invoice.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';
import { freeHostsOf } from './free-hosts-of.ts';
import { tellDesk } from './tell-desk.ts';

const titleOf = (booking: Booking, session: Session): string => {
  const place = findSession(booking, session);
  const title = place?.line.experience?.title ?? 'Session';
  return place && place.line.quantity > 1 ? `${title}, session ${place.unit + 1}` : title;
};

/** The fees of a cancellation: one per session, or one that the desk set for all of them. */
const feesOf = (
  booking: Booking,
  frozen: FrozenCancellation,
  cancelled: readonly Session[],
  at: Date,
): readonly BookingFee[] => {
  const kind = 'cancellation' as const;
  const ofSessions = frozen.sessions.flatMap(({ line, unit, fee: amount }): BookingFee[] => {
    const session = cancelled.find(isNamed({ line, unit }));
    if (!session || amount === 0) return [];
    return [{ kind, amount, reason: `Cancelled: ${titleOf(booking, session)}`, session: { line, unit }, at }];
  });
  const rest = minus(frozen.fee, sum(ofSessions.map(({ amount }) => amount)));
  return rest > 0
    ? [...ofSessions, { kind, amount: rest, reason: 'Cancellation', session: null, at }]
    : ofSessions;
};

const cancelledSessions = (
  booking: Booking,
  frozen: FrozenCancellation,
  common: Pick<Cancellation, 'at' | 'by' | 'actor' | 'reason'>,
) => {
  const { taken, sums } = worthWithout(booking, frozen.sessions);
  let left: MinorUnits = frozen.refund;
  const sessions = taken.map(({ session, price }) => {
    const { fee = ZERO } = frozen.sessions.find(isNamed(session)) ?? {};
    const refund = minorUnits(Math.max(0, Math.min(left, price - fee)));
    left = minus(left, refund);
    return cancelling(session, { ...common, fee, refund });
  });
  return { sessions, sums };
};

/**
 * Takes sessions out of a locked booking at frozen figures, and updates fees, sums, code, hosts and invoice; it queues mails and publishes
 * events. The booking is cancelled once none of its sessions takes place. The refunds are in the ledger already.
 */
export const applyCancellation = async (
  acting: Acting<ChangeStore>,
  { now, profile }: Pick<ChangePorts, 'now' | 'profile'>,
  booking: Booking,
  frozen: FrozenCancellation,
): Promise<Booking> => {
  const { store, actor, at } = acting;
  const actorName = frozen.by === 'customer' && actor.accountId === null ? CUSTOMER_ACTOR : actor.name;
  const common = { at, by: frozen.by, actor: actorName, reason: frozen.reason };
  const { sessions, sums } = cancelledSessions(booking, frozen, common);
  await freeHostsOf(store, booking, at, sessions);
  const fees = [...booking.fees, ...feesOf(booking, frozen, sessions, at)];
  const total = plus(sums.total, frozen.fee);
  const isOver = !sessionsOf(withChanged(booking, sessions)).some(takesPlace);
  const entries = await store.ledger.ofBooking(booking.id);
  const paymentStatus = statusBy({ ...booking, total, entries });
  await bookRevenue(store, booking, { total, paymentStatus }, at);
  const after = await recordSessions(
    acting,
    booking,
    sessions.map((session) => ({ session, action: 'cancelled' })),
    isOver ? { state: 'cancelled' } : {},
    {
      subtotal: sums.subtotal,
      discount: sums.discount,
      taxAdded: sums.taxAdded,
      fees,
      total,
      waived: waivedAfter(booking, minus(total, booking.total), false),
      cancellation: isOver ? { ...common, ...totalsOf(booking, sessions, frozen) } : null,
      paymentStatus,
    },
  );
  await flagOverpayment(store, total, entries);
  await renewInvoice(store, { now, profile }, after);
  const { id, reference, partner } = booking;
  if (isOver) await store.events.publish('booking.cancelled', { id, reference, partner });
  await store.jobs.add({
    task: 'mail-cancellation',
    payload: {
      bookingId: id,
      version: after.version,
      sessions: sessions.map(({ line, unit }) => ({ line, unit })),
      fee: frozen.fee,
      refund: frozen.refund,
      byTransfer: paidOutAt(entries, at),
      total,
    },
  });
  // The desk may have cancelled for the customer: then it need not be told.
  if (frozen.by === 'customer') await tellDesk(acting, id);
  await store.audit.add({
    at,
    actor,
    action: isCancelled(after) ? 'booking.cancelled' : 'booking.sessions-cancelled',
    subject: 'booking',
    subjectId: String(id),
    details: {
      reference,
      by: frozen.by,
      sessions: sessions.length,
      fee: toAmount(frozen.fee),
      refund: toAmount(frozen.refund),
      total: toAmount(total),
      version: after.version,
      // A customer's reason may name people.
      ...(frozen.by === 'shop' && { reason: frozen.reason }),
    },
  });
  // Many bookings update the counter of one code: its row is locked last, to hold the lock briefly.
  if (booking.discount && !sums.discount) await store.discountCodes.giveBack(id);
  return after;
};

/** What all cancellations of a booking have cost and refunded together; its sessions may have been cancelled at different times. */
const totalsOf = (
  booking: Booking,
  sessions: readonly Session[],
  { fee, refund }: FrozenCancellation,
): Pick<Cancellation, 'fee' | 'refund'> => {
  const before = sessionsOf(booking).flatMap((session) =>
    sessions.some(isNamed(session)) ? [] : (session.cancellation ?? []),
  );
  return {
    fee: sum([
      ...booking.fees.filter(({ kind }) => kind === 'cancellation').map(({ amount }) => amount),
      fee,
    ]),
    refund: sum([...before.map((each) => each.refund), refund]),
  };
};
