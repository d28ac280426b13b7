import { defineEntity, p } from '@mikro-orm/core';
import type { CompanySize, PreferredCommunication, Role } from '@wondercast/core/account/account';
import type { SessionData } from '../../http/pipeline/session.ts';
import { at, flag, id, now, text, version } from '../driver/column-builders.ts';

/** Specification §3, users. */
export const UserRow = defineEntity({
  name: 'UserRow',
  tableName: 'users',
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
    createdAt: now(),
    updatedAt: now(),
    version: version(),
    passwordVersion: version(),
  },
});

/** Mailed links that choose a new password; only hashes are kept, and only until they are used. */
export const PasswordResetRow = defineEntity({
  name: 'PasswordResetRow',
  tableName: 'password_resets',
  properties: {
    tokenHash: text().primary(),
    account: () => p.manyToOne(UserRow).index().deleteRule('cascade').updateRule('no action'),
    expiresAt: at().index(),
  },
});

/** koa-session's rows; the id is stored as its sha256. */
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
