import type { WebhookEndpoints } from '@wondercast/core/partners/ports';
import type { WebhookEndpoint } from '@wondercast/core/partners/webhook';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant } from '../rows.ts';
import type { Listening } from './events.ts';

const COLUMNS = `id, partner_id "partnerId", url, description, events, enabled, secrets, created_at "createdAt", version`;
const ADD =
  constant(`insert into webhook_endpoints (partner_id, url, description, events, enabled, secrets, created_at)
  values ($1, $2, $3, $4::jsonb, $5, $6::jsonb, $7) returning ${COLUMNS}`);
const BY_ID = constant(`select ${COLUMNS} from webhook_endpoints where id = $1`);
const LOCK = constant(`select ${COLUMNS} from webhook_endpoints where id = $1 for update`);
const ALL = constant(`select ${COLUMNS} from webhook_endpoints order by id desc`);
const SAVE =
  constant(`update webhook_endpoints set url = $2, description = $3, events = $4::jsonb, enabled = $5,
  secrets = $6::jsonb, version = version + 1 where id = $1 returning ${COLUMNS}`);
const REMOVE = constant('delete from webhook_endpoints where id = $1');

type Row = Omit<WebhookEndpoint, 'createdAt' | 'secrets'> & {
  createdAt: string;
  secrets: { secret: string; until: string | null }[];
};

const endpointOf = (row: Row): WebhookEndpoint => ({
  ...row,
  // Inside JSON an instant is as JSON writes it.
  secrets: row.secrets.map(({ secret, until }) => ({
    secret,
    until: until === null ? null : new Date(until),
  })),
  createdAt: instant(row.createdAt),
});

export const postgresWebhookEndpoints = ({ sql }: Session, listening: Listening): WebhookEndpoints => {
  const one = async (text: string, parameters: readonly unknown[]): Promise<WebhookEndpoint | null> => {
    const [row] = await sql<Row>(text, parameters);
    return row ? endpointOf(row) : null;
  };
  const written = (endpoint: WebhookEndpoint | null): WebhookEndpoint => {
    if (!endpoint) throw new Error('The webhook was not written');
    return endpoint;
  };
  return {
    add: async (endpoint) => {
      listening.anybody = true;
      return written(
        await one(ADD, [
          endpoint.partnerId,
          endpoint.url,
          endpoint.description,
          JSON.stringify(endpoint.events),
          endpoint.enabled,
          JSON.stringify(endpoint.secrets),
          endpoint.createdAt,
        ]),
      );
    },
    byId: (id) => one(BY_ID, [id]),
    lock: (id) => one(LOCK, [id]),
    all: async () => (await sql<Row>(ALL)).map(endpointOf),
    save: async (endpoint) => {
      listening.anybody = true;
      return written(
        await one(SAVE, [
          endpoint.id,
          endpoint.url,
          endpoint.description,
          JSON.stringify(endpoint.events),
          endpoint.enabled,
          JSON.stringify(endpoint.secrets),
        ]),
      );
    },
    remove: async (id) => {
      await sql(REMOVE, [id]);
    },
  };
};
