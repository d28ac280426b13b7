import type { TestMails } from '@wondercast/core/people/partners/ports';
import type { TestMail } from '@wondercast/core/people/partners/test-mail';
import { sql } from 'kysely';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';

const FIELDS = ['partner_id as partnerId', 'address', 'confirmed_at as confirmedAt'] as const;

const OF = statement((db, { partnerId }: Given<{ partnerId: number }>) =>
  db.selectFrom('partner_test_mails').select(FIELDS).where('partner_id', '=', partnerId),
);
const ALL = statement((db) => db.selectFrom('partner_test_mails').select(FIELDS).orderBy('partner_id'));
const ASK = statement((db, given: Given<{ partnerId: number; address: string; at: Date }>) =>
  db
    .insertInto('partner_test_mails')
    .values({
      partner_id: given.partnerId,
      address: given.address,
      asked_at: given.at,
      token_hash: null,
      confirmed_at: null,
    })
    .onConflict((each) =>
      each.column('partner_id').doUpdateSet(({ ref }) => ({
        address: ref('excluded.address'),
        asked_at: ref('excluded.asked_at'),
        token_hash: null,
        confirmed_at: null,
      })),
    ),
);
const KEEP = statement((db, { partnerId, tokenHash }: Given<{ partnerId: number; tokenHash: string }>) =>
  db.updateTable('partner_test_mails').set({ token_hash: tokenHash }).where('partner_id', '=', partnerId),
);
const CONFIRM = statement((db, { tokenHash, at }: Given<{ tokenHash: string; at: Date }>) =>
  db
    .updateTable('partner_test_mails')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${at}::timestamptz)` })
    .where('token_hash', '=', tokenHash)
    .returning(FIELDS),
);
const REMOVE = statement((db, { partnerId }: Given<{ partnerId: number }>) =>
  db.deleteFrom('partner_test_mails').where('partner_id', '=', partnerId),
);

export const postgresTestMails = ({ run }: Session): TestMails => {
  const first = ([row]: readonly TestMail[]): TestMail | null => row ?? null;
  return {
    of: async (partnerId) => first(await run(OF({ partnerId }))),
    all: () => run(ALL()),
    ask: async (partnerId, address, at) => void (await run(ASK({ partnerId, address, at }))),
    keepLink: async (partnerId, tokenHash) => void (await run(KEEP({ partnerId, tokenHash }))),
    confirm: async (tokenHash, at) => first(await run(CONFIRM({ tokenHash, at }))),
    remove: async (partnerId) => void (await run(REMOVE({ partnerId }))),
  };
};
