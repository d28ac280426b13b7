import { Refusal } from '@wondercast/core/kernel/refusal';
import { FactorNeeded } from '@wondercast/core/people/account/steps/assert-factor';
import { EMAIL_TAKEN, WRONG_PASSWORD } from '@wondercast/core/people/account/words';
import type { Caller } from '@wondercast/core/people/caller';
import { LIMITS, type Limit, type RateLimits } from './rate-limits.ts';

const tooMany = (seconds: number) =>
  new Refusal('too-many', 'Too many attempts. Please try again later.', {
    details: { retryAfter: Math.max(1, Math.ceil(seconds)) },
  });

/** What a request's rate limits count by. */
export interface RateSubject {
  readonly rate: string | null;
  readonly address: string;
  readonly caller: Caller;
}

/** Limits by the class that an operation names as `x-rate`. Signing in and new passwords count in their own ways. */
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

/** A partner's server sends many customers' requests from one address; its key is counted instead. */
const isServer = (caller: Caller): boolean => caller.kind === 'partner' && caller.keyKind === 'secret';

/** Bookings are counted by account for the signed-in, else by address, including guests on partners' pages. */
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

/** So many lines and units are as much work as one small cart. */
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
 * Counts a change of a booking, or a question about one, as several where the booking is large, once it is done: then its size is
 * known, and what follows is refused (decision 201).
 */
export const countSize = async (
  limits: RateLimits,
  { address, caller }: Pick<RateSubject, 'address' | 'caller'>,
  { lines }: { readonly lines: readonly { readonly sessions: readonly unknown[] }[] },
): Promise<void> => {
  const points = Math.floor(lines.reduce((sum, { sessions }) => sum + sessions.length, 0) / SIZE_OF_ONE);
  if (points > 0 && !isServer(caller)) await limits.take(LIMITS.carts, address, points);
};

/** Each visitor's idempotency key stores an answer for a day. @throws Refusal 'too-many' */
export const guardStoredAnswers = async (
  limits: RateLimits,
  { address, caller }: RateSubject,
): Promise<void> => {
  if (caller.kind !== 'signed-in' && !isServer(caller)) await take(limits, LIMITS.answers, address);
};

/**
 * A quote, a payment or a booking with a code reveals whether the code is valid, so it counts as a check of the code. A
 * successful booking is not counted: guests may book more often than they may guess.
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
 * Free times that are taken without paying count by address, those that are not had do not. `units` is how many are taken.
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

/** Counts one for each limit. @throws Refusal 'too-many' when one limit is exceeded */
const takeAll = async (limits: RateLimits, counts: Counts): Promise<void> => {
  const waits = await Promise.all(counts.map(([limit, key]) => limits.take(limit, key)));
  const wait = Math.max(0, ...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) throw tooMany(wait);
};

/** Counts before the work, so that a burst of concurrent attempts does not exceed a limit. Only failures that `isCounted` stay counted. */
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
 * Changes a profile's email address. A refusal reveals that another account has the address, as in a registration. Only such
 * refusals are counted: by account, and by IP address together with registrations.
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

/** Changes an email address, which mails the former and the new one; only what succeeds is counted. @throws Refusal 'too-many' */
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
 * which exist.
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

/** What a sign-in is counted by. */
export interface SignInSubject {
  readonly username: string;
  readonly address: string;
  /** The browser's id if the account has signed in on it before. */
  readonly device: string | null;
}

/**
 * Unknown browsers are counted by account and by address. A browser that has signed in before has its own count, so that an
 * attacker cannot lock the owner out.
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

/** After a password reset the owner may sign in at once, however many attempts failed before. */
export const clearSignInCounts = async (limits: RateLimits, subject: SignInSubject): Promise<void> => {
  const [byAccount] = countsOf({ ...subject, device: null });
  const counts = subject.device === null ? [byAccount] : [byAccount, ...countsOf(subject)];
  await Promise.all(counts.flatMap((count) => (count ? [limits.clear(...count)] : [])));
};

/**
 * Runs an operation that checks a password. Only failures are counted, and a right password that lacks a second factor is none. All nodes share the counts, so the right password works
 * again after at most fifteen minutes.
 * @throws Refusal 'too-many'
 */
export const guardSignIn = <Result>(
  limits: RateLimits,
  subject: SignInSubject,
  signIn: () => Promise<Result>,
): Promise<Result> =>
  countFailures(limits, countsOf(subject), (error) => !(error instanceof FactorNeeded), signIn);

/**
 * As `guardSignIn`, for an operation that is refused for other reasons too: only a wrong password is a guess.
 * @throws Refusal 'too-many'
 */
export const guardPassword = <Result>(
  limits: RateLimits,
  subject: SignInSubject,
  work: () => Promise<Result>,
): Promise<Result> => countFailures(limits, countsOf(subject), says(WRONG_PASSWORD), work);
