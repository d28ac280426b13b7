import type { Attention } from '@wondercast/core/payment/attention';
import type { AttentionList } from '@wondercast/core/payment/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant, money } from '../rows.ts';

const COLUMNS = 'intent_id "intentId", amount, reason, since';
const ADD = constant(`insert into payment_attention (intent_id, amount, reason, since) values ($1, $2, $3, $4)
  on conflict (intent_id) do update set amount = excluded.amount, reason = excluded.reason returning (xmax = 0) "isNew"`);
const REMOVE = constant('delete from payment_attention where intent_id = $1');
const BY_ID = constant(`select ${COLUMNS} from payment_attention where intent_id = $1`);
const ALL = constant(`select ${COLUMNS} from payment_attention order by since desc`);

type Row = Omit<Attention, 'since'> & { since: string };

const attentionOf = (row: Row): Attention => ({
  ...row,
  amount: money(row.amount),
  since: instant(row.since),
});

export const postgresAttention = ({ sql }: Session): AttentionList => ({
  add: async ({ intentId, amount, reason, since }) =>
    (await sql<{ isNew: boolean }>(ADD, [intentId, amount, reason, since]))[0]?.isNew ?? false,
  remove: async (intentId) => {
    await sql(REMOVE, [intentId]);
  },
  byId: async (intentId) => {
    const [row] = await sql<Row>(BY_ID, [intentId]);
    return row ? attentionOf(row) : null;
  },
  all: async () => (await sql<Row>(ALL)).map(attentionOf),
});
