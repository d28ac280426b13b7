import type { Account, Credentials, NewAccount, Profile } from './account.ts';

/** Everybody who can sign in. Usernames and e-mail addresses are unique without case. */
export interface Accounts {
  /** @throws Refusal 'conflict' when username or e-mail is taken. */
  add(account: NewAccount): Promise<Account>;
  byId(id: number): Promise<Account | null>;
  /** Those of them that are there, in any order. */
  byIds(ids: readonly number[]): Promise<readonly Account[]>;
  byEmail(email: string): Promise<Account | null>;
  /** As `byId`, and nobody else changes it or adds what belongs to it until the unit of work ends. */
  lock(id: number): Promise<Account | null>;
  /** With the password's hash, for signing in. */
  credentialsOf(username: string): Promise<Credentials | null>;
  /** True when somebody has the role. */
  anyWithRole(role: Account['role']): Promise<boolean>;
  /** Ids of everybody with the role; none of them goes until the unit of work ends. */
  lockWithRole(role: Account['role']): Promise<readonly number[]>;
  /**
   * Changes the given fields and raises the version.
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
  /** Whom a link is for; null when it is used, revoked, expired or was never sent. */
  accountOf(tokenHash: string, now: Date): Promise<number | null>;
  /** As `accountOf`, and the link is used up: of many at once, one gets it. */
  take(tokenHash: string, now: Date): Promise<number | null>;
  revokeOf(accountId: number): Promise<void>;
  /** Forgets what has expired. */
  expire(now: Date): Promise<void>;
}

/** Slow, salted password hashing (argon2id). */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}
