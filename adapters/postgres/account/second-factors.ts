import { Refusal } from '@wondercast/core/kernel/refusal';
import type { SecondFactors } from '@wondercast/core/people/account/second-factor';
import { PASSKEY_KNOWN } from '@wondercast/core/people/account/words';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { deleteBy, insertion, insertRows, rowsBy } from '../driver/row-statements.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { AuthenticatorRow, PasskeyRow, RecoveryCodeRow } from './tables.ts';

type OfAccount = { readonly accountId: number };

const APP = rowsBy(AuthenticatorRow, 'accountId');
const START = statement((db, { accountId, secret }: Given<OfAccount & { secret: string }>) =>
  db
    .insertInto('authenticators')
    .values({ account_id: accountId, secret, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('account_id as id'),
);
const CONFIRM = statement((db, given: Given<OfAccount & { secret: string; step: number; at: Date }>) =>
  db
    .updateTable('authenticators')
    .set({ confirmed_at: given.at, last_step: given.step })
    .where('account_id', '=', given.accountId)
    .where('secret', '=', given.secret)
    .where('confirmed_at', 'is', null)
    .returning('account_id as id'),
);
/** The comparison is part of the update, so that only one of several requests with the same code changes the row. */
const USE_STEP = statement((db, { accountId, step }: Given<OfAccount & { step: number }>) =>
  db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .where('confirmed_at', 'is not', null)
    .returning('account_id as id'),
);
const REMOVE_APP = deleteBy(AuthenticatorRow, 'accountId');
const ADD_CODES = insertRows(RecoveryCodeRow);
const REMOVE_CODES = deleteBy(RecoveryCodeRow, 'accountId');
const TAKE_CODE = statement((db, { accountId, codeHash }: Given<OfAccount & { codeHash: string }>) =>
  db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('account_id as id'),
);
const CODES = rowsBy(RecoveryCodeRow, 'accountId');
const PASSKEYS = statement((db, { accountId }: Given<OfAccount>) =>
  db
    .selectFrom('passkeys')
    .select(fieldsOf(PasskeyRow))
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id'),
);
const PASSKEY = rowsBy(PasskeyRow, 'id');
const ADD_PASSKEY = statement<{ id: string }, RowOf<typeof PasskeyRow>>(
  () => sql`${insertion(PasskeyRow)} on conflict do nothing returning id`,
);
/** Devices without a counter always send 0; for all others the counter must rise. */
const USE_PASSKEY = statement((db, { id, counter, at }: Given<{ id: string; counter: number; at: Date }>) =>
  db
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('counter', '<', counter), sql<boolean>`(counter = 0 and ${counter}::bigint = 0)`]),
    )
    .returning('id'),
);
const REMOVE_PASSKEY = statement((db, { accountId, id }: Given<OfAccount & { id: string }>) =>
  db.deleteFrom('passkeys').where('account_id', '=', accountId).where('id', '=', id).returning('id'),
);
type Younger = OfAccount & { readonly since: Date | null };
const REMOVE_YOUNGER_APP = statement((db, { accountId, since }: Given<Younger>) =>
  db
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(${since}::timestamptz is null or confirmed_at is null or confirmed_at > ${since}::timestamptz)`,
    )
    .returning('account_id as id'),
);
const REMOVE_YOUNGER_CODES = statement((db, { accountId, since }: Given<Younger>) =>
  db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(${since}::timestamptz is null or created_at > ${since}::timestamptz)`),
);
const REMOVE_YOUNGER_PASSKEYS = statement((db, { accountId, since }: Given<Younger>) =>
  db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(${since}::timestamptz is null or created_at > ${since}::timestamptz)`),
);
const KINDS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .selectFrom('users as u')
    .select(({ exists, selectFrom }) => [
      'u.id',
      exists(
        selectFrom('authenticators as a')
          .select('a.account_id')
          .whereRef('a.account_id', '=', 'u.id')
          .where('a.confirmed_at', 'is not', null),
      ).as('authenticator'),
      exists(selectFrom('passkeys as p').select('p.id').whereRef('p.account_id', '=', 'u.id')).as('passkey'),
    ])
    .where('u.id', '=', anyOf(ids))
    .where(({ eb, or }) =>
      or([eb('u.email', 'is', null), eb('u.role', '=', 'admin'), eb('u.email_confirmed_at', 'is not', null)]),
    ),
);
const REQUIRED = statement((db) =>
  db.selectFrom('shop_state').select('second_factor_required as required').where('id', '=', 1),
);
const REQUIRE = statement((db, { required }: Given<{ required: boolean }>) =>
  db.updateTable('shop_state').set({ second_factor_required: required }).where('id', '=', 1),
);

export const postgresSecondFactors = ({ run }: Session): SecondFactors => ({
  authenticatorOf: async (accountId) => (await run(APP({ accountId })))[0] ?? null,
  startAuthenticator: async (accountId, secret) => (await run(START({ accountId, secret }))).length > 0,
  confirmAuthenticator: async (accountId, secret, step, at) =>
    (await run(CONFIRM({ accountId, secret, step, at }))).length > 0,
  useStep: async (accountId, step) => (await run(USE_STEP({ accountId, step }))).length > 0,
  setRecoveryCodes: async (accountId, hashes, createdAt) => {
    await run(REMOVE_CODES({ accountId }));
    await run(ADD_CODES(hashes.map((codeHash) => ({ accountId, codeHash, createdAt }))));
  },
  takeRecoveryCode: async (accountId, codeHash) => (await run(TAKE_CODE({ accountId, codeHash }))).length > 0,
  recoveryCodesLeft: async (accountId) => (await run(CODES({ accountId }))).length,
  removeAuthenticator: async (accountId) => {
    await run(REMOVE_APP({ accountId }));
    await run(REMOVE_CODES({ accountId }));
  },
  passkeysOf: (accountId) => run(PASSKEYS({ accountId })),
  passkey: async (id) => (await run(PASSKEY({ id })))[0] ?? null,
  addPasskey: async (passkey) => {
    const [added] = await run(ADD_PASSKEY({ ...passkey, lastUsedAt: null }));
    if (!added) throw new Refusal('conflict', PASSKEY_KNOWN);
  },
  usePasskey: async (id, counter, at) => (await run(USE_PASSKEY({ id, counter, at }))).length > 0,
  removePasskey: async (accountId, id) => (await run(REMOVE_PASSKEY({ accountId, id }))).length > 0,
  removeAddedAfter: async (accountId, since) => {
    const removed = await run(REMOVE_YOUNGER_APP({ accountId, since }));
    await run(removed.length > 0 ? REMOVE_CODES({ accountId }) : REMOVE_YOUNGER_CODES({ accountId, since }));
    await run(REMOVE_YOUNGER_PASSKEYS({ accountId, since }));
  },
  kindsOf: async (ids) => {
    const rows = (await run(KINDS({ ids }))).map(
      ({ id, authenticator, passkey }) =>
        [id, { authenticator: Boolean(authenticator), passkey: Boolean(passkey) }] as const,
    );
    return new Map(rows.filter(([, { authenticator, passkey }]) => authenticator || passkey));
  },
  isRequired: async () => (await run(REQUIRED()))[0]?.required ?? false,
  require: async (required) => {
    await run(REQUIRE({ required }));
  },
});
