import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import {
  type BookingMail,
  mailStateAfter,
  wasAccepted,
} from '@wondercast/core/bookings/booking/booking-mail';
import type { BookingMails } from '@wondercast/core/bookings/booking/ports';
import { areDatesCertain } from '@wondercast/core/bookings/booking/states';
import { slotOf } from '@wondercast/core/calendar/scheduling/session-slot';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { MemorySession } from '../memory-session.ts';

/** Whether the booking has a session on that day that has a day but no agreed time. */
const hasDayAlone = (booking: Booking, day: LocalDate): boolean =>
  sessionsOf(booking).some(
    (session) => takesPlace(session) && !session.agreed && slotOf(session).date === day,
  );

const nameOf = (bookingId: number, messageId: string): string => `${bookingId} ${messageId}`;

export const memoryBookingMails = (memory: MemorySession): BookingMails => {
  const of = (bookingId: number) => memory.tables.bookingMails.get(bookingId) ?? [];
  return {
    claim: async ({ bookingId, messageId, now, until }) => {
      const { bookings, mailClaims } = memory.tables;
      const name = nameOf(bookingId, messageId);
      const before = mailClaims.get(name);
      const isSent = of(bookingId).some((mail) => mail.messageId === messageId && wasAccepted(mail));
      const isHeld = before !== undefined && (before.until === null || before.until > now);
      if (!bookings.get(bookingId) || isSent || isHeld) return false;
      mailClaims.set(name, { bookingId, name, until });
      return true;
    },
    record: async ({ error, isKeptBack = false, asSent, ...attempt }) => {
      const { bookings, bookingMails, mailClaims, mailTexts } = memory.tables;
      const { bookingId, messageId } = attempt;
      if (!bookings.get(bookingId)) return;
      const before = of(bookingId).find((mail) => mail.messageId === messageId);
      const state = mailStateAfter({ error, isKeptBack });
      const claim = mailClaims.get(nameOf(bookingId, messageId));
      if (claim) mailClaims.set(claim.name, { ...claim, until: error === null ? null : attempt.at });
      if (asSent) mailTexts.set(nameOf(bookingId, messageId), asSent);
      const recipient = asSent?.recipient ?? before?.recipient ?? null;
      const attempts = (before?.attempts ?? 0) + 1;
      const mail: BookingMail = { ...attempt, error, state, attempts, recipient };
      bookingMails.set(
        bookingId,
        before ? of(bookingId).map((each) => (each === before ? mail : each)) : [mail, ...of(bookingId)],
      );
    },
    claimReminders: async (day) => {
      const { bookings, bookingReminders } = memory.tables;
      const due = bookings
        .all()
        .filter((booking) => areDatesCertain(booking) && hasDayAlone(booking, day))
        .map(({ id: bookingId }) => ({ bookingId, name: `${bookingId} ${day}` }))
        .filter(({ name }) => !bookingReminders.get(name));
      for (const claim of due) bookingReminders.set(claim.name, claim);
      return due.map(({ bookingId }) => bookingId);
    },
    of: async (bookingId) => of(bookingId),
    asSent: async (bookingId, messageId) => memory.tables.mailTexts.get(nameOf(bookingId, messageId)) ?? null,
    ofBookings: async (bookingIds) => bookingIds.flatMap(of),
  };
};
