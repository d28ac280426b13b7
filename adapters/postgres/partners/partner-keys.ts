import type { PartnerKey } from '@wondercast/core/people/partners/key';
import type { PartnerKeys } from '@wondercast/core/people/partners/ports';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { type Query, writtenRow } from '../driver/query.ts';
import { insertAndRead, lockRowsBy, rowsBy, updateAndRead } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { PartnerKeyRow } from './tables.ts';

type Row = RowOf<typeof PartnerKeyRow>;

const ADD = insertAndRead(PartnerKeyRow, 'id', 'lastUsedAt', 'version');
const BY_ID = rowsBy(PartnerKeyRow, 'id');
const LOCK = lockRowsBy(PartnerKeyRow, 'id');
const ALL = statement((db, { partnerId }: Given<{ partnerId: number | null }>) =>
  db
    .selectFrom('partner_keys')
    .select(fieldsOf(PartnerKeyRow))
    .where(({ eb, or }) => or([sql<boolean>`${partnerId}::int is null`, eb('partner_id', '=', partnerId)]))
    .orderBy('id', 'desc'),
);
const SAVE = updateAndRead(PartnerKeyRow, 'partnerId', 'kind', 'hint', 'keyHash', 'createdAt', 'lastUsedAt');
const USED = statement((db, { uses }: Given<{ uses: string }>) =>
  db
    .updateTable('partner_keys as k')
    .from(
      sql<{ id: number; at: Date }>`json_to_recordset(${uses}::json)`.as<'u'>(sql`u(id int, at timestamptz)`),
    )
    .set(({ ref }) => ({ last_used_at: ref('u.at') }))
    .whereRef('k.id', '=', 'u.id')
    .where(({ eb, or, ref }) =>
      or([eb('k.last_used_at', 'is', null), eb('k.last_used_at', '<', ref('u.at'))]),
    ),
);

const keyOf = ({ keyHash: _, ...key }: Row): PartnerKey => key;

export const postgresPartnerKeys = ({ run }: Session): PartnerKeys => {
  const one = async (query: Query<Row>): Promise<PartnerKey | null> => {
    const [row] = await run(query);
    return row ? keyOf(row) : null;
  };
  return {
    add: async (key) => keyOf(writtenRow(await run(ADD(key)), 'The key')),
    byId: (id) => one(BY_ID({ id })),
    lock: (id) => one(LOCK({ id })),
    all: async (partnerId) => (await run(ALL({ partnerId }))).map(keyOf),
    save: async (key) => keyOf(writtenRow(await run(SAVE(key)), 'The key')),
    used: async (uses) => {
      await run(USED({ uses: JSON.stringify(uses.map(({ keyId, at }) => ({ id: keyId, at }))) }));
    },
  };
};
