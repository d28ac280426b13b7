import type { Partners } from '@wondercast/core/people/partners/ports';
import { sql } from 'kysely';
import { fieldsOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { insertAndRead, lockRowsBy, rowsBy, updateAndRead } from '../driver/row-statements.ts';
import { statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import type { Listening } from './events.ts';
import { PartnerRow } from './tables.ts';

const ADD = insertAndRead(PartnerRow, 'id', 'version');
const BY_ID = rowsBy(PartnerRow, 'id');
const LOCK = lockRowsBy(PartnerRow, 'id');
const SAVE = updateAndRead(PartnerRow, 'createdAt');
const ALL = statement((db) =>
  db.selectFrom('partners').select(fieldsOf(PartnerRow)).orderBy(sql`lower(name) collate "C"`).orderBy('id'),
);
const STATE = statement((db) =>
  db
    .selectFrom('shop_state')
    .select('partners_version as version')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('webhook_endpoints').select('id').where('enabled', '=', true)).as('listening'),
    )
    .where('id', '=', 1),
);
const KEYS = statement((db) =>
  db
    .selectFrom('partner_keys as k')
    .innerJoin('partners as p', 'p.id', 'k.partner_id')
    .select([
      'k.id',
      'k.key_hash as keyHash',
      'k.partner_id as partnerId',
      'p.name as partnerName',
      'p.commission',
      'k.kind',
      'k.mode',
      'k.origins',
      'k.scopes',
      'k.rate_per_minute as ratePerMinute',
      'k.expires_at as expiresAt',
    ])
    .select(({ eb }) => eb('k.revoked_at', 'is not', null).as('revoked'))
    .orderBy('k.id'),
);
const RAISE = statement((db) =>
  db
    .updateTable('shop_state')
    .set(({ eb }) => ({ partners_version: eb('partners_version', '+', 1) }))
    .where('id', '=', 1),
);

export const postgresPartners = ({ run }: Session, listening: Listening): Partners => ({
  add: async (partner) => writtenRow(await run(ADD(partner)), 'The partner'),
  byId: async (id) => (await run(BY_ID({ id })))[0] ?? null,
  lock: async (id) => (await run(LOCK({ id })))[0] ?? null,
  save: async (partner) => writtenRow(await run(SAVE(partner)), 'The partner'),
  all: () => run(ALL()),
  directory: async () => {
    // The version is read first: newer keys are then only loaded once more.
    const [state] = await run(STATE());
    const keys = await run(KEYS());
    listening.anybody = state ? Boolean(state.listening) : true;
    return {
      version: state?.version ?? 0,
      keys: keys.map((key) => ({ ...key, revoked: Boolean(key.revoked) })),
    };
  },
  raiseVersion: async () => {
    await run(RAISE());
  },
});
