import { withNotice } from '../../../calendar/scheduling/notice.ts';
import { isAhead } from '../../../calendar/scheduling/session-states.ts';
import { freeHosts } from '../../../calendar/staffing/steps/free-hosts.ts';
import { type Cents, toDollars, ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hasNothingDue, isPaidUp, paymentStanding } from '../../../money/payment/payment-status.ts';
import { bookRevenue } from '../../../money/payment/steps/book-revenue.ts';
import { settleStatus } from '../../../money/payment/steps/settle-status.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import { findSession, isAmong, withChanged } from '../../booking/place.ts';
import { staffedSession } from '../../booking/staffed-session.ts';
import { agreeOn, reopen } from '../../booking/steps/agree-session.ts';
import { prefer } from '../../booking/steps/prefer.ts';
import { type Acting, recordSessions, type SessionChange } from '../../booking/steps/record-sessions.ts';
import { renewLinks } from '../../booking/steps/renew-links.ts';
import { waivedAfter } from '../../booking/waiver.ts';
import type { Amendment } from '../amendment.ts';
import { amendmentOf } from '../frozen.ts';
import { withMoveFee } from '../move.ts';
import type { AmendmentStore } from '../ports.ts';
import { NO_SUCH_SESSION } from '../words.ts';
import { renewsInvoice } from './renews-invoice.ts';

const MOST_WORDS = 20;

/** What of a change's price is not asked for, and what of the booking's is not afterwards. */
interface Waiver {
  readonly now: Cents;
  readonly inAll: Cents;
}

const waivedOf = ({ now }: Waiver) => (now === ZERO ? {} : { waived: toDollars(now) });

/** Sessions as they were: what is recorded of each is what it was and what it is. */
const sessionChanges = (before: Booking, { changed, cancelled }: Amendment): readonly SessionChange[] => {
  const isOut = isAmong(cancelled);
  return changed.flatMap((session): readonly SessionChange[] => {
    const place = findSession(before, session);
    // A new unit has no before; one that has only been given to another line is as it was.
    if (!place || place.session === session) return [];
    return [{ session, action: isOut(session) ? 'cancelled' : 'changed' }];
  });
};

const freeThose = async (
  { store, at }: Acting<AmendmentStore>,
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

/** Changes what is booked, with everything that follows. The booking must be locked. */
const applyAmendment = async (
  acting: Acting<AmendmentStore>,
  booking: Booking,
  frozen: FrozenAmendment,
  waiver: Waiver,
): Promise<void> => {
  const { store, at, actor } = acting;
  const amendment = amendmentOf(booking, frozen, actor.name);
  // What had nothing due owes now what it costs; its ledger says whether that is here.
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
  if (frozen.customer) await store.customers.follow(booking.customer, frozen.customer);
  const changes = sessionChanges(booking, amendment);
  // As they were before, so that what is recorded compares.
  const earlier = changes.flatMap(({ session }) => findSession(booking, session)?.session ?? []);
  const recorded = await recordSessions(acting, withChanged(after, earlier), changes);
  const words = [...amendment.units.map((unit) => `${unit.title}: ${unit.words}`), ...personalOf(frozen)];
  // As where the desk corrects it. A customer who changes their own address goes on with the links that they have.
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
      before: { total: toDollars(booking.total) },
      after: { total: toDollars(after.total) },
      fee: toDollars(amendment.fee),
      version: recorded.version,
      ...waivedOf(waiver),
      ...(frozen.reason !== null && frozen.isDesk && { reason: frozen.reason }),
    },
  });
  for (const { line, unit } of amendment.cancelled) {
    const gone = findSession(recorded, { line, unit })?.session;
    if (gone?.agreed)
      await store.jobs.add({
        task: 'mail-session-cancelled',
        payload: { bookingId: id, line, unit, version: gone.version },
      });
  }
  await store.jobs.addAll([
    { task: 'issue-invoice', payload: { bookingId: id } },
    {
      task: 'mail-booking-amended',
      payload: {
        bookingId: id,
        version: recorded.version,
        words: words.slice(0, MOST_WORDS),
        difference: amendment.difference,
        total: after.total,
        fee: amendment.fee,
        renewsInvoice: await renewsInvoice(store, booking, recorded),
      },
    },
  ]);
  // Many bookings update the code's counter: its row is locked last, and for the shortest time.
  if (booking.discount && !amendment.sums.discount) await store.discountCodes.giveBack(id);
};

const changeOfMove = (
  acting: Acting<AmendmentStore>,
  booking: Booking,
  { session: name, preferences, agreed, by, at }: FrozenMove,
): Promise<SessionChange> => {
  const found = findSession(booking, name)?.session;
  if (!found) throw new Refusal('not-found', NO_SUCH_SESSION);
  // A move of the shop's own costs its customer nothing later.
  const session = by === 'customer' ? withNotice(found, new Date(at)) : found;
  if (agreed) return agreeOn(acting, booking, session, { ...agreed, startsAt: new Date(agreed.startsAt) });
  return isAhead(session)
    ? reopen(acting, booking, session, preferences ?? [])
    : prefer(acting, booking, session, preferences ?? []);
};

/** Moves a session, with its hosts where it is agreed at once; else they are freed. The booking must be locked. */
const applyMove = async (
  acting: Acting<AmendmentStore>,
  booking: Booking,
  frozen: FrozenMove,
  waiver: Waiver,
): Promise<void> => {
  const { store, at, actor } = acting;
  const reason = frozen.isDesk && frozen.reason !== null ? { reason: frozen.reason } : {};
  const change = { ...(await changeOfMove(acting, booking, frozen)), ...reason };
  const costed = withMoveFee(booking, frozen);
  await bookRevenue(store, booking, costed, at);
  if (costed !== booking) await store.bookings.saveChange({ ...costed, waived: waiver.inAll }, []);
  const raised = costed === booking ? 0 : 1;
  const after = await recordSessions(acting, { ...costed, version: booking.version + raised }, [change]);
  const { id, reference, partner } = booking;
  const { line, unit, version } = change.session;
  const session = { bookingId: id, line, unit, version };
  if (frozen.agreed)
    await store.jobs.add({
      task: change.action === 'moved' ? 'mail-session-moved' : 'mail-session-agreed',
      payload: session,
    });
  else {
    await store.events.publish('booking.rescheduled', { id, reference, partner });
    await store.jobs.addAll([
      { task: 'mail-preferences-changed', payload: session },
      { task: 'mail-dates-changed', payload: { bookingId: id, version: after.version } },
    ]);
  }
  if (raised > 0) {
    await store.jobs.add({ task: 'issue-invoice', payload: { bookingId: id } });
    await store.audit.add({
      at,
      actor,
      action: 'booking.move-charged',
      subject: 'booking',
      subjectId: String(id),
      details: { reference, fee: toDollars(frozen.difference), ...waivedOf(waiver), ...reason },
    });
  }
};

/**
 * Carries out a frozen change of a locked booking; `paidBy` is the intent that paid for it, whose charge is in the ledger already.
 * What a paid booking costs more without such a payment is waived (decisions 144, 156). Answers the booking as it is then.
 */
export const applyChange = async (
  acting: Acting<AmendmentStore>,
  booking: Booking,
  frozen: FrozenAmendment | FrozenMove,
  paidBy: string | null = null,
): Promise<Booking> => {
  const { difference } = frozen;
  const isWaived = paidBy === null && isPaidUp(paymentStanding(booking)) && difference > 0;
  const waiver = {
    now: isWaived ? difference : ZERO,
    inAll: waivedAfter(booking, difference, paidBy !== null),
  };
  await (frozen.kind === 'move'
    ? applyMove(acting, booking, frozen, waiver)
    : applyAmendment(acting, booking, frozen, waiver));
  await settleStatus(acting.store, booking.id, acting.at, paidBy);
  return (await acting.store.bookings.byId(booking.id)) ?? booking;
};
