import type { LocalDate } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Mailer, MailLook, MailSender } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AuditLog } from '../audit/ports.ts';
import type { CalendarFeeds } from '../calendar-feeds.ts';
import type { Account, Credentials, NewAccount, Profile } from './account.ts';
import type { Invitations } from './invitation.ts';
import type { StaffRole } from './permissions.ts';
import type { OneTimeCodes, PasskeyCeremonies, SecondFactors } from './second-factor.ts';

/** All accounts. Usernames and e-mail addresses are unique regardless of case. */
export interface Accounts {
  /** @throws Refusal 'conflict' when username or e-mail is taken. */
  add(account: NewAccount): Promise<Account>;
  byId(id: number): Promise<Account | null>;
  /** Those that exist, in any order. */
  byIds(ids: readonly number[]): Promise<readonly Account[]>;
  byEmail(email: string): Promise<Account | null>;
  /** Like `byId`, and locks the account until the unit of work ends: no other request changes it or adds what belongs to it. */
  lock(id: number): Promise<Account | null>;
  /** Like `byId`, with a shared lock: nobody changes the account until the unit of work ends, but others may hold the same lock. */
  lockShared(id: number): Promise<Account | null>;
  /** The account with the password's hash, for signing in. */
  credentialsOf(username: string): Promise<Credentials | null>;
  /** Whether any account has the role. */
  anyWithRole(role: Account['role']): Promise<boolean>;
  /** All accounts of the staff, including disabled ones, in the order in which they were added. */
  staff(): Promise<readonly Account[]>;
  /** Like `staff`, and locks the accounts until the unit of work ends. */
  lockStaff(): Promise<readonly Account[]>;
  /** Changes what a member of the staff may do, and raises `passwordVersion`: all of their sessions end. */
  setAccess(
    id: number,
    access: { readonly staffRole: StaffRole; readonly disabledAt: Date | null },
    at: Date,
  ): Promise<Account>;
  /** Adds a customer's account to the staff, and raises `passwordVersion`: all of its sessions end. */
  makeStaff(id: number, staffRole: StaffRole, at: Date): Promise<Account>;
  /**
   * Adds an account to a partner's people, or removes it from them, and raises `passwordVersion`: all of its sessions end. null, without
   * any change, when it is on the staff or does not exist.
   */
  setPartner(id: number, partnerId: number | null, at: Date): Promise<Account | null>;
  /** The accounts of a partner's people, in the order in which they were added. */
  ofPartner(partnerId: number): Promise<readonly Account[]>;
  /** Records that somebody proved to read mail at the account's address. */
  confirmEmail(id: number, at: Date): Promise<void>;
  /**
   * Changes the given fields and raises the version. A new e-mail address is not confirmed.
   * @throws Refusal 'conflict' when the e-mail is taken
   */
  changeProfile(id: number, change: Partial<Profile>, at: Date): Promise<Account>;
  /**
   * Replaces the password's hash and raises `passwordVersion`. With `from`, only while `from` is still the hash. null when it is not, or
   * when there is no such account.
   */
  setPassword(id: number, passwordHash: string, at: Date, from?: string): Promise<Account | null>;
  /** Removes the account with its payment methods and reset links. Its remaining bookings and orders have no account any more. */
  remove(id: number): Promise<void>;
}

/** A mailed link that may choose a new password, once. */
export interface PasswordReset {
  /** Hex sha256. */
  readonly tokenHash: string;
  readonly accountId: number;
  readonly expiresAt: Date;
}

/** Reset links that can still be used; a used one is deleted. */
export interface PasswordResets {
  add(reset: PasswordReset): Promise<void>;
  /** The account that a link is for; null for a used, revoked, expired or unknown link. */
  accountOf(tokenHash: string, now: Date): Promise<number | null>;
  /** Like `accountOf`, and uses the link up: of concurrent calls, one gets it. */
  take(tokenHash: string, now: Date): Promise<number | null>;
  revokeOf(accountId: number): Promise<void>;
  /** Deletes expired links. */
  expire(now: Date): Promise<void>;
}

/** Slow, salted password hashing (argon2id). */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** The shop as mails to its accounts show it. */
export interface MailingShop {
  readonly name: string;
  /** The address to which people write. */
  readonly mail: string;
  /** Without trailing slash. */
  readonly publicUrl: string;
  readonly signature: string;
  readonly sender: MailSender;
}

/** What an administrator's permission is checked with and their work is recorded in. */
export interface AdminStore {
  readonly accounts: Accounts;
  readonly audit: AuditLog;
}

/** Bookings that an account may receive: those of its browser session, or of an address that was proved. */
export interface OwnedBookings {
  /** How many bookings of an account are open, and how many units they have. `from` is the first day that is not over. */
  openOfAccount(
    accountId: number,
    from: LocalDate,
  ): Promise<{ readonly bookings: number; readonly units: number }>;
  /** Bookings without an account that have a link, mailed to this address, that still opens them. Newest first, at most `limit`. */
  unownedOf(
    email: string,
    limit: number,
  ): Promise<readonly { readonly id: number; readonly units: number }[]>;
  /** Gives the account those of these bookings that still meet the conditions of `unownedOf`; returns their ids. */
  claim(
    ids: readonly number[],
    by: { readonly accountId: number; readonly email: string },
  ): Promise<readonly number[]>;
  /** The bookings that a browser session placed, newest first. */
  ofVisitor(visitorKey: string): Promise<
    readonly {
      readonly id: number;
      readonly accountId: number | null;
      readonly customer: { readonly email: string };
    }[]
  >;
  /** Sets the account that owns the booking. */
  setAccount(id: number, accountId: number | null): Promise<void>;
}

/** What accounts read and write in the store, and what ends with a password. */
export interface AccountStore extends AdminStore {
  readonly bookings: OwnedBookings;
  readonly passwordResets: PasswordResets;
  readonly invitations: Invitations;
  readonly secondFactors: SecondFactors;
  readonly calendarFeeds: CalendarFeeds;
  readonly jobs: Jobs;
}

/** What accounts need to know about the shop. */
export interface AccountShop extends MailingShop {
  /** How much one account may have open at a time. */
  readonly openLimits: { readonly bookings: number; readonly units: number };
}

/** What accounts need from outside the core. */
export interface AccountPorts extends Stored<AccountStore>, Clock, Secrets {
  readonly passwords: PasswordHasher;
  readonly oneTimeCodes: OneTimeCodes;
  readonly passkeys: PasskeyCeremonies;
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  readonly profile: AccountShop;
}
