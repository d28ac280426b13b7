import { type Booking, daysOf, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { chosenState } from '@wondercast/core/bookings/booking/derived-status';
import { openUnits } from '@wondercast/core/bookings/booking/open-bookings';
import type { BookingSize } from '@wondercast/core/bookings/booking/own-page';
import { withChanged } from '@wondercast/core/bookings/booking/place';
import type { Bookings } from '@wondercast/core/bookings/booking/ports';
import { PAYMENT_USED, REFERENCE_TAKEN } from '@wondercast/core/bookings/booking/words';
import { endOf } from '@wondercast/core/calendar/scheduling/session';
import { isAhead } from '@wondercast/core/calendar/scheduling/session-states';
import { lowered } from '@wondercast/core/desk/customers/customer-record';
import { sum, ZERO } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { awaitsBooking, mayBePaid } from '@wondercast/core/money/payment/intent-states';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import { NOT_AUTHENTICATED } from '@wondercast/core/people/caller';
import type { MemorySession } from '../memory-session.ts';
import { removeFeedsOf } from '../notices/calendar-feeds.ts';
import { anonymousBooking, unnamedChange } from './anonymous.ts';

/** Sorts by creation time first, because an id is drawn before its booking is placed. */
const newestFirst = (bookings: readonly Booking[]): readonly Booking[] =>
  bookings.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);

const sizeOf = ({ id, createdAt, lines }: Booking): BookingSize => ({
  id,
  createdAt,
  units: lines.reduce((count, { quantity }) => count + quantity, 0),
});

/** Wraps a session so that it records when each booking is written. */
const notingUpdates = (session: MemorySession): MemorySession => {
  const { bookings, bookingUpdates } = session.tables;
  const noting = {
    ...bookings,
    set: (id: number, booking: Booking) => {
      bookings.set(id, booking);
      bookingUpdates.set(id, session.now());
    },
    delete: (id: number) => {
      bookings.delete(id);
      bookingUpdates.delete(id);
    },
  };
  return { ...session, tables: { ...session.tables, bookings: noting } };
};

export const memoryBookings = (session: MemorySession): Bookings => {
  const memory = notingUpdates(session);
  const byId = async (id: number) => memory.tables.bookings.get(id) ?? null;
  const ofAccount = async (accountId: number) =>
    newestFirst(memory.tables.bookings.all().filter((booking) => booking.accountId === accountId));
  const unowned = (email: string): readonly Booking[] => {
    const linked = new Set(memory.tables.bookingTokens.all().map(({ bookingId }) => bookingId));
    return memory.tables.bookings
      .all()
      .filter(
        ({ id, accountId, customer }) =>
          accountId === null && linked.has(id) && lowered(customer.email) === lowered(email),
      );
  };
  return {
    nextId: async () => memory.nextId('bookings'),
    hasSold: async () => {
      const { bookings, invoices, revenueChanges, intents } = memory.tables;
      const mayBecomeBookings = intents.all().filter((each) => mayBePaid(each) || awaitsBooking(each));
      return (
        [bookings, invoices, revenueChanges].some((rows) => rows.all().length > 0) ||
        mayBecomeBookings.length > 0
      );
    },
    add: async (booking) => {
      const { bookings, bookingByReference, bookingByIntent } = memory.tables;
      const { id, accountId, reference, paymentIntentId } = booking;
      if (accountId !== null && !memory.tables.accounts.get(accountId))
        throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
      if (bookingByReference.get(reference)) throw new Refusal('conflict', REFERENCE_TAKEN);
      if (paymentIntentId && bookingByIntent.get(paymentIntentId))
        throw new Refusal('conflict', PAYMENT_USED);
      bookings.set(id, booking);
      bookingByReference.set(reference, id);
      if (paymentIntentId) bookingByIntent.set(paymentIntentId, id);
    },
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    byReference: async (reference) => byId(memory.tables.bookingByReference.get(reference) ?? 0),
    byTokenHash: async (tokenHash) => byId(memory.tables.bookingTokens.get(tokenHash)?.bookingId ?? 0),
    addToken: async (bookingId, tokenHash) => {
      const { bookings, bookingTokens } = memory.tables;
      if (!bookings.get(bookingId)) throw new Error(`A link to booking ${bookingId}, which is not there`);
      bookingTokens.set(tokenHash, { tokenHash, bookingId });
    },
    revokeTokens: async (bookingId) => {
      const { bookingTokens } = memory.tables;
      for (const link of bookingTokens.all())
        if (link.bookingId === bookingId) bookingTokens.delete(link.tokenHash);
    },
    ofAccount,
    sizesOfAccount: async (accountId, { limit, after }) =>
      (await ofAccount(accountId))
        .filter(({ createdAt, id }) => {
          const apart = after ? createdAt.getTime() - after.createdAt.getTime() : -1;
          return apart < 0 || (apart === 0 && after !== null && id < after.id);
        })
        .slice(0, limit)
        .map(sizeOf),
    countOfAccount: async (accountId) => (await ofAccount(accountId)).length,
    comingOfAccount: async (accountId, { from, today, limit }) => {
      const dated = (await ofAccount(accountId)).flatMap((booking) => {
        const days = daysOf(booking)
          .filter((day) => day !== null)
          .toSorted();
        const [first, last] = [days[0], days.at(-1)];
        return first && last && last >= from ? [{ booking, first, last }] : [];
      });
      const order = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
      const coming = dated
        .filter(({ last }) => last >= today)
        .toSorted((a, b) => order(a.first, b.first) || a.booking.id - b.booking.id);
      const past = dated
        .filter(({ last }) => last < today)
        .toSorted((a, b) => order(b.last, a.last) || a.booking.id - b.booking.id);
      return [...coming, ...past].slice(0, limit).map(({ booking }) => sizeOf(booking));
    },
    openOfAccount: async (accountId, from) => {
      const open = (await ofAccount(accountId)).map((booking) => openUnits(booking, from)).filter(Boolean);
      return { bookings: open.length, units: open.reduce((sum, units) => sum + units, 0) };
    },
    unownedOf: async (email, limit) => newestFirst(unowned(email)).slice(0, limit).map(sizeOf),
    claim: async (wanted, { accountId, email }) => {
      const claimed = unowned(email).filter(({ id }) => wanted.includes(id));
      for (const booking of claimed) memory.tables.bookings.set(booking.id, { ...booking, accountId });
      return claimed.map(({ id }) => id);
    },
    setAccount: async (id, accountId) => {
      const booking = memory.tables.bookings.get(id);
      if (booking) memory.tables.bookings.set(id, { ...booking, accountId, version: booking.version + 1 });
    },
    byIds: async (ids) => newestFirst(memory.tables.bookings.all().filter(({ id }) => ids.includes(id))),
    lockOfAccount: ofAccount,
    ofVisitor: async (visitorKey) =>
      newestFirst(memory.tables.bookings.all().filter((booking) => booking.visitorKey === visitorKey)),
    setState: async (id, state) => {
      const booking = memory.tables.bookings.get(id);
      if (booking)
        memory.tables.bookings.set(id, { ...booking, ...chosenState(state), version: booking.version + 1 });
    },
    setDelivery: async (id, deliveryStatus) => {
      const booking = memory.tables.bookings.get(id);
      if (booking)
        memory.tables.bookings.set(id, { ...booking, deliveryStatus, version: booking.version + 1 });
    },
    setPayment: async (id, paymentStatus, intentId) => {
      const { bookings, bookingByIntent } = memory.tables;
      const booking = bookings.get(id);
      if (!booking) return;
      const paymentIntentId = booking.paymentIntentId ?? intentId;
      const owner = paymentIntentId ? (bookingByIntent.get(paymentIntentId) ?? id) : id;
      if (owner !== id) throw new Refusal('conflict', PAYMENT_USED);
      if (paymentIntentId) bookingByIntent.set(paymentIntentId, id);
      const isNowPaid = !isPaidFor(booking) && isPaidFor({ paymentStatus });
      const waived = isNowPaid ? ZERO : booking.waived;
      const version = booking.version + 1;
      bookings.set(id, { ...booking, paymentStatus, paymentIntentId, waived, version });
    },
    setCustomer: async ({ id, customer, billing }) => {
      const booking = memory.tables.bookings.get(id);
      if (booking)
        memory.tables.bookings.set(id, { ...booking, customer, billing, version: booking.version + 1 });
    },
    endedSessions: async (endedBy, limit) =>
      memory.tables.bookings
        .all()
        .flatMap((booking) =>
          sessionsOf(booking).flatMap(({ line, unit, state, stateSince, agreed }) => {
            const end = agreed && endOf(agreed);
            const isDue =
              isAhead({ state }) && end && end <= endedBy && (stateSince === null || stateSince <= end);
            return isDue ? [{ bookingId: booking.id, line, unit, end }] : [];
          }),
        )
        .toSorted((a, b) => a.end.getTime() - b.end.getTime())
        .slice(0, limit)
        .map(({ bookingId, line, unit }) => ({ bookingId, line, unit })),
    saveSessions: async ({ id, state, confirmedBySessions, deliveryStatus }, changed) => {
      const booking = memory.tables.bookings.get(id);
      if (!booking) return;
      memory.tables.bookings.set(id, {
        ...withChanged(booking, changed),
        ...{ state, confirmedBySessions, deliveryStatus },
        version: booking.version + 1,
      });
    },
    saveChange: async (after, changed) => {
      const booking = memory.tables.bookings.get(after.id);
      if (!booking) return;
      const { subtotal, discount, taxAdded, fees, total, waived, cancellation } = after;
      const { paymentStatus, state, confirmedBySessions, deliveryStatus } = after;
      memory.tables.bookings.set(after.id, {
        ...withChanged(booking, changed),
        ...{ subtotal, discount, taxAdded, fees, total, waived, cancellation },
        ...{ paymentStatus, state, confirmedBySessions, deliveryStatus },
        version: booking.version + 1,
      });
    },
    saveAmendment: async (after) => {
      const booking = memory.tables.bookings.get(after.id);
      if (!booking) return;
      const {
        lines,
        customer,
        billing,
        subtotal,
        discount,
        tax,
        taxAdded,
        fees,
        total,
        waived,
        cancellation,
      } = after;
      const { paymentStatus, state, confirmedBySessions, deliveryStatus } = after;
      memory.tables.bookings.set(after.id, {
        ...booking,
        ...{
          lines,
          customer,
          billing,
          subtotal,
          tax,
          taxAdded,
          discount,
          fees,
          total,
          waived,
          cancellation,
          paymentStatus,
          state,
          confirmedBySessions,
          deliveryStatus,
        },
        version: booking.version + 1,
      });
    },
    anonymise: async (ids) => {
      const { accounts, answers, bookings, bookingChanges, bookingNotes, bookingTokens, sessionLinks } =
        memory.tables;
      for (const id of ids) {
        const booking = bookings.get(id);
        if (!booking) continue;
        for (const change of bookingChanges.all())
          if (change.bookingId === id) bookingChanges.set(change.id, unnamedChange(change, booking));
        bookings.set(id, anonymousBooking(booking, accounts.get(booking.accountId ?? 0)?.username ?? null));
      }
      for (const { bookingId, name } of answers.all())
        if (bookingId !== null && ids.includes(bookingId)) answers.delete(name);
      for (const note of bookingNotes.all()) if (ids.includes(note.bookingId)) bookingNotes.delete(note.id);
      for (const id of ids)
        for (const { messageId } of memory.tables.bookingMails.get(id) ?? [])
          memory.tables.mailTexts.delete(`${id} ${messageId}`);
      for (const links of [bookingTokens, sessionLinks])
        for (const { bookingId, tokenHash } of links.all())
          if (ids.includes(bookingId)) links.delete(tokenHash);
    },
    bookRevenue: async (changes) => {
      for (const change of changes) {
        const id = memory.nextId('revenueChanges');
        memory.tables.revenueChanges.set(id, { ...change, id });
      }
    },
    stated: async (bookingId) => {
      const changes = memory.tables.revenueChanges.all().filter((each) => each.bookingId === bookingId);
      return {
        refunds: sum(changes.map(({ refunds }) => refunds)),
        commission: sum(changes.map(({ commission }) => commission)),
      };
    },
    remove: async (id) => {
      const { tables } = memory;
      const booking = tables.bookings.get(id);
      if (!booking) return;
      tables.bookings.delete(id);
      tables.bookingByReference.delete(booking.reference);
      if (booking.paymentIntentId) tables.bookingByIntent.delete(booking.paymentIntentId);
      for (const { messageId } of tables.bookingMails.get(id) ?? [])
        tables.mailTexts.delete(`${id} ${messageId}`);
      tables.bookingMails.delete(id);
      for (const { bookingId, name } of tables.mailClaims.all())
        if (bookingId === id) tables.mailClaims.delete(name);
      for (const note of tables.bookingNotes.all())
        if (note.bookingId === id) tables.bookingNotes.delete(note.id);
      for (const missing of tables.missingRates.all())
        if (missing.bookingId === id) tables.missingRates.delete(missing.id);
      for (const review of tables.bookingReviews.all())
        if (review.bookingId === id) tables.bookingReviews.delete(review.id);
      removeFeedsOf(memory, { kind: 'booking', id });
      tables.reviewAsks.delete(id);
      for (const { bookingId, tokenHash } of tables.reviewLinks.all())
        if (bookingId === id) tables.reviewLinks.delete(tokenHash);
      tables.redemptions.delete(id);
      for (const { bookingId, name } of tables.bookingReminders.all())
        if (bookingId === id) tables.bookingReminders.delete(name);
      for (const { bookingId, tokenHash } of tables.bookingTokens.all())
        if (bookingId === id) tables.bookingTokens.delete(tokenHash);
      for (const { bookingId, name } of tables.answers.all())
        if (bookingId === id) tables.answers.delete(name);
      for (const { bookingId, tokenHash } of tables.sessionLinks.all())
        if (bookingId === id) tables.sessionLinks.delete(tokenHash);
      for (const { bookingId, tokenHash } of tables.payLinks.all())
        if (bookingId === id) tables.payLinks.delete(tokenHash);
      for (const each of tables.assignments.all())
        if (each.bookingId === id) tables.assignments.delete(each.id);
      for (const change of tables.bookingChanges.all())
        if (change.bookingId === id) tables.bookingChanges.delete(change.id);
      for (const intent of tables.intents.all())
        if (intent.bookingId === id) tables.intents.set(intent.id, { ...intent, bookingId: null });
    },
  };
};
