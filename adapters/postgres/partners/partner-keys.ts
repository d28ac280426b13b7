import type { PartnerKey } from '@wondercast/core/partners/key';
import type { PartnerKeys } from '@wondercast/core/partners/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant, instantOrNull } from '../rows.ts';

const COLUMNS = `id, partner_id "partnerId", kind, label, hint, origins, scopes, rate_per_minute "ratePerMinute",
  created_at "createdAt", last_used_at "lastUsedAt", expires_at "expiresAt", revoked_at "revokedAt", version`;
const ADD =
  constant(`insert into partner_keys (partner_id, kind, label, hint, key_hash, origins, scopes, rate_per_minute,
  created_at, expires_at, revoked_at) values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $11)
  returning ${COLUMNS}`);
const BY_ID = constant(`select ${COLUMNS} from partner_keys where id = $1`);
const LOCK = constant(`select ${COLUMNS} from partner_keys where id = $1 for update`);
const ALL = constant(
  `select ${COLUMNS} from partner_keys where $1::int is null or partner_id = $1 order by id desc`,
);
const SAVE =
  constant(`update partner_keys set label = $2, origins = $3::jsonb, scopes = $4::jsonb, rate_per_minute = $5,
  expires_at = $6, revoked_at = $7, version = version + 1 where id = $1 returning ${COLUMNS}`);
const USED = constant(`update partner_keys k set last_used_at = u.at
  from json_to_recordset($1::json) u(id int, at timestamptz)
  where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)`);

type Row = Omit<PartnerKey, 'createdAt' | 'lastUsedAt' | 'expiresAt' | 'revokedAt'> & {
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  revokedAt: string | null;
};

const keyOf = (row: Row): PartnerKey => ({
  ...row,
  createdAt: instant(row.createdAt),
  lastUsedAt: instantOrNull(row.lastUsedAt),
  expiresAt: instantOrNull(row.expiresAt),
  revokedAt: instantOrNull(row.revokedAt),
});

export const postgresPartnerKeys = ({ sql }: Session): PartnerKeys => {
  const one = async (text: string, parameters: readonly unknown[]): Promise<PartnerKey | null> => {
    const [row] = await sql<Row>(text, parameters);
    return row ? keyOf(row) : null;
  };
  const written = (key: PartnerKey | null): PartnerKey => {
    if (!key) throw new Error('The key was not written');
    return key;
  };
  return {
    add: async (key) =>
      written(
        await one(ADD, [
          key.partnerId,
          key.kind,
          key.label,
          key.hint,
          key.keyHash,
          JSON.stringify(key.origins),
          JSON.stringify(key.scopes),
          key.ratePerMinute,
          key.createdAt,
          key.expiresAt,
          key.revokedAt,
        ]),
      ),
    byId: (id) => one(BY_ID, [id]),
    lock: (id) => one(LOCK, [id]),
    all: async (partnerId) => (await sql<Row>(ALL, [partnerId])).map(keyOf),
    save: async (key) =>
      written(
        await one(SAVE, [
          key.id,
          key.label,
          JSON.stringify(key.origins),
          JSON.stringify(key.scopes),
          key.ratePerMinute,
          key.expiresAt,
          key.revokedAt,
        ]),
      ),
    used: async (uses) => {
      await sql(USED, [JSON.stringify(uses.map(({ keyId, at }) => ({ id: keyId, at })))]);
    },
  };
};
