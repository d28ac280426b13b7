import type { BookingRegister } from '@wondercast/core/desk/office/ports';
import { type BookingCursor, type BookingQuery, sortValueOf } from '@wondercast/core/desk/office/register';
import { mayReadCopies } from '../../system/copies.ts';
import type { Replicas } from '../driver/replicas.ts';
import { postgresBookingRegister } from './booking-register.ts';

/** Wraps an error of the callback, which is not a failure of the replica. */
class VisitFailed extends Error {
  override name = 'VisitFailed';
}

const PAGE = 500;

/** Reads page by page, starting after a place. */
const eachAfter = async (
  register: BookingRegister,
  question: BookingQuery,
  visit: Parameters<BookingRegister['each']>[1],
  from: BookingCursor | null,
): Promise<void> => {
  for (let after = from; ; ) {
    const { bookings, more } = await register.page(question, { limit: PAGE, after });
    if (bookings.length > 0) await visit(bookings);
    const last = bookings.at(-1);
    if (!more || !last) return;
    after = { value: sortValueOf(last, question.order.by), id: last.id };
  }
};

/** Reads from a replica if one is recent enough. Otherwise, or when it fails, reads from the leader within the same call. */
export const replicatedRegister = (leader: BookingRegister, replicas: Replicas): BookingRegister => {
  const read = async <Result>(work: (register: BookingRegister) => Promise<Result>): Promise<Result> => {
    if (mayReadCopies()) {
      const found = await replicas
        .read((session) => work(postgresBookingRegister(session, (each) => each(session))))
        .catch((error: unknown) => {
          if (error instanceof VisitFailed) throw error.cause;
          return null;
        });
      if (found) return found.result;
    }
    return work(leader);
  };
  return {
    page: (question, page) => read((register) => register.page(question, page)),
    rows: (question, page) => read((register) => register.rows(question, page)),
    each: async (question, visit) => {
      let last: BookingCursor | null = null;
      let isSecond = false;
      await read(async (register) => {
        // When a replica fails halfway, the leader continues.
        if (isSecond && last) return eachAfter(leader, question, visit, last);
        isSecond = true;
        return register.each(question, async (bookings) => {
          await visit(bookings).catch((cause: unknown) => {
            throw register === leader ? cause : new VisitFailed('Not shown', { cause });
          });
          const shown = bookings.at(-1);
          if (shown) last = { value: sortValueOf(shown, question.order.by), id: shown.id };
        });
      });
    },
    touchedBetween: (from, until) => read((register) => register.touchedBetween(from, until)),
    countSessions: (...range) => read((register) => register.countSessions(...range)),
    sessions: (range) => read((register) => register.sessions(range)),
    takings: (from) => read((register) => register.takings(from)),
    standing: () => read((register) => register.standing()),
    monthsOfPartner: (...asked) => read((register) => register.monthsOfPartner(...asked)),
    linesOfPartner: (...asked) => read((register) => register.linesOfPartner(...asked)),
  };
};
