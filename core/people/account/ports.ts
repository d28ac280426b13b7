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

/** All accounts. Usernames and e-mail addresses are unique without case. */
export interface Accounts {
  /** @throws Refusal 'conflict' when username or e-mail is taken. */
  add(account: NewAccount): Promise<Account>;
  byId(id: number): Promise<Account | null>;
  /** Those of them that are there, in any order. */
  byIds(ids: readonly number[]): Promise<readonly Account[]>;
  byEmail(email: string): Promise<Account | null>;
  /** As `byId`, locked until the unit of work ends: no other request changes it or adds what belongs to it. */
  lock(id: number): Promise<Account | null>;
  /** As `byId`; nobody changes it until the unit of work ends, though others may hold it too. */
  hold(id: number): Promise<Account | null>;
  /** With the password's hash, for signing in. */
  credentialsOf(username: string): Promise<Credentials | null>;
  /** True when an account has the role. */
  anyWithRole(role: Account['role']): Promise<boolean>;
  /** All accounts of the staff, disabled ones too, in the order in which they were added. */
  staff(): Promise<readonly Account[]>;
  /** As `staff`, locked until the unit of work ends. */
  lockStaff(): Promise<readonly Account[]>;
  /** Changes what somebody of the staff may do, and raises `passwordVersion`: every session ends. */
  setAccess(
    id: number,
    access: { readonly staffRole: StaffRole; readonly disabledAt: Date | null },
    at: Date,
  ): Promise<Account>;
  /** Makes a customer's account one of the staff, and raises `passwordVersion`: every session ends. */
  makeStaff(id: number, staffRole: StaffRole, at: Date): Promise<Account>;
  /**
   * Makes an account one of a partner's people, or no longer, and raises `passwordVersion`: every session ends. null, and nothing
   * changes, when it is of the staff or not there.
   */
  setPartner(id: number, partnerId: number | null, at: Date): Promise<Account | null>;
  /** A partner's people, in the order in which their accounts were added. */
  ofPartner(partnerId: number): Promise<readonly Account[]>;
  /** Notes that somebody showed what was mailed to the account's address. */
  confirmEmail(id: number, at: Date): Promise<void>;
  /**
   * Changes the given fields and raises the version. Another e-mail address is not confirmed.
   * @throws Refusal 'conflict' when the e-mail is taken
   */
  changeProfile(id: number, change: Partial<Profile>, at: Date): Promise<Account>;
  /**
   * Replaces the password's hash and raises `passwordVersion`. With `from`, only while that is still the hash; null when it
   * is not, or when there is no such account.
   */
  setPassword(id: number, passwordHash: string, at: Date, from?: string): Promise<Account | null>;
  /** Removes it with its payment methods and reset links. Bookings and orders that are left have no account any more. */
  remove(id: number): Promise<void>;
}

/** A mailed link that may choose a new password, once. */
export interface PasswordReset {
  /** Hex sha256. */
  readonly tokenHash: string;
  readonly accountId: number;
  readonly expiresAt: Date;
}

/** Links that wait to be used; a used one is gone. */
export interface PasswordResets {
  add(reset: PasswordReset): Promise<void>;
  /** The account that a link is for; null when it is used, revoked, expired or was never sent. */
  accountOf(tokenHash: string, now: Date): Promise<number | null>;
  /** As `accountOf`, and uses the link up: of concurrent calls, one gets it. */
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

/** The shop as mails to its accounts name it. */
export interface MailingShop {
  readonly name: string;
  /** Where people write to. */
  readonly mail: string;
  /** Without trailing slash. */
  readonly publicUrl: string;
  readonly signature: string;
  readonly sender: MailSender;
}

/** What administrators' work is judged and recorded by. */
export interface AdminStore {
  readonly accounts: Accounts;
  readonly audit: AuditLog;
}

/** Bookings as accounts get them: those of a browser session, or of an address that was proved. */
export interface OwnedBookings {
  /** How many of an account's bookings are open, and their units. `from` is the first day that is not over. */
  openOfAccount(
    accountId: number,
    from: LocalDate,
  ): Promise<{ readonly bookings: number; readonly units: number }>;
  /** Those of nobody that were mailed to this address with a link that still opens them. Newest first, at most `limit`. */
  unownedOf(
    email: string,
    limit: number,
  ): Promise<readonly { readonly id: number; readonly units: number }[]>;
  /** Gives an account those of these bookings that are still as `unownedOf` says; answers their ids. */
  claim(
    ids: readonly number[],
    by: { readonly accountId: number; readonly email: string },
  ): Promise<readonly number[]>;
  /** What a browser session placed, newest first. */
  ofVisitor(visitorKey: string): Promise<
    readonly {
      readonly id: number;
      readonly accountId: number | null;
      readonly customer: { readonly email: string };
    }[]
  >;
  /** Writes whose booking it is. */
  setAccount(id: number, accountId: number | null): Promise<void>;
}

/** What accounts store, and what ends with a password. */
export interface AccountStore extends AdminStore {
  readonly bookings: OwnedBookings;
  readonly passwordResets: PasswordResets;
  readonly invitations: Invitations;
  readonly secondFactors: SecondFactors;
  readonly calendarFeeds: CalendarFeeds;
  readonly jobs: Jobs;
}

/** What accounts need to know of the shop. */
export interface AccountShop extends MailingShop {
  /** How much one account may have open. */
  readonly openLimits: { readonly bookings: number; readonly units: number };
}

/** What accounts need of the world. */
export interface AccountPorts extends Stored<AccountStore>, Clock, Secrets {
  readonly passwords: PasswordHasher;
  readonly oneTimeCodes: OneTimeCodes;
  readonly passkeys: PasskeyCeremonies;
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  readonly profile: AccountShop;
}
