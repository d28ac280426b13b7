import type { WebhookDeliveries } from '@wondercast/core/partners/ports';
import type { WebhookDelivery } from '@wondercast/core/partners/webhook';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant, instantOrNull } from '../rows.ts';

const COLUMNS = `id, endpoint_id "endpointId", event, booking_id "bookingId", reference, body, state, created_at "createdAt",
  next_at "nextAt", attempts`;
const BY_ID = constant(`select ${COLUMNS} from webhook_deliveries where id = $1`);
const LOCK = constant(`select ${COLUMNS} from webhook_deliveries where id = $1 for update`);
const WANTED = '($1::int is null or endpoint_id = $1) and ($2::text is null or state = $2)';
const PAGE = constant(`select ${COLUMNS} from webhook_deliveries where ${WANTED}
  and ($4::text is null or (created_at, id) < (select created_at, id from webhook_deliveries where id = $4))
  order by created_at desc, id desc limit $3`);
const COUNT = constant(`select count(*)::int "total" from webhook_deliveries where ${WANTED}`);
const SAVE = constant(
  'update webhook_deliveries set state = $2, next_at = $3, attempts = $4::jsonb where id = $1',
);
const EXPIRE = constant('delete from webhook_deliveries where created_at < $1');

type Row = Omit<WebhookDelivery, 'createdAt' | 'nextAt' | 'attempts'> & {
  createdAt: string;
  nextAt: string | null;
  attempts: { at: string; status: number | null; error: string | null; ms: number }[];
};

const deliveryOf = (row: Row): WebhookDelivery => ({
  ...row,
  createdAt: instant(row.createdAt),
  nextAt: instantOrNull(row.nextAt),
  // Inside JSON an instant is as JSON writes it.
  attempts: row.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at) })),
});

export const postgresWebhookDeliveries = ({ sql }: Session): WebhookDeliveries => {
  const one = async (text: string, id: string): Promise<WebhookDelivery | null> => {
    const [row] = await sql<Row>(text, [id]);
    return row ? deliveryOf(row) : null;
  };
  return {
    byId: (id) => one(BY_ID, id),
    lock: (id) => one(LOCK, id),
    page: async ({ endpointId, state }, { limit, before }) => {
      const [rows, counted] = await Promise.all([
        sql<Row>(PAGE, [endpointId, state, limit + 1, before]),
        sql<{ total: number }>(COUNT, [endpointId, state]),
      ]);
      return {
        deliveries: rows.slice(0, limit).map(deliveryOf),
        total: counted[0]?.total ?? 0,
        more: rows.length > limit,
      };
    },
    save: async ({ id, state, nextAt, attempts }) => {
      await sql(SAVE, [id, state, nextAt, JSON.stringify(attempts)]);
    },
    expire: async (before) => {
      await sql(EXPIRE, [before]);
    },
  };
};
