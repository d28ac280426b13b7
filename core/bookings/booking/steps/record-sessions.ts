import type { Session } from '../../../calendar/scheduling/session.ts';
import type { Actor, NewAuditEntry } from '../../../people/audit/audit.ts';
import { changesOf } from '../../../people/audit/edit.ts';
import { isTaxedOnOtherDay } from '../agreed-days.ts';
import type { Booking } from '../booking.ts';
import { chosenState, followedDelivery, followedState } from '../derived-status.ts';
import { findSession, withChanged } from '../place.ts';
import type { BookingStore, SessionStore } from '../ports.ts';
import { eventOfAction, type SessionAction } from '../session-action.ts';
import { idOfSession, sessionRecord } from '../session-record.ts';
import { isConfirmed, isDelivered } from '../states.ts';
import { isToldByConfirmation } from '../told-by-confirmation.ts';
import { assertNotChanging } from './assert-not-changing.ts';
import { queueReviewMail } from './queue-review-mail.ts';

/** Who changes sessions, when, and in which unit of work. */
export interface Acting<Store extends SessionStore = BookingStore> {
  readonly store: Store;
  readonly at: Date;
  readonly actor: Actor;
}

export interface SessionChange {
  /** The session after the change. */
  readonly session: Session;
  readonly action: SessionAction;
  /** The desk's reason. Reasons that customers write are left out, because they may name people. */
  readonly reason?: string;
}

const entryOf = (
  { at, actor }: Pick<Acting, 'at' | 'actor'>,
  booking: Booking,
  before: Session,
  { session, action, reason }: SessionChange,
): NewAuditEntry => {
  const changes = changesOf(sessionRecord(before), sessionRecord(session));
  return {
    at,
    actor,
    action: `session.${action}`,
    subject: 'session',
    subjectId: idOfSession(booking, session),
    details: { reference: booking.reference, ...changes, ...(reason !== undefined && { reason }) },
  };
};

/** Writes one audit entry per change, all at once, and publishes the changes that partners are told of. */
const recordAll = async (
  acting: Acting<SessionStore>,
  booking: Booking,
  changes: readonly SessionChange[],
): Promise<void> => {
  const { audit, events } = acting.store;
  const entries = changes.flatMap((change) => {
    const before = findSession(booking, change.session);
    return before ? [entryOf(acting, booking, before.session, change)] : [];
  });
  if (entries.length > 0) await audit.addAll(entries);
  const { id, reference, partner } = booking;
  for (const { session, action } of changes) {
    const event = eventOfAction(action);
    if (event && findSession(booking, session))
      await events.publish(event, { id, reference, partner, sessionId: idOfSession(booking, session) });
  }
};

/**
 * Publishes, mails and audits that the booking became confirmed, because every session has its time now, or unconfirmed, because one has
 * lost it. `isMailed` queues a mail that lists the sessions; a mail of its own has already told a session that lost its time.
 */
const confirmationFollowed = async (
  { store: { audit, events, jobs }, at, actor }: Acting<SessionStore>,
  before: Booking,
  after: Booking,
  isMailed: boolean,
): Promise<void> => {
  await events.publish(isConfirmed(after) ? 'booking.confirmed' : 'booking.unconfirmed', after);
  if (isMailed)
    await jobs.add({
      task: 'mail-booking-confirmed',
      payload: { bookingId: after.id, version: after.version },
    });
  await audit.add({
    at,
    actor,
    action: 'booking.confirmation-set',
    subject: 'booking',
    subjectId: String(after.id),
    details: {
      reference: after.reference,
      before: { confirmed: isConfirmed(before) },
      after: { confirmed: isConfirmed(after) },
    },
  });
};

/** What a change of the booked units sets besides sessions. */
type Money = Pick<
  Booking,
  'subtotal' | 'discount' | 'taxAdded' | 'fees' | 'total' | 'waived' | 'cancellation' | 'paymentStatus'
>;

/**
 * Saves sessions of a locked booking, audits and publishes each change, and derives the booking's state and delivery status from them.
 * `set` is a state that an administrator sets: then nothing about the booking itself is published or audited here. `money` are the sums
 * that a change of the booked units sets. Returns the booking as it is afterwards.
 * @throws Refusal 'conflict' while a change of the booking waits for a refund
 */
export const recordSessions = async (
  acting: Acting<SessionStore>,
  booking: Booking,
  changes: readonly SessionChange[],
  set: Partial<Pick<Booking, 'state'>> = {},
  money: Money | null = null,
): Promise<Booking> => {
  if (!money) await assertNotChanging(acting.store, booking.id);
  const sessions = changes.map(({ session }) => session);
  const changed = { ...withChanged(booking, sessions), ...money, ...set, version: booking.version + 1 };
  const after: Booking = {
    ...changed,
    ...(set.state === undefined ? followedState(changed) : chosenState(set.state)),
    deliveryStatus: followedDelivery(changed),
  };
  await (money
    ? acting.store.bookings.saveChange(after, sessions)
    : acting.store.bookings.saveSessions(after, sessions));
  await recordAll(acting, booking, changes);
  if (isTaxedOnOtherDay(after, sessions))
    await acting.store.jobs.add({ task: 'follow-tax-rates', payload: { bookingId: after.id } });
  if (isDelivered(after) && !isDelivered(booking)) await queueReviewMail(acting.store, after, acting.at);
  if (set.state === undefined && after.state !== booking.state) {
    // A customer whose sessions have all taken place needs no mail that they are confirmed.
    await confirmationFollowed(acting, booking, after, isToldByConfirmation(booking, after, changes));
  }
  return after;
};
