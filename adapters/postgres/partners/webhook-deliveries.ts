import type { WebhookDeliveries } from '@wondercast/core/people/partners/ports';
import type { WebhookDelivery } from '@wondercast/core/people/partners/webhook';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import type { Query } from '../driver/query.ts';
import { lockRowsBy, rowsBy, updateRow } from '../driver/row-statements.ts';
import { type Builder, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { WebhookDeliveryRow } from './tables.ts';

type Row = RowOf<typeof WebhookDeliveryRow>;

interface Wanted {
  endpointId: number | null;
  state: WebhookDelivery['state'] | null;
}

/** Deliveries of an endpoint and in a state, where given. */
const wanted = (db: Builder, { endpointId, state }: Given<Wanted>) =>
  db
    .selectFrom('webhook_deliveries')
    .where(({ eb, or }) => or([sql<boolean>`${endpointId}::int is null`, eb('endpoint_id', '=', endpointId)]))
    .where(({ eb, or }) => or([sql<boolean>`${state}::text is null`, eb('state', '=', state)]));

const BY_ID = rowsBy(WebhookDeliveryRow, 'id');
const LOCK = lockRowsBy(WebhookDeliveryRow, 'id');
const PAGE = statement((db, given: Given<Wanted & { before: string | null; limit: number }>) =>
  wanted(db, given)
    .select(fieldsOf(WebhookDeliveryRow))
    .where(({ eb, or, refTuple, selectFrom }) =>
      or([
        sql<boolean>`${given.before}::text is null`,
        eb(
          refTuple('created_at', 'id'),
          '<',
          selectFrom('webhook_deliveries as last')
            .select(['last.created_at', 'last.id'])
            .where('last.id', '=', given.before)
            .$asTuple('created_at', 'id'),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
);
const COUNT = statement((db, given: Given<Wanted>) =>
  wanted(db, given).select(({ fn }) => fn.countAll<number>().as('total')),
);
const SAVE = updateRow(
  WebhookDeliveryRow,
  'endpointId',
  'event',
  'bookingId',
  'reference',
  'body',
  'createdAt',
);
const EXPIRE = statement((db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('webhook_deliveries').where('created_at', '<', before),
);

const deliveryOf = (row: Row): WebhookDelivery => ({
  ...row,
  attempts: row.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at) })),
});

export const postgresWebhookDeliveries = ({ run }: Session): WebhookDeliveries => {
  const one = async (query: Query<Row>): Promise<WebhookDelivery | null> => {
    const [row] = await run(query);
    return row ? deliveryOf(row) : null;
  };
  return {
    byId: (id) => one(BY_ID({ id })),
    lock: (id) => one(LOCK({ id })),
    page: async (filter, { limit, before }) => {
      const [rows, counted] = await Promise.all([
        run(PAGE({ ...filter, limit: limit + 1, before })),
        run(COUNT(filter)),
      ]);
      return {
        deliveries: rows.slice(0, limit).map(deliveryOf),
        total: counted[0]?.total ?? 0,
        more: rows.length > limit,
      };
    },
    save: async (delivery) => {
      const attempts = delivery.attempts.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() }));
      await run(SAVE({ ...delivery, attempts }));
    },
    expire: async (before) => {
      await run(EXPIRE({ before }));
    },
  };
};
