import { fittingPage } from '@wondercast/core/bookings/booking/own-page';
import type { BookingRegister } from '@wondercast/core/desk/office/ports';
import { ZERO } from '@wondercast/core/kernel/money';
import { monthSpan } from '@wondercast/core/people/partners/statement';
import { sql } from 'kysely';
import {
  allBookings,
  bookingOf,
  bookingRowOf,
  type SelectedBooking,
  selectBookings,
  selectBriefly,
} from '../booking/booking-rows.ts';
import { storedState } from '../booking/stored-state.ts';
import { type Query, textQuery } from '../driver/query.ts';
import { anyOf, type Given, query, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { listed, searched } from './booking-page.ts';
import { bookingsAsked, orderOf } from './booking-query.ts';
import { readPage } from './searched-page.ts';
import { SESSION_COUNT, SESSIONS } from './sessions.ts';
import { LINES_OF_PARTNER, MONTHS_OF_PARTNER } from './statements.ts';
import { STANDING, TAKINGS } from './takings.ts';

/** Runs work in one transaction, so that all its reads belong to one snapshot. */
export type Within = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

const BATCH = 500;

const PAGE = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  selectBookings(allBookings(db)).where('b.id', '=', anyOf(ids)).orderBy(sql`array_position(${ids}, b.id)`),
);

const ROWS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  selectBriefly(allBookings(db)).where('b.id', '=', anyOf(ids)).orderBy(sql`array_position(${ids}, b.id)`),
);

/** In the order of `ids`. */
const SIZES = statement(
  (_, { ids }: Given<{ ids: readonly number[] }>) =>
    sql<{ units: number }>`select coalesce(sum(l.quantity), 0)::int as units
      from unnest(${ids}::int[]) with ordinality as asked(id, place) left join booking_lines l on l.booking_id = asked.id
      group by asked.id, asked.place order by asked.place`,
);

/** Each part uses the index of its own timestamps. */
const TOUCHED = statement(
  (_, { from, until }: Given<{ from: Date; until: Date }>) =>
    sql<{
      id: number;
    }>`select booking_id as id from invoices where issued_at >= ${from} and issued_at < ${until}
      union select booking_id from payment_ledger where at >= ${from} and at < ${until} and booking_id is not null
      union select booking_id from booking_slots where starts_at >= ${from} and starts_at < ${until}
      order by id`,
);

/** The cursor returns rows of the statement that it was declared with. */
const FETCH: Query<SelectedBooking> = textQuery(`fetch ${BATCH} from asked`);

export const postgresBookingRegister = ({ run }: Session, within: Within): BookingRegister => ({
  page: async (question, { limit, after, countTo = null, isWeighed = false }) => {
    const find = question.filter.words.length > 0 ? searched : listed;
    const page = find(run, question, { limit: limit + 1, after, countTo });
    const fitting = async (ids: readonly number[]) =>
      isWeighed ? fittingPage(await run(SIZES({ ids }))).length : ids.length;
    const { rows, total, more } = await readPage(page, limit, (ids) => run(PAGE({ ids })), fitting);
    return { bookings: rows.map(bookingOf), total, more };
  },
  rows: async (question, { limit, after, countTo = null }) => {
    const find = question.filter.words.length > 0 ? searched : listed;
    const page = find(run, question, { limit: limit + 1, after, countTo });
    const { rows, total, more } = await readPage(page, limit, (ids) => run(ROWS({ ids })));
    return { rows: rows.map(bookingRowOf), total, more };
  },
  each: (question, visit) =>
    within(async (session) => {
      await session.run(
        query((db) => {
          const asked = selectBookings(bookingsAsked(db, question)).orderBy(orderOf(question));
          return sql`declare asked no scroll cursor for ${asked}`;
        }),
      );
      for (;;) {
        const rows = await session.run(FETCH);
        if (rows.length > 0) await visit(rows.map(bookingOf));
        if (rows.length < BATCH) break;
      }
      await session.run(textQuery('close asked'));
    }),
  touchedBetween: async (from, until) => (await run(TOUCHED({ from, until }))).map(({ id }) => id),
  countSessions: async (from, to, countTo) =>
    (await run(SESSION_COUNT({ from, to, countTo })))[0]?.sessions ?? 0,
  sessions: async ({ from, to, perDay, countTo = null }) => {
    const rows = await run(SESSIONS({ from, to, perDay, countTo }));
    return [...Map.groupBy(rows, ({ date }) => date)].map(([date, of]) => ({
      date,
      total: of[0]?.total ?? 0,
      confirmed: of[0]?.certain ?? 0,
      sessions: of.map(({ total: _, certain: __, confirmed, cancelled, isSecond, ...session }) => ({
        ...session,
        ...(isSecond && { isSecond }),
        state: storedState({ confirmed, cancelled }),
      })),
    }));
  },
  takings: (from) => run(TAKINGS({ from })),
  standing: async () => {
    const [row] = await run(STANDING());
    return {
      unpaid: { bookings: row?.bookings ?? 0, amount: row?.amount ?? ZERO },
      unconfirmed: row?.unconfirmed ?? 0,
    };
  },
  monthsOfPartner: (partnerId, from, until) => run(MONTHS_OF_PARTNER({ partnerId, from, until })),
  linesOfPartner: (partnerId, month, { before, limit }) =>
    run(LINES_OF_PARTNER({ partnerId, ...monthSpan(month), before, limit })),
});
