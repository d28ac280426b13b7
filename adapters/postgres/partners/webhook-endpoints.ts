import type { WebhookEndpoints } from '@wondercast/core/people/partners/ports';
import type { WebhookEndpoint } from '@wondercast/core/people/partners/webhook';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { type Query, writtenRow } from '../driver/query.ts';
import { deleteBy, insertAndRead, lockRowsBy, rowsBy, updateAndRead } from '../driver/row-statements.ts';
import { statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import type { Listening } from './events.ts';
import { WebhookEndpointRow } from './tables.ts';

type Row = RowOf<typeof WebhookEndpointRow>;

const ADD = insertAndRead(WebhookEndpointRow, 'id', 'version');
const BY_ID = rowsBy(WebhookEndpointRow, 'id');
const LOCK = lockRowsBy(WebhookEndpointRow, 'id');
const ALL = statement((db) =>
  db.selectFrom('webhook_endpoints').select(fieldsOf(WebhookEndpointRow)).orderBy('id', 'desc'),
);
const SAVE = updateAndRead(WebhookEndpointRow, 'partnerId', 'createdAt');
const REMOVE = deleteBy(WebhookEndpointRow, 'id');

const endpointOf = (row: Row): WebhookEndpoint => ({
  ...row,
  secrets: row.secrets.map(({ secret, until }) => ({
    secret,
    until: until === null ? null : new Date(until),
  })),
});

const rowOf = <Endpoint extends Pick<WebhookEndpoint, 'secrets'>>(endpoint: Endpoint) => ({
  ...endpoint,
  secrets: endpoint.secrets.map(({ secret, until }) => ({ secret, until: until?.toISOString() ?? null })),
});

export const postgresWebhookEndpoints = ({ run }: Session, listening: Listening): WebhookEndpoints => {
  const one = async (query: Query<Row>): Promise<WebhookEndpoint | null> => {
    const [row] = await run(query);
    return row ? endpointOf(row) : null;
  };
  return {
    add: async (endpoint) => {
      listening.anybody = true;
      return endpointOf(writtenRow(await run(ADD(rowOf(endpoint))), 'The webhook'));
    },
    byId: (id) => one(BY_ID({ id })),
    lock: (id) => one(LOCK({ id })),
    all: async () => (await run(ALL())).map(endpointOf),
    save: async (endpoint) => {
      listening.anybody = true;
      return endpointOf(writtenRow(await run(SAVE(rowOf(endpoint))), 'The webhook'));
    },
    remove: async (id) => {
      await run(REMOVE({ id }));
    },
  };
};
