import { withNotice } from '../../../calendar/scheduling/notice.ts';
import { isAhead } from '../../../calendar/scheduling/session-states.ts';
import { toAmount } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { bookRevenue } from '../../../money/payment/steps/book-revenue.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenMove } from '../../booking/frozen-change.ts';
import { findSession } from '../../booking/place.ts';
import { agreeOn, reopen } from '../../booking/steps/agree-session.ts';
import { prefer } from '../../booking/steps/prefer.ts';
import { queueAgreedMail } from '../../booking/steps/queue-agreed-mail.ts';
import { type Acting, recordSessions, type SessionChange } from '../../booking/steps/record-sessions.ts';
import { queueRenewal } from '../../invoicing/steps/queue-renewal.ts';
import { withMoveFee } from '../move.ts';
import type { ChangeStore } from '../ports.ts';
import { type Waiver, waivedOf } from '../waived.ts';
import { NO_SUCH_SESSION } from '../words.ts';
import { takeFreeTime } from './free-move.ts';
import { tellDesk } from './tell-desk.ts';

const changeOfMove = (
  acting: Acting<ChangeStore>,
  booking: Booking,
  frozen: FrozenMove,
): Promise<SessionChange> => {
  const { session: name, preferences, agreed, by, at, isFreeTime = false } = frozen;
  const found = findSession(booking, name)?.session;
  if (!found) throw new Refusal('not-found', NO_SUCH_SESSION);
  // A move by the shop does not affect what the customer pays for a later cancellation.
  const session = by === 'customer' ? withNotice(found, new Date(at)) : found;
  if (agreed && isFreeTime) return takeFreeTime(acting, booking, session, frozen);
  if (agreed) return agreeOn(acting, booking, session, { ...agreed, startsAt: new Date(agreed.startsAt) });
  return isAhead(session)
    ? reopen(acting, booking, session, preferences ?? [])
    : prefer(acting, booking, session, preferences ?? []);
};

/** Moves a session. Its hosts move with it where the new time is agreed at once; otherwise they are freed. The booking must be locked. */
export const applyMove = async (
  acting: Acting<ChangeStore>,
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
  if (frozen.agreed && !frozen.isDesk) await tellDesk(acting, id);
  if (frozen.agreed) await queueAgreedMail(acting, booking, after, change, frozen.difference);
  else {
    await store.events.publish('booking.rescheduled', { id, reference, partner });
    await store.jobs.addAll([
      { task: 'mail-preferences-changed', payload: session },
      { task: 'mail-dates-changed', payload: { bookingId: id, version: after.version } },
    ]);
  }
  if (raised > 0) {
    await queueRenewal(store, after, at);
    await store.audit.add({
      at,
      actor,
      action: 'booking.move-charged',
      subject: 'booking',
      subjectId: String(id),
      details: { reference, fee: toAmount(frozen.difference), ...waivedOf(waiver), ...reason },
    });
  }
};
