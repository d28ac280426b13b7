import { type DiscountCode, MOST_HOLDS_OF_SOURCE } from '@wondercast/core/buying/discount/discount';
import type { CodeUses } from '@wondercast/core/buying/discount/ports';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import { type RawBuilder, sql } from 'kysely';
import type { RowOf } from '../driver/columns.ts';
import { rowsBy } from '../driver/row-statements.ts';
import { type Builder, type Given, type Parameter, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { DiscountCodeRow } from './tables.ts';

const BY_CODE = rowsBy(DiscountCodeRow, 'code');

const codeOf = ({ holds: _, ...code }: RowOf<typeof DiscountCodeRow>): DiscountCode => code;

/** Condition for holds that have not expired. */
const running = (now: Parameter<Date>) => sql`(value ->> 'until')::timestamptz > ${now}::timestamptz`;

/**
 * Uses that others have reserved. Holds are stored in the code's own row, because a statement that has waited for the row's lock
 * sees the row's newest version, but not that of other tables.
 */
const heldByOthers = (holder: Parameter<string | null>, now: Parameter<Date>): RawBuilder<number> =>
  sql`(select count(*) from jsonb_each(holds) where key is distinct from ${holder}::text and ${running(now)})`;

const hasFreeUse = (holder: Parameter<string | null>, now: Parameter<Date>): RawBuilder<boolean> =>
  sql`current_uses + ${heldByOthers(holder, now)} < max_uses`;

interface Redemption {
  code: string;
  bookingId: number;
  now: Date;
  holder: string | null;
}

/** Counts a use only if the code may still be used, in a single statement. */
const counted = (db: Builder, { code, now, holder }: Given<Redemption>) =>
  db
    .updateTable('discount_codes')
    .set(({ eb }) => ({
      current_uses: eb('current_uses', '+', 1),
      holds: sql`holds - coalesce(${holder}::text, '')`,
    }))
    .where('code', '=', code)
    .where(({ eb, or }) => or([eb('max_uses', 'is', null), hasFreeUse(holder, now)]))
    .returning('id');

/** `isChecked` tells that earlier bookings of the customer were checked. Codes that need no such check are redeemed without it. */
const REDEEM = statement((db, given: Given<Redemption & { subtotal: MinorUnits; isChecked: boolean }>) =>
  db
    .with('used', () =>
      counted(db, given)
        .where('active', '=', true)
        .where(({ eb, or }) =>
          or([eb('once_per_customer', '=', false), sql<boolean>`${given.isChecked}::bool`]),
        )
        .where('min_order_amount', '<=', given.subtotal)
        .where('valid_from', '<=', given.now)
        .where(({ eb, or }) => or([eb('valid_until', 'is', null), eb('valid_until', '>=', given.now)])),
    )
    .insertInto('redemptions')
    .columns(['booking_id', 'discount_code_id'])
    .expression(({ selectFrom }) =>
      selectFrom('used').select([sql<number>`${given.bookingId}::int`.as('booking_id'), 'used.id']),
    )
    .returning('discount_code_id'),
);
const REDEEM_PAID = statement((db, given: Given<Redemption & { isChecked: boolean }>) =>
  db
    .with('used', () =>
      counted(db, given).where(({ eb, or }) =>
        or([eb('once_per_customer', '=', false), sql<boolean>`${given.isChecked}::bool`]),
      ),
    )
    .insertInto('redemptions')
    .columns(['booking_id', 'discount_code_id'])
    .expression(({ selectFrom }) =>
      selectFrom('used').select([sql<number>`${given.bookingId}::int`.as('booking_id'), 'used.id']),
    )
    .returning('discount_code_id'),
);

/**
 * Locks a code that counts once per customer. Queries after this see every use counted before, because all are counted under this
 * lock (decision 206).
 */
const LOCK_ONCE = statement((db, { code }: Given<{ code: string }>) =>
  db
    .selectFrom('discount_codes')
    .select('id')
    .where('code', '=', code)
    .where('once_per_customer', '=', true)
    .forUpdate(),
);
const usesOf = (db: Builder, code: Parameter<string>) =>
  db
    .selectFrom('redemptions')
    .innerJoin('discount_codes', 'discount_codes.id', 'redemptions.discount_code_id')
    .innerJoin('bookings', 'bookings.id', 'redemptions.booking_id')
    .select('bookings.id')
    .where('discount_codes.code', '=', code)
    .limit(1);
const USED_BY = statement(
  (db, { code, accountId, email }: Given<{ code: string; accountId: number | null; email: string | null }>) =>
    usesOf(db, code).where(
      sql<boolean>`(bookings.account_id = ${accountId}::int or lower(bookings.email) = lower(${email}::text))`,
    ),
);
/** Another booking of the same customer that has used the code. */
const USED_BEFORE = statement((db, { code, bookingId }: Given<{ code: string; bookingId: number }>) =>
  usesOf(db, code)
    .innerJoin('bookings as own', (join) => join.on('own.id', '=', bookingId))
    .whereRef('bookings.id', '<>', 'own.id')
    .where(sql<boolean>`(bookings.account_id = own.account_id or lower(bookings.email) = lower(own.email))`),
);

interface NewHold {
  code: string;
  holder: string;
  source: string | null;
  intentId: string;
  until: Date;
  now: Date;
}

/** Also removes expired holds. */
const HOLD = statement((db, { code, holder, source, intentId, until, now }: Given<NewHold>) =>
  db
    .updateTable('discount_codes')
    .set({
      holds: sql`jsonb_set(
        (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(holds) where ${running(now)}),
        array[${holder}::text],
        jsonb_build_object('intent', ${intentId}::text, 'until', ${until}::timestamptz, 'source', ${source}::text))`,
    })
    .where('code', '=', code)
    .where('max_uses', 'is not', null)
    .where(hasFreeUse(holder, now))
    .where(
      sql<boolean>`(${source}::text is null or (select count(*) from jsonb_each(holds)
        where key <> ${holder}::text and value ->> 'source' = ${source}::text and ${running(now)}) < ${MOST_HOLDS_OF_SOURCE})`,
    )
    .returning('id'),
);
const IS_FREE = statement((db, { code, holder, now }: Given<Pick<NewHold, 'code' | 'holder' | 'now'>>) =>
  db.selectFrom('discount_codes').select('id').where('code', '=', code).where(hasFreeUse(holder, now)),
);
const HELD = statement((db, { code, now, holder }: Given<Omit<Redemption, 'bookingId'>>) =>
  db.selectFrom('discount_codes').select(heldByOthers(holder, now).as('held')).where('code', '=', code),
);
const RELEASE = statement((db, { intentId }: Given<{ intentId: string }>) =>
  db
    .updateTable('discount_codes')
    .set({
      holds: sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(holds)
        where value ->> 'intent' <> ${intentId})`,
    })
    .where(sql<boolean>`exists (select 1 from jsonb_each(holds) where value ->> 'intent' = ${intentId})`),
);
const GIVE_BACK = statement((db, { bookingId }: Given<{ bookingId: number }>) =>
  db
    .with('gone', (each) =>
      each.deleteFrom('redemptions').where('booking_id', '=', bookingId).returning('discount_code_id'),
    )
    .updateTable('discount_codes')
    .from('gone')
    .set(({ eb }) => ({ current_uses: eb('current_uses', '-', 1) }))
    .whereRef('id', '=', 'gone.discount_code_id'),
);

export const postgresCodeUses = ({ run, read }: Session): CodeUses => {
  const byCode = async (code: string): Promise<DiscountCode | null> => {
    const [row] = await read(BY_CODE({ code }));
    return row ? codeOf(row) : null;
  };
  /** Whether the code counts once per customer and this booking's customer has not used it. Its row stays locked. */
  const isFirstOfCustomer = async (code: string, bookingId: number): Promise<boolean> =>
    (await run(LOCK_ONCE({ code }))).length > 0 && (await run(USED_BEFORE({ code, bookingId }))).length === 0;
  return {
    byCode,
    redeem: async (code, bookingId, subtotal, now, holder = null) => {
      const redeemed = async (isChecked: boolean) =>
        (await run(REDEEM({ code, bookingId, subtotal, now, holder, isChecked }))).length > 0;
      return (await redeemed(false)) || ((await isFirstOfCustomer(code, bookingId)) && redeemed(true));
    },
    redeemPaid: async (code, bookingId, now, holder) => {
      const redeemed = async (isChecked: boolean) =>
        (await run(REDEEM_PAID({ code, bookingId, now, holder, isChecked }))).length > 0;
      if (await redeemed(false)) return 'counted';
      if ((await isFirstOfCustomer(code, bookingId)) && (await redeemed(true))) return 'counted';
      return (await run(BY_CODE({ code }))).length > 0 ? 'used-up' : 'gone';
    },
    hold: async (code, hold, now) => {
      if ((await run(HOLD({ code, ...hold, now }))).length > 0) return 'held';
      const [row] = await run(BY_CODE({ code }));
      if (row?.maxUses == null) return 'not-needed';
      return (await run(IS_FREE({ code, holder: hold.holder, now }))).length > 0 ? 'too-many' : 'used-up';
    },
    usedBy: async (code, buyer) => (await read(USED_BY({ code, ...buyer }))).length > 0,
    held: async (code, now, holder) => (await read(HELD({ code, now, holder })))[0]?.held ?? 0,
    release: async (intentId) => {
      await run(RELEASE({ intentId }));
    },
    giveBack: async (bookingId) => {
      await run(GIVE_BACK({ bookingId }));
    },
  };
};
