import { type DiscountCode, MOST_HOLDS_OF_SOURCE } from '@wondercast/core/discount/discount';
import type { DiscountCodes } from '@wondercast/core/discount/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant, instantOrNull, money } from '../rows.ts';
import { DiscountCodeRow } from '../schema.ts';
import { postgresCodeEdits } from './code-edits.ts';

const COLUMNS = `id, code, description, discount_type "discountType", discount_value "discountValue",
  min_order_amount "minOrderAmount", max_uses "maxUses", current_uses "currentUses", active, valid_from "validFrom",
  valid_until "validUntil", created_at "createdAt", updated_at "updatedAt", version`;

const BY_CODE = constant(`select ${COLUMNS} from discount_codes where code = $1`);
const ALL = constant(`select ${COLUMNS} from discount_codes order by id desc`);

/**
 * Uses that somebody else has reserved. Holds stand in the code's own row: whoever waits for the row judges what it says
 * then, in one statement, which rows of another table would not allow.
 */
const heldByOthers = (holder: string, now: string): string =>
  `(select count(*) from jsonb_each(holds) where key is distinct from ${holder}::text and (value ->> 'until')::timestamptz > ${now})`;

/** Whether the code may still be used is asked again in the same step that counts the use. */
const REDEEM = constant(`with used as (
    update discount_codes set current_uses = current_uses + 1, holds = holds - coalesce($5::text, '')
    where code = $1 and active and (max_uses is null or current_uses + ${heldByOthers('$5', '$4')} < max_uses)
      and min_order_amount <= $3 and valid_from <= $4 and (valid_until is null or valid_until >= $4)
    returning id)
  insert into redemptions (booking_id, discount_code_id) select $2, id from used returning discount_code_id`);
const REDEEM_PAID = constant(`with used as (
    update discount_codes set current_uses = current_uses + 1, holds = holds - coalesce($4::text, '')
    where code = $1 and (max_uses is null or current_uses + ${heldByOthers('$4', '$3')} < max_uses)
    returning id)
  insert into redemptions (booking_id, discount_code_id) select $2, id from used returning discount_code_id`);
const HELD_OF_SOURCE = `(select count(*) from jsonb_each(holds) where key <> $2::text and value ->> 'source' = $6::text
  and (value ->> 'until')::timestamptz > $5)`;
/** What has run out goes in passing. */
const HOLD = constant(`update discount_codes set holds = jsonb_set(
    (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(holds) where (value ->> 'until')::timestamptz > $5),
    array[$2::text], jsonb_build_object('intent', $3::text, 'until', $4::timestamptz, 'source', $6::text))
  where code = $1 and max_uses is not null and current_uses + ${heldByOthers('$2', '$5')} < max_uses
    and ($6::text is null or ${HELD_OF_SOURCE} < ${MOST_HOLDS_OF_SOURCE})
  returning 1`);
const IS_FREE = constant(`select 1 from discount_codes
  where code = $1 and current_uses + ${heldByOthers('$2', '$3')} < max_uses`);
const LIMIT = constant('select max_uses "maxUses" from discount_codes where code = $1');
const HELD = constant(`select ${heldByOthers('$2', '$3')}::int "held" from discount_codes where code = $1`);
const RELEASE = constant(`update discount_codes set holds =
    (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(holds) where value ->> 'intent' <> $1)
  where exists (select 1 from jsonb_each(holds) where value ->> 'intent' = $1)`);

const GIVE_BACK =
  constant(`with gone as (delete from redemptions where booking_id = $1 returning discount_code_id)
  update discount_codes set current_uses = current_uses - 1 from gone where id = gone.discount_code_id`);

type Row = Omit<
  DiscountCode,
  'discountValue' | 'minOrderAmount' | 'validFrom' | 'validUntil' | 'createdAt' | 'updatedAt'
> & {
  discountValue: string;
  minOrderAmount: number;
  validFrom: string;
  validUntil: string | null;
  createdAt: string;
  updatedAt: string;
};

const codeOf = (row: Row): DiscountCode => ({
  ...row,
  discountValue: Number(row.discountValue),
  minOrderAmount: money(row.minOrderAmount),
  validFrom: instant(row.validFrom),
  validUntil: instantOrNull(row.validUntil),
  createdAt: instant(row.createdAt),
  updatedAt: instant(row.updatedAt),
});

export const postgresDiscountCodes = (session: Session): DiscountCodes => {
  const { sql, read, entities } = session;
  const byCode = async (code: string): Promise<DiscountCode | null> => {
    const [row] = await read<Row>(BY_CODE, [code]);
    return row ? codeOf(row) : null;
  };
  return {
    ...postgresCodeEdits(session, COLUMNS, codeOf),
    byCode,
    add: async (code) => {
      await (await entities()).insert(DiscountCodeRow, code);
      const added = await byCode(code.code);
      if (!added) throw new Error(`Code ${code.code} is gone right after it was written`);
      return added;
    },
    all: async () => (await sql<Row>(ALL)).map(codeOf),
    redeem: async (code, bookingId, subtotal, now, holder = null) =>
      (await sql(REDEEM, [code, bookingId, subtotal, now, holder])).length > 0,
    redeemPaid: async (code, bookingId, now, holder) => {
      if ((await sql(REDEEM_PAID, [code, bookingId, now, holder])).length > 0) return 'counted';
      return (await sql(LIMIT, [code])).length > 0 ? 'used-up' : 'gone';
    },
    hold: async (code, { holder, source, intentId, until }, now) => {
      if ((await sql(HOLD, [code, holder, intentId, until, now, source])).length > 0) return 'held';
      const [row] = await sql<{ maxUses: number | null }>(LIMIT, [code]);
      if (row?.maxUses == null) return 'not-needed';
      return (await sql(IS_FREE, [code, holder, now])).length > 0 ? 'too-many' : 'used-up';
    },
    held: async (code, now, holder) => {
      const [row] = await read<{ held: number }>(HELD, [code, holder, now]);
      return row?.held ?? 0;
    },
    release: async (intentId) => {
      await sql(RELEASE, [intentId]);
    },
    giveBack: async (bookingId) => {
      await sql(GIVE_BACK, [bookingId]);
    },
  };
};
