import { Refusal } from '@wondercast/core/kernel/refusal';
import { FactorNeeded } from '@wondercast/core/people/account/steps/assert-factor';
import { EMAIL_TAKEN, WRONG_PASSWORD } from '@wondercast/core/people/account/words';
import type { Caller } from '@wondercast/core/people/caller';
import { LIMITS, type Limit, type RateLimits } from './rate-limits.ts';

const tooMany = (seconds: number) =>
  new Refusal('too-many', 'Too many attempts. Please try again later.', {
    details: { retryAfter: Math.max(1, Math.ceil(seconds)) },
  });

/** What a request's rate limits are counted by. */
export interface RateSubject {
  readonly rate: string | null;
  readonly address: string;
  readonly caller: Caller;
}

/** Limits by the class in an operation's `x-rate`. Sign-ins and new passwords are counted in other ways. */
export const LIMITS_BY_CLASS: Readonly<Record<string, readonly Limit[]>> = {
  register: [LIMITS.register],
  'passkey-questions': [LIMITS.passkeyQuestions],
  codes: [LIMITS.codes],
  carts: [LIMITS.carts],
  'free-times': [LIMITS.freeTimes],
  orders: [LIMITS.carts, LIMITS.orders],
  payments: [LIMITS.payments],
  feeds: [LIMITS.feeds],
  links: [LIMITS.links],
  files: [LIMITS.files],
  exports: [LIMITS.exports],
  resends: [LIMITS.resends],
  'test-mails': [LIMITS.testMails],
};

/** @throws Refusal 'too-many' */
const take = async (limits: RateLimits, limit: Limit, key: string, points = 1): Promise<void> => {
  const wait = await limits.take(limit, key, points);
  if (wait !== null) throw tooMany(wait);
};

/** A partner's server sends requests of many customers from one address, so its key is counted instead. */
const isServer = (caller: Caller): boolean => caller.kind === 'partner' && caller.keyKind === 'secret';

/** Bookings are counted by account when signed in, otherwise by address, which includes guests on partners' pages. */
const bookingCount = ({ address, caller }: RateSubject): readonly [Limit, string] =>
  caller.kind === 'signed-in'
    ? [LIMITS.accountBookings, String(caller.accountId)]
    : [LIMITS.bookings, address];

/** @throws Refusal 'too-many' when this address or account exceeds the limit (decision 015) */
export const guardRate = async (limits: RateLimits, subject: RateSubject): Promise<void> => {
  const { rate, address, caller } = subject;
  if (isServer(caller)) return;
  if (rate === 'bookings') return take(limits, ...bookingCount(subject));
  for (const limit of LIMITS_BY_CLASS[rate ?? ''] ?? []) await take(limits, limit, address);
};

/** A cart with this many lines and units counts as one request; a larger one counts as several. */
const SIZE_OF_ONE = 50;

/**
 * A large cart counts as several small ones, beyond the one that `guardRate` has counted (decision 201).
 * @throws Refusal 'too-many'
 */
export const guardSize = async (
  limits: RateLimits,
  subject: RateSubject,
  lines: readonly { readonly quantity: number }[],
): Promise<void> => {
  if (isServer(subject.caller)) return;
  const size = lines.reduce((sum, { quantity }) => sum + quantity, lines.length);
  const points = Math.floor(size / SIZE_OF_ONE);
  if (points === 0) return;
  const [limit, key] = subject.rate === 'bookings' ? bookingCount(subject) : [LIMITS.carts, subject.address];
  await take(limits, limit, key, points);
};

/**
 * Counts a change of a booking, or a query about one, as several requests when the booking is large. The size is only known
 * afterwards, so it is the next requests that are refused (decision 201).
 */
export const countSize = async (
  limits: RateLimits,
  { address, caller }: Pick<RateSubject, 'address' | 'caller'>,
  { lines }: { readonly lines: readonly { readonly sessions: readonly unknown[] }[] },
): Promise<void> => {
  const points = Math.floor(lines.reduce((sum, { sessions }) => sum + sessions.length, 0) / SIZE_OF_ONE);
  if (points > 0 && !isServer(caller)) await limits.take(LIMITS.carts, address, points);
};

/** Limits the answers that visitors' idempotency keys store for a day. @throws Refusal 'too-many' */
export const guardStoredAnswers = async (
  limits: RateLimits,
  { address, caller }: RateSubject,
): Promise<void> => {
  if (caller.kind !== 'signed-in' && !isServer(caller)) await take(limits, LIMITS.answers, address);
};

/**
 * Quotes, payments and bookings with a code reveal whether the code is valid, so each counts as a check of the code. A successful
 * booking does not count, because guests may book more often than they may guess.
 * @throws Refusal 'too-many'
 */
export const guardCode = async <Result>(
  limits: RateLimits,
  { rate, address, caller }: RateSubject,
  code: string | null | undefined,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!code?.trim() || isServer(caller)) return work();
  await take(limits, LIMITS.codes, address);
  const result = await work();
  if (rate === 'bookings') await limits.undo(LIMITS.codes, address);
  return result;
};

/**
 * Counts free times that are taken without payment, by address. Failed attempts do not count. `units` is the number of times taken.
 * @throws Refusal 'too-many'
 */
export const guardTimes = async <Result>(
  limits: RateLimits,
  { address, caller }: RateSubject,
  units: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (units === 0 || isServer(caller)) return work();
  const counts: Counts = Array.from({ length: units }, () => [LIMITS.takenTimes, address] as const);
  await takeAll(limits, counts);
  try {
    return await work();
  } catch (error) {
    await Promise.all(counts.map(([limit, key]) => limits.undo(limit, key)));
    throw error;
  }
};

type Counts = readonly (readonly [Limit, string])[];

/** Counts one use of each limit. @throws Refusal 'too-many' when one limit is exceeded */
const takeAll = async (limits: RateLimits, counts: Counts): Promise<void> => {
  const waits = await Promise.all(counts.map(([limit, key]) => limits.take(limit, key)));
  const wait = Math.max(0, ...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) throw tooMany(wait);
};

/**
 * Counts before the work, so that concurrent attempts cannot exceed a limit. Afterwards only failures that match `isCounted` stay
 * counted.
 */
const countFailures = async <Result>(
  limits: RateLimits,
  counts: Counts,
  isCounted: (error: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> => {
  const undo = () => Promise.all(counts.map(([limit, key]) => limits.undo(limit, key)));
  await takeAll(limits, counts);
  try {
    const result = await work();
    await undo();
    return result;
  } catch (error) {
    if (!isCounted(error)) await undo();
    throw error;
  }
};

const says =
  (message: string) =>
  (error: unknown): boolean =>
    error instanceof Refusal && error.message === message;

/**
 * Guards a change of a profile's email address. A refusal reveals that another account has the address, as in a registration. Only
 * such refusals are counted: by account, and by IP address together with registrations.
 * @throws Refusal 'too-many'
 */
export const guardEmailChange = <Result>(
  limits: RateLimits,
  { accountId, address }: { accountId: number; address: string },
  change: () => Promise<Result>,
): Promise<Result> => {
  const counts: Counts = [
    [LIMITS.profileEmails, String(accountId)],
    [LIMITS.register, address],
  ];
  return countFailures(limits, counts, says(EMAIL_TAKEN), change);
};

/**
 * Guards a change of an email address, which sends mails to the old and the new one. Only successful changes are counted.
 * @throws Refusal 'too-many'
 */
export const guardNewEmail = async <Result>(
  limits: RateLimits,
  accountId: number,
  change: () => Promise<Result>,
): Promise<Result> => {
  await take(limits, LIMITS.emailChanges, String(accountId));
  try {
    return await change();
  } catch (error) {
    await limits.undo(LIMITS.emailChanges, String(accountId));
    throw error;
  }
};

/**
 * Limits password reset links by IP address and by account. Unknown accounts are counted too, so that the limit does not reveal
 * which accounts exist.
 * @throws Refusal 'too-many'
 */
export const guardReset = (
  limits: RateLimits,
  { account, address }: { account: string; address: string },
): Promise<void> =>
  takeAll(limits, [
    [LIMITS.resetAccount, account],
    [LIMITS.resetAddress, address],
  ]);

/** What sign-in attempts are counted by. */
export interface SignInSubject {
  readonly username: string;
  readonly address: string;
  /** The browser's id if the account has signed in on it before. */
  readonly device: string | null;
}

/**
 * Attempts from unknown browsers are counted by account and by address. A browser on which the account has signed in before has its
 * own counter, so that an attacker cannot lock out the owner.
 */
const countsOf = ({ username, address, device }: SignInSubject): Counts =>
  device === null
    ? [
        [LIMITS.signInAccount, username.toLowerCase()],
        [LIMITS.signInAddress, address],
      ]
    : [[LIMITS.signInDevice, `${device} ${username.toLowerCase()}`]];

/** A signed-in caller who enters the password again is counted by account, on any browser. */
export const signedInSubject = (
  { accountId, username }: { readonly accountId: number; readonly username: string },
  address: string,
): SignInSubject => ({ username, address, device: `account ${accountId}` });

/** Resets the counters after a password reset, so that the owner may sign in at once, however many attempts failed before. */
export const clearSignInCounts = async (limits: RateLimits, subject: SignInSubject): Promise<void> => {
  const [byAccount] = countsOf({ ...subject, device: null });
  const counts = subject.device === null ? [byAccount] : [byAccount, ...countsOf(subject)];
  await Promise.all(counts.flatMap((count) => (count ? [limits.clear(...count)] : [])));
};

/**
 * Runs an operation that checks a password. Only failures are counted; a right password that still needs a second factor is not a
 * failure. All nodes share the counters, so the right password works again after at most fifteen minutes.
 * @throws Refusal 'too-many'
 */
export const guardSignIn = <Result>(
  limits: RateLimits,
  subject: SignInSubject,
  signIn: () => Promise<Result>,
): Promise<Result> =>
  countFailures(limits, countsOf(subject), (error) => !(error instanceof FactorNeeded), signIn);

/**
 * Like `guardSignIn`, for an operation that is also refused for other reasons. Only a wrong password is counted.
 * @throws Refusal 'too-many'
 */
export const guardPassword = <Result>(
  limits: RateLimits,
  subject: SignInSubject,
  work: () => Promise<Result>,
): Promise<Result> => countFailures(limits, countsOf(subject), says(WRONG_PASSWORD), work);
