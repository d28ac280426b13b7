import type { KeyKind, Scope } from '@wondercast/core/caller';
import type { Partner } from '@wondercast/core/partners/partner';
import type { Partners } from '@wondercast/core/partners/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant, instantOrNull } from '../rows.ts';
import type { Listening } from './events.ts';

const COLUMNS = 'id, name, created_at "createdAt", version';
const ADD = constant(`insert into partners (name, created_at) values ($1, $2) returning ${COLUMNS}`);
const BY_ID = constant(`select ${COLUMNS} from partners where id = $1`);
const LOCK = constant(`select ${COLUMNS} from partners where id = $1 for update`);
const RENAME = constant(
  `update partners set name = $2, version = version + 1 where id = $1 returning ${COLUMNS}`,
);
const ALL = constant(`select ${COLUMNS} from partners order by lower(name) collate "C", id`);
const STATE = constant(`select partners_version "version",
  exists (select 1 from webhook_endpoints where enabled) "listening" from shop_state where id = 1`);
const KEYS =
  constant(`select k.id, k.key_hash "keyHash", k.partner_id "partnerId", p.name "partnerName", k.kind, k.origins,
  k.scopes, k.rate_per_minute "ratePerMinute", k.expires_at "expiresAt", k.revoked_at is not null "revoked"
  from partner_keys k join partners p on p.id = k.partner_id order by k.id`);
const RAISE = constant('update shop_state set partners_version = partners_version + 1 where id = 1');

type Row = Omit<Partner, 'createdAt'> & { createdAt: string };

interface KeyRow {
  id: number;
  keyHash: string;
  partnerId: number;
  partnerName: string;
  kind: KeyKind;
  origins: string[];
  scopes: Scope[];
  ratePerMinute: number;
  expiresAt: string | null;
  revoked: boolean;
}

const partnerOf = ({ createdAt, ...row }: Row): Partner => ({ ...row, createdAt: instant(createdAt) });

export const postgresPartners = ({ sql }: Session, listening: Listening): Partners => {
  const one = async (text: string, parameters: readonly unknown[]): Promise<Partner | null> => {
    const [row] = await sql<Row>(text, parameters);
    return row ? partnerOf(row) : null;
  };
  const written = (partner: Partner | null): Partner => {
    if (!partner) throw new Error('The partner was not written');
    return partner;
  };
  return {
    add: async ({ name, createdAt }) => written(await one(ADD, [name, createdAt])),
    byId: (id) => one(BY_ID, [id]),
    lock: (id) => one(LOCK, [id]),
    rename: async (id, name) => written(await one(RENAME, [id, name])),
    all: async () => (await sql<Row>(ALL)).map(partnerOf),
    directory: async () => {
      // The version first: keys that are newer than it are only loaded once more.
      const [state] = await sql<{ version: number; listening: boolean }>(STATE);
      const keys = await sql<KeyRow>(KEYS);
      listening.anybody = state?.listening ?? true;
      return {
        version: state?.version ?? 0,
        keys: keys.map((key) => ({ ...key, expiresAt: instantOrNull(key.expiresAt) })),
      };
    },
    raiseVersion: async () => {
      await sql(RAISE);
    },
  };
};
