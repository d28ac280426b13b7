import { NEVER_ASKED, type Reviews } from '@wondercast/core/bookings/reviews/ports';
import type { ReviewState } from '@wondercast/core/bookings/reviews/review-states';
import { sql } from 'kysely';
import { fieldsOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import {
  deleteBy,
  insertAndRead,
  insertRow,
  lockRowsBy,
  rowsBy,
  updateAndRead,
} from '../driver/row-statements.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { BookingReviewRow, ReviewLinkRow } from './tables.ts';

// An update without effect, so that an existing row is returned too.
const ASK = statement((db, { bookingId, version }: Given<{ bookingId: number; version: number }>) =>
  db
    .insertInto('review_asks')
    .values({ booking_id: bookingId, version })
    .onConflict((known) =>
      known.column('booking_id').doUpdateSet(({ ref }) => ({ booking_id: ref('excluded.booking_id') })),
    )
    .returning('version'),
);
const ADD_LINK = insertRow(ReviewLinkRow);
const LINK = rowsBy(ReviewLinkRow, 'tokenHash');
const REVOKE = deleteBy(ReviewLinkRow, 'bookingId');

const OF_BOOKINGS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .selectFrom('booking_reviews')
    .select(fieldsOf(BookingReviewRow))
    .where('booking_id', '=', anyOf(ids))
    .orderBy('id'),
);
const LOCK = lockRowsBy(BookingReviewRow, 'id');
const ADD = insertAndRead(BookingReviewRow, 'id', 'state', 'reason', 'answer', 'publishedId', 'version');
const SAVE = updateAndRead(BookingReviewRow, 'bookingId', 'reference', 'experienceId', 'title');
const PAGE = statement(
  (db, { state, before, limit }: Given<{ state: ReviewState; before: number | null; limit: number }>) =>
    db
      .selectFrom('booking_reviews')
      .select(fieldsOf(BookingReviewRow))
      .where('state', '=', state)
      .where(({ eb, or }) => or([sql<boolean>`${before}::int is null`, eb('id', '<', before)]))
      .orderBy('id', 'desc')
      .limit(limit),
);
const COUNT = statement((db, { state }: Given<{ state: ReviewState }>) =>
  db
    .selectFrom('booking_reviews')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '=', state),
);
const ERASE = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .with('unsaid', (each) => each.deleteFrom('booking_reviews').where('booking_id', '=', anyOf(ids)))
    .with('closed', (each) => each.deleteFrom('review_links').where('booking_id', '=', anyOf(ids)))
    .insertInto('review_asks')
    .columns(['booking_id', 'version'])
    .expression(({ selectFrom }) =>
      selectFrom('bookings')
        .select(['id', sql<number>`${sql.lit(NEVER_ASKED)}`.as('version')])
        .where('id', '=', anyOf(ids)),
    )
    .onConflict((known) =>
      known.column('booking_id').doUpdateSet(({ ref }) => ({ version: ref('excluded.version') })),
    ),
);

export const postgresReviews = ({ run, write }: Session): Reviews => ({
  ask: async (bookingId, version) => writtenRow(await run(ASK({ bookingId, version })), 'The asking').version,
  addLink: ({ bookingId, endsAt }, tokenHash) => write(ADD_LINK({ tokenHash, bookingId, endsAt })),
  byTokenHash: async (tokenHash) => {
    const [row] = await run(LINK({ tokenHash }));
    return row ? { bookingId: row.bookingId, endsAt: row.endsAt } : null;
  },
  revokeLinks: async (bookingId) => {
    await run(REVOKE({ bookingId }));
  },
  ofBookings: (ids) => run(OF_BOOKINGS({ ids })),
  lock: async (id) => (await run(LOCK({ id })))[0] ?? null,
  add: async (review) => writtenRow(await run(ADD(review)), 'The review'),
  save: async (review) => writtenRow(await run(SAVE(review)), 'The review'),
  page: async (state, { limit, before }) => {
    const [rows, counted] = await Promise.all([
      run(PAGE({ state, before, limit: limit + 1 })),
      run(COUNT({ state })),
    ]);
    return {
      reviews: rows.slice(0, limit),
      total: counted[0]?.total ?? 0,
      more: rows.length > limit,
    };
  },
  erase: async (ids) => {
    await run(ERASE({ ids }));
  },
});
