import type { Invitation, Invitations } from '@wondercast/core/people/account/invitation';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { type Query, writtenRow } from '../driver/query.ts';
import { insertAndRead, rowsBy } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { InvitationRow } from './tables.ts';

type Row = RowOf<typeof InvitationRow>;
type Asked = Given<{ tokenHash: string; now: Date }>;

const ADD = insertAndRead(InvitationRow, 'id');
const BY_ID = rowsBy(InvitationRow, 'id');
const ALL = statement((db) => db.selectFrom('invitations').select(fieldsOf(InvitationRow)).orderBy('id'));
const BY_TOKEN = statement((db, { tokenHash, now }: Asked) =>
  db
    .selectFrom('invitations')
    .select(fieldsOf(InvitationRow))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now),
);
/** When several transactions delete the same row, Postgres returns it to only one. */
const TAKE = statement((db, { tokenHash, now }: Asked) =>
  db
    .deleteFrom('invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(fieldsOf(InvitationRow)),
);
const RENEW = statement((db, given: Given<{ id: number; tokenHash: string; expiresAt: Date }>) =>
  db
    .updateTable('invitations')
    .set({ token_hash: given.tokenHash, expires_at: given.expiresAt })
    .where('id', '=', given.id)
    .returning('id'),
);
const REMOVE = statement((db, { id }: Given<{ id: number }>) =>
  db.deleteFrom('invitations').where('id', '=', id).returning('id'),
);

const EXPIRE = statement((db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('invitations').where('expires_at', '<', before),
);

const invitationOf = ({
  tokenHash: _,
  partnerId,
  partnerName,
  staffRole,
  ...invitation
}: Row): Invitation => ({
  ...invitation,
  staffRole: staffRole === 'partner' ? null : staffRole,
  partner: partnerId === null ? null : { id: partnerId, name: partnerName ?? '' },
});

export const postgresInvitations = ({ run }: Session): Invitations => {
  const one = async (asked: Query<Row>): Promise<Invitation | null> => {
    const [row] = await run(asked);
    return row ? invitationOf(row) : null;
  };
  return {
    add: async ({ partner, staffRole, ...invitation }, tokenHash) => {
      const row = {
        ...invitation,
        tokenHash,
        staffRole: staffRole ?? ('partner' as const),
        partnerId: partner?.id ?? null,
        partnerName: partner?.name ?? null,
      };
      return invitationOf(writtenRow(await run(ADD(row)), 'The invitation'));
    },
    all: async () => (await run(ALL())).map(invitationOf),
    byId: (id) => one(BY_ID({ id })),
    byToken: (tokenHash, now) => one(BY_TOKEN({ tokenHash, now })),
    take: (tokenHash, now) => one(TAKE({ tokenHash, now })),
    renew: async (id, tokenHash, expiresAt) => (await run(RENEW({ id, tokenHash, expiresAt }))).length > 0,
    remove: async (id) => (await run(REMOVE({ id }))).length > 0,
    expire: async (before) => {
      await run(EXPIRE({ before }));
    },
  };
};
