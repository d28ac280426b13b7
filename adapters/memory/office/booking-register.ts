import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { fittingPage } from '@wondercast/core/bookings/booking/own-page';
import { awaitsConfirmation, isCancelled, isConfirmed } from '@wondercast/core/bookings/booking/states';
import { minuteOfDay } from '@wondercast/core/calendar/scheduling/instant';
import { slotOf } from '@wondercast/core/calendar/scheduling/session-slot';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import type { BookingRegister } from '@wondercast/core/desk/office/ports';
import {
  type BookingCursor,
  type BookingFilter,
  type BookingOrder,
  type BookingQuery,
  type DayTakings,
  hasStoredCount,
  hasWord,
  type Session,
  type SessionDay,
  searchTextOf,
  sortValueOf,
  toBookingRow,
} from '@wondercast/core/desk/office/register';
import { dayAt, type LocalDate } from '@wondercast/core/kernel/calendar';
import { minorUnits, minus, plus, sum, ZERO } from '@wondercast/core/kernel/money';
import { hasMoved } from '@wondercast/core/money/payment/entry-status';
import { balanceOf, type LedgerEntry, openAmount } from '@wondercast/core/money/payment/ledger';
import { paymentStanding } from '@wondercast/core/money/payment/payment-status';
import type { MemorySession } from '../memory-session.ts';
import { memoryStatements } from './statements.ts';

const BATCH = 500;

const within = (day: LocalDate, from: LocalDate | null, to: LocalDate | null): boolean =>
  (from === null || day >= from) && (to === null || day <= to);

const answers = (booking: Booking, filter: BookingFilter, updatedAt: Date | undefined): boolean => {
  const { words, state, paymentStatus, deliveryStatus, sessionFrom, sessionTo } = filter;
  const text = searchTextOf(booking);
  const days = booking.lines.flatMap(({ slots }) => slots.flatMap(({ date }) => date ?? []));
  return (
    words.every((word) => hasWord(text, word)) &&
    (state === null || booking.state === state) &&
    (filter.cancelled === null || isCancelled(booking) === filter.cancelled) &&
    (paymentStatus === null || paymentStanding(booking) === paymentStatus) &&
    (filter.updatedSince === null || (updatedAt !== undefined && updatedAt >= filter.updatedSince)) &&
    (filter.partnerId === null || booking.partner?.id === filter.partnerId) &&
    (deliveryStatus === null || booking.deliveryStatus === deliveryStatus) &&
    within(dayAt(booking.createdAt, 0), filter.createdFrom, filter.createdTo) &&
    ((sessionFrom === null && sessionTo === null) || days.some((day) => within(day, sessionFrom, sessionTo)))
  );
};

const compare = (a: BookingCursor, b: BookingCursor): number => {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id - b.id;
};

const cursorOf = (booking: Booking, { by }: BookingOrder): BookingCursor => ({
  value: sortValueOf(booking, by),
  id: booking.id,
});

/** Units of a line at the same time are one session. */
const sessionsOf = (booking: Booking): readonly Session[] => {
  const { id: bookingId, reference, customer, state, deliveryStatus } = booking;
  const { firstName, lastName, companyName } = customer;
  const sessions = new Map<string, Session>();
  for (const [position, { experience, selectedTier, sessions: units }] of booking.lines.entries())
    for (const unit of units.filter(takesPlace)) {
      const { date, time, meridiem, zone, isSecond } = slotOf(unit);
      if (!date) continue;
      const name = JSON.stringify([position, date, time, meridiem, zone]);
      const count = (sessions.get(name)?.units ?? 0) + 1;
      const { title = null, duration = null } = experience ?? {};
      sessions.set(name, {
        startsAt: sessions.get(name)?.startsAt ?? unit.agreed?.startsAt ?? null,
        bookingId,
        reference,
        position,
        date,
        time,
        meridiem,
        zone,
        ...(isSecond && { isSecond }),
        title,
        duration,
        selectedTier,
        units: count,
        firstName,
        lastName,
        companyName,
        state,
        deliveryStatus,
      });
    }
  return [...sessions.values()];
};

const LATEST = Number.POSITIVE_INFINITY;

const byTime = (a: Session, b: Session): number =>
  (minuteOfDay(a) ?? LATEST) - (minuteOfDay(b) ?? LATEST) ||
  a.bookingId - b.bookingId ||
  a.position - b.position;

const signed = (entry: LedgerEntry) => {
  const { kind, amount } = entry;
  if (!hasMoved(entry)) return ZERO;
  if (kind === 'charge' || kind === 'offline') return amount;
  return kind === 'refund' ? minus(ZERO, amount) : ZERO;
};

export const memoryBookingRegister = (memory: MemorySession): BookingRegister => {
  const all = () => memory.tables.bookings.all();
  const found = ({ filter, order }: BookingQuery): readonly Booking[] => {
    const sorted = all()
      .filter((booking) => answers(booking, filter, memory.tables.bookingUpdates.get(booking.id)))
      .toSorted((a, b) => compare(cursorOf(a, order), cursorOf(b, order)));
    return order.descending ? sorted.toReversed() : sorted;
  };
  const pageOf: BookingRegister['page'] = async (
    question,
    { limit, after, countTo = Number.POSITIVE_INFINITY, isWeighed = false },
  ) => {
    const bookings = found(question);
    const { order } = question;
    const rest = bookings.filter((booking) => {
      if (after === null) return true;
      const way = compare(cursorOf(booking, order), after);
      return order.descending ? way < 0 : way > 0;
    });
    const total = hasStoredCount(question.filter) ? bookings.length : Math.min(bookings.length, countTo + 1);
    const few = rest.slice(0, limit);
    const sizes = few.map(({ lines }) => ({
      units: lines.reduce((units, { quantity }) => units + quantity, 0),
    }));
    const fit = isWeighed ? fittingPage(sizes).length : few.length;
    return { bookings: few.slice(0, fit), total, more: rest.length > fit };
  };
  return {
    page: pageOf,
    rows: async (question, asked) => {
      const { bookings, total, more } = await pageOf(question, asked);
      return { rows: bookings.map(toBookingRow), total, more };
    },
    each: async (question, visit) => {
      const bookings = found(question);
      for (let at = 0; at < bookings.length; at += BATCH) await visit(bookings.slice(at, at + BATCH));
    },
    touchedBetween: async (from, until) => {
      const isWithin = (at: Date | undefined) => at !== undefined && at >= from && at < until;
      const { invoices, ledger } = memory.tables;
      const ids = [
        ...invoices.all().flatMap(({ bookingId, issuedAt }) => (isWithin(issuedAt) ? bookingId : [])),
        ...ledger.all().flatMap(({ bookingId, at }) => (bookingId !== null && isWithin(at) ? bookingId : [])),
        ...all().flatMap(({ id, lines }) =>
          lines.some(({ sessions }) => sessions.some(({ agreed }) => isWithin(agreed?.startsAt))) ? id : [],
        ),
      ];
      return [...new Set(ids)].toSorted((a, b) => a - b);
    },
    countSessions: async (from, to, countTo) => {
      const sessions = all()
        .flatMap(sessionsOf)
        .filter(({ date }) => within(date, from, to));
      return Math.min(sessions.length, countTo + 1);
    },
    sessions: async ({ from, to, perDay, countTo }) => {
      const sessions = all().flatMap(sessionsOf);
      const days = Map.groupBy(
        sessions.filter(({ date }) => within(date, from, to)),
        ({ date }) => date,
      );
      return [...days]
        .map(([date, of]): SessionDay => {
          const counted = of.toSorted(byTime).slice(0, countTo === undefined ? undefined : countTo + 1);
          return {
            date,
            total: counted.length,
            confirmed: counted.filter(isConfirmed).length,
            sessions: counted.slice(0, perDay),
          };
        })
        .toSorted((a, b) => (a.date < b.date ? -1 : 1));
    },
    takings: async (from) => {
      const days = new Map<LocalDate, DayTakings>();
      const add = (date: LocalDate, bookings: number, revenue: number, received: number) => {
        if (date < from) return;
        const day = days.get(date) ?? { date, bookings: 0, revenue: ZERO, received: ZERO };
        days.set(date, {
          date,
          bookings: day.bookings + bookings,
          revenue: plus(day.revenue, minorUnits(revenue)),
          received: plus(day.received, minorUnits(received)),
        });
      };
      for (const { createdAt, total } of all()) add(dayAt(createdAt, 0), 1, total, 0);
      for (const { day, bookings, amount } of memory.tables.revenueChanges.all())
        if (bookings !== 0 || amount !== 0) add(day, bookings, amount, 0);
      for (const entry of memory.tables.ledger.all())
        if (entry.bookingId !== null && signed(entry) !== 0) add(dayAt(entry.at, 0), 0, 0, signed(entry));
      return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    },
    ...memoryStatements(memory),
    standing: async () => {
      const entries = Map.groupBy(memory.tables.ledger.all(), ({ bookingId }) => bookingId);
      const open = all()
        .map(({ id, total, paymentStatus }) =>
          openAmount(paymentStatus, balanceOf(total, entries.get(id) ?? [])),
        )
        .filter((amount) => amount > ZERO);
      return {
        unpaid: { bookings: open.length, amount: sum(open) },
        unconfirmed: all().filter(awaitsConfirmation).length,
      };
    },
  };
};
