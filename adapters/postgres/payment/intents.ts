import type { Intent, Revision } from '@wondercast/core/payment/intent';
import type { Intents } from '@wondercast/core/payment/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant, instantOrNull } from '../rows.ts';

/** What is looked for beside the writing does not see what is written. */
const ADD = constant(`with added as (
    insert into payment_intents (id, purpose, state, currency, account_id, visitor_key, booking_id, revisions, created_at,
      touched_at, held_until) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11))
  select id from payment_intents where state = 'open' and purpose = 'checkout' and $2 = 'checkout'
    and (visitor_key = $6 or account_id = $5)`);
const SELECT = `select id, purpose, state, currency, account_id "accountId", visitor_key "visitorKey",
  booking_id "bookingId", revisions, created_at "createdAt", touched_at "touchedAt", held_until "heldUntil"
  from payment_intents`;
const BY_ID = constant(`${SELECT} where id = $1`);
const OF_BOOKING = constant(`${SELECT} where booking_id = $1`);
const LOCK = constant('select 1 from payment_intents where id = $1 for update');
const SAVE =
  constant(`update payment_intents set state = $2, booking_id = $3, revisions = $4::jsonb, touched_at = $5,
  held_until = $6 where id = $1`);
/** Whether it may still be changed is asked in the step that changes it. */
const REVISE =
  constant(`update payment_intents set revisions = revisions || $2::jsonb, touched_at = $4, held_until = $5
  where id = $1 and state = 'open' and (revisions -> -1 ->> 'number')::int = $3 - 1 returning 1`);
const OPEN_OF = constant(`select id from payment_intents where state = 'open' and purpose = 'checkout'
  and (visitor_key = $1 or account_id = $2)`);
const LAPSED = constant(
  `select id from payment_intents where state = 'open' and (held_until <= $1 or touched_at < $2)`,
);
const UNFINISHED = constant(`select id from payment_intents where state in ('paid', 'refunding')`);
const OPEN_ENDED = constant(
  `select id from payment_intents where id = any($1) and state in ('open', 'paid', 'refunding')`,
);
const RECONCILED = constant('select payments_reconciled_until "until" from shop_state where id = 1');
const SET_RECONCILED = constant('update shop_state set payments_reconciled_until = $1 where id = 1');

type Row = Omit<Intent, 'createdAt' | 'touchedAt' | 'heldUntil'> & {
  createdAt: string;
  touchedAt: string;
  heldUntil: string | null;
};

const intentOf = (row: Row): Intent => ({
  ...row,
  createdAt: instant(row.createdAt),
  touchedAt: instant(row.touchedAt),
  heldUntil: instantOrNull(row.heldUntil),
});

const json = (revisions: readonly Revision[]): string => JSON.stringify(revisions);

export const postgresIntents = ({ sql }: Session): Intents => {
  const byId = async (id: string): Promise<Intent | null> => {
    const [row] = await sql<Row>(BY_ID, [id]);
    return row ? intentOf(row) : null;
  };
  const ids = async (text: string, parameters: readonly unknown[] = []): Promise<readonly string[]> =>
    (await sql<{ id: string }>(text, parameters)).map(({ id }) => id);
  return {
    add: async (intent) => {
      const { id, purpose, state, currency, accountId, visitorKey, bookingId } = intent;
      const { revisions, createdAt, touchedAt, heldUntil } = intent;
      return ids(ADD, [
        id,
        purpose,
        state,
        currency,
        accountId,
        visitorKey,
        bookingId,
        json(revisions),
        createdAt,
        touchedAt,
        heldUntil,
      ]);
    },
    byId,
    // Read after the lock is held: what the row said before may be somebody's past.
    lock: async (id) => ((await sql(LOCK, [id])).length > 0 ? byId(id) : null),
    save: async ({ id, state, bookingId, revisions, touchedAt, heldUntil }) => {
      await sql(SAVE, [id, state, bookingId, json(revisions), touchedAt, heldUntil]);
    },
    revise: async (id, revision, touchedAt, heldUntil) =>
      (await sql(REVISE, [id, json([revision]), revision.number, touchedAt, heldUntil])).length > 0,
    openOf: ({ accountId, visitorKey }) => ids(OPEN_OF, [visitorKey, accountId]),
    ofBooking: async (bookingId) => (await sql<Row>(OF_BOOKING, [bookingId])).map(intentOf),
    lapsed: (now, untouchedSince) => ids(LAPSED, [now, untouchedSince]),
    unfinished: () => ids(UNFINISHED),
    openEnded: async (among) => (among.length === 0 ? [] : ids(OPEN_ENDED, [among])),
    reconciledUntil: async () => {
      const [row] = await sql<{ until: string | null }>(RECONCILED);
      return instantOrNull(row?.until ?? null);
    },
    setReconciledUntil: async (at) => {
      await sql(SET_RECONCILED, [at]);
    },
  };
};
