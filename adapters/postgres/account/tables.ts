import { defineEntity, p } from '@mikro-orm/core';
import type { CompanySize, PreferredCommunication, Role } from '@wondercast/core/people/account/account';
import type { StaffRole } from '@wondercast/core/people/account/permissions';
import type { Billing } from '@wondercast/core/people/billing';
import type { SessionData } from '../../http/pipeline/session.ts';
import { at, flag, id, now, text, version } from '../driver/column-builders.ts';

/** Specification §3, users. */
export const UserRow = defineEntity({
  name: 'UserRow',
  tableName: 'users',
  indexes: [
    {
      name: 'users_partner_id_index',
      expression:
        'create index "users_partner_id_index" on "users" ("partner_id") where "partner_id" is not null',
    },
  ],
  uniques: [
    {
      name: 'users_username_key',
      expression: 'create unique index "users_username_key" on "users" (lower("username"))',
    },
    {
      name: 'users_email_key',
      expression: 'create unique index "users_email_key" on "users" (lower("email"))',
    },
  ],
  properties: {
    id: id(),
    username: text(),
    passwordHash: text(),
    email: text().nullable(),
    fullName: text().nullable(),
    phoneNumber: text().nullable(),
    role: text().$type<Role>().default('user').check("role in ('user', 'admin')"),
    companyName: text().nullable(),
    jobTitle: text().nullable(),
    department: text().nullable(),
    industry: text().nullable(),
    companySize: text().$type<CompanySize>().nullable(),
    website: text().nullable(),
    linkedinProfile: text().nullable(),
    address: text().nullable(),
    city: text().nullable(),
    state: text().nullable(),
    zipCode: text().nullable(),
    country: text().nullable().default('US'),
    preferredCommunication: text().$type<PreferredCommunication>().nullable().default('email'),
    marketingOptIn: flag(false),
    eventNotifications: flag(true),
    profilePicture: text().nullable(),
    bio: text().nullable(),
    additionalNotes: text().nullable(),
    billing: p.json().$type<Billing | null>().nullable(),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
    passwordVersion: version(),
    /** For administrators only. Older releases had a single kind; their rows are null, which means owner. */
    staffRole: text().$type<StaffRole>().nullable(),
    disabledAt: at().nullable(),
    emailConfirmedAt: at().nullable(),
    /** For a partner's people. There is no foreign key: partners are never deleted, and the test shop has none of these accounts. */
    partnerId: p.integer().nullable(),
  },
});

/** Mailed links for choosing a new password. Only their hashes are stored, until they are used. */
export const PasswordResetRow = defineEntity({
  name: 'PasswordResetRow',
  tableName: 'password_resets',
  properties: {
    tokenHash: text().primary(),
    account: () => p.manyToOne(UserRow).index().deleteRule('cascade').updateRule('no action'),
    expiresAt: at().index(),
  },
});

/** Sessions of koa-session. The id is stored as its SHA-256 hash. */
export const SessionRow = defineEntity({
  name: 'SessionRow',
  tableName: 'sessions',
  properties: {
    sid: text().primary(),
    sess: p.json().$type<SessionData & Record<string, unknown>>(),
    expire: at().index(),
    accountId: p.integer().nullable().index(),
  },
});

/** Mailed links that invite somebody to the staff. Only their hashes are stored. */
export const InvitationRow = defineEntity({
  name: 'InvitationRow',
  tableName: 'invitations',
  properties: {
    id: id(),
    tokenHash: text().unique('invitations_token_hash_key'),
    email: text(),
    /** `partner` for an invitation to a partner, which older releases refuse. */
    staffRole: text().$type<StaffRole | 'partner'>(),
    invitedBy: text(),
    createdAt: at(),
    expiresAt: at().index(),
    partnerId: p.integer().nullable(),
    partnerName: text().nullable(),
  },
});

/** The secret of an authenticator app. It is not used before it is confirmed. */
export const AuthenticatorRow = defineEntity({
  name: 'AuthenticatorRow',
  tableName: 'authenticators',
  properties: {
    account: () => p.manyToOne(UserRow).primary().deleteRule('cascade').updateRule('no action'),
    secret: text(),
    confirmedAt: at().nullable(),
    /** The time step of the last code that was used. Codes of this or an earlier step are refused. */
    lastStep: p.bigint('number').default(0),
  },
});

/** Codes for signing in when the second factor is lost. Each works once; only hashes are stored. */
export const RecoveryCodeRow = defineEntity({
  name: 'RecoveryCodeRow',
  tableName: 'recovery_codes',
  properties: {
    account: () => p.manyToOne(UserRow).primary().deleteRule('cascade').updateRule('no action'),
    codeHash: text().primary(),
    /** null for codes made before this column existed: they are as old as the app. */
    createdAt: at().nullable(),
  },
});

/** Public keys of passkeys. The private keys never leave people's devices. */
export const PasskeyRow = defineEntity({
  name: 'PasskeyRow',
  tableName: 'passkeys',
  properties: {
    id: text().primary(),
    account: () => p.manyToOne(UserRow).index().deleteRule('cascade').updateRule('no action'),
    name: text(),
    publicKey: text(),
    counter: p.bigint('number').default(0),
    transports: p.json().$type<readonly string[]>(),
    createdAt: at(),
    lastUsedAt: at().nullable(),
  },
});
