import { EMAIL_TAKEN } from '@wondercast/core/account/words';
import type { Caller } from '@wondercast/core/caller';
import { Refusal } from '@wondercast/core/refusal';
import { LIMITS, type Limit, type RateLimits } from './rate-limits.ts';

const tooMany = (seconds: number) =>
  new Refusal('too-many', 'Too many attempts. Please try again later.', {
    details: { retryAfter: Math.max(1, Math.ceil(seconds)) },
  });

/** What one request is counted under. */
export interface Counted {
  readonly rate: string | null;
  readonly address: string;
  readonly caller: Caller;
}

const PLAIN: Readonly<Record<string, readonly Limit[]>> = {
  register: [LIMITS.register],
  codes: [LIMITS.codes],
  carts: [LIMITS.carts],
  orders: [LIMITS.carts, LIMITS.orders],
  payments: [LIMITS.payments],
};

/** @throws Refusal 'too-many' */
const takeOne = async (limits: RateLimits, limit: Limit, key: string): Promise<void> => {
  const wait = await limits.take(limit, key);
  if (wait !== null) throw tooMany(wait);
};

/** A server asks for many customers from one address; its key counts. */
const isServer = (caller: Caller): boolean => caller.kind === 'partner' && caller.keyKind === 'secret';

/** @throws Refusal 'too-many' when this address has done it too often (decision 015) */
export const guardRate = async (limits: RateLimits, { rate, address, caller }: Counted): Promise<void> => {
  if (isServer(caller)) return;
  // Signed-in callers are known; only guests' bookings are counted by address, those on partners' pages too.
  const guests = caller.kind === 'signed-in' ? [] : [LIMITS.bookings];
  const counted = rate === 'bookings' ? guests : (PLAIN[rate ?? ''] ?? []);
  for (const limit of counted) await takeOne(limits, limit, address);
};

/** What is kept for a visitor's idempotency key takes room for a day. @throws Refusal 'too-many' */
export const guardKept = async (limits: RateLimits, { address, caller }: Counted): Promise<void> => {
  if (caller.kind !== 'signed-in' && !isServer(caller)) await takeOne(limits, LIMITS.answers, address);
};

/**
 * A quote, a payment or a booking with a code tells whether the code is good, as a check of the code does, so it is counted as
 * one. A booking that is made gives its count back: guests may book more often than they may guess.
 * @throws Refusal 'too-many'
 */
export const guardCode = async <Result>(
  limits: RateLimits,
  { rate, address, caller }: Counted,
  code: string | null | undefined,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!code?.trim() || isServer(caller)) return work();
  await takeOne(limits, LIMITS.codes, address);
  const result = await work();
  if (rate === 'bookings') await limits.giveBack(LIMITS.codes, address);
  return result;
};

type Counts = readonly (readonly [Limit, string])[];

/** Counts one of each. @throws Refusal 'too-many' when one of them is too many */
const takeAll = async (limits: RateLimits, counts: Counts): Promise<void> => {
  const waits = await Promise.all(counts.map(([limit, key]) => limits.take(limit, key)));
  const wait = Math.max(0, ...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) throw tooMany(wait);
};

/**
 * Runs a change of a profile that names an address. One that somebody else has tells so, as a registration does: only such
 * refusals stay counted, by account, and by asking address together with registrations.
 * @throws Refusal 'too-many'
 */
export const guardEmailChange = async <Result>(
  limits: RateLimits,
  { accountId, address }: { accountId: number; address: string },
  change: () => Promise<Result>,
): Promise<Result> => {
  const counts: Counts = [
    [LIMITS.profileEmails, String(accountId)],
    [LIMITS.register, address],
  ];
  await takeAll(limits, counts);
  try {
    const result = await change();
    await Promise.all(counts.map(([limit, key]) => limits.giveBack(limit, key)));
    return result;
  } catch (error) {
    const isTaken = error instanceof Refusal && error.message === EMAIL_TAKEN;
    if (!isTaken) await Promise.all(counts.map(([limit, key]) => limits.giveBack(limit, key)));
    throw error;
  }
};

/**
 * Links to choose a new password, by asking address and by account. `account` is counted as it was asked for, known or
 * not, so that the count tells nobody which addresses are known.
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

/** What a sign-in is counted under. */
export interface SignInCounted {
  readonly username: string;
  readonly address: string;
  /** The browser, where it is one that the account has signed in on before. */
  readonly device: string | null;
}

/**
 * Strangers who guess are counted by account and by address. A browser that knew the password once is counted for itself, so
 * that no stranger keeps an owner out.
 */
const countsOf = ({ username, address, device }: SignInCounted): Counts =>
  device === null
    ? [
        [LIMITS.signInAccount, username.toLowerCase()],
        [LIMITS.signInAddress, address],
      ]
    : [[LIMITS.signInDevice, `${device} ${username.toLowerCase()}`]];

/** Whoever is signed in and asked for the password once more is no stranger, whatever browser it is. */
export const signedInCount = (
  { accountId, username }: { readonly accountId: number; readonly username: string },
  address: string,
): SignInCounted => ({ username, address, device: `account ${accountId}` });

/** Whoever has chosen a new password may sign in with it at once, however often the old one was guessed. */
export const clearSignInCounts = async (limits: RateLimits, counted: SignInCounted): Promise<void> => {
  const [byAccount] = countsOf({ ...counted, device: null });
  const counts = counted.device === null ? [byAccount] : [byAccount, ...countsOf(counted)];
  await Promise.all(counts.flatMap((count) => (count ? [limits.clear(...count)] : [])));
};

/**
 * Runs a sign-in, or what else asks for the password. Only failures stay counted, in one count for all nodes, so the right password works again after at
 * most fifteen minutes.
 * @throws Refusal 'too-many'
 */
export const guardSignIn = async <Result>(
  limits: RateLimits,
  counted: SignInCounted,
  signIn: () => Promise<Result>,
): Promise<Result> => {
  const counts = countsOf(counted);
  // Counted before the password is looked at, or a burst would slip through while the first ones are still checked.
  await takeAll(limits, counts);
  const result = await signIn();
  await Promise.all(counts.map(([limit, key]) => limits.giveBack(limit, key)));
  return result;
};
