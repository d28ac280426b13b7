import type { KeyKind, KeyMode, Scope } from '../caller.ts';

/** What opens the shop to a partner. The key itself is said once and kept as a hash. */
export interface PartnerKey {
  readonly id: number;
  readonly partnerId: number;
  readonly kind: KeyKind;
  /** Which shop it opens. */
  readonly mode: KeyMode;
  /** What people call it. */
  readonly label: string;
  /** Its first characters, to tell keys apart by. */
  readonly hint: string;
  /** Of the pages that may use a publishable key; none for a secret one. */
  readonly origins: readonly string[];
  /** Of a secret key; none for a publishable one. */
  readonly scopes: readonly Scope[];
  /** Requests a minute. */
  readonly ratePerMinute: number;
  readonly createdAt: Date;
  /** At most about a minute behind; null when it was never used. */
  readonly lastUsedAt: Date | null;
  /** When it ends by itself, once another has taken its place; null while it has no end. */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly version: number;
}

/** `keyHash` is hex sha256. */
export type NewPartnerKey = Omit<PartnerKey, 'id' | 'lastUsedAt' | 'version'> & { readonly keyHash: string };

export const KEY_STATES = ['live', 'expiring', 'expired', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

interface KeyMeaning {
  /** Whether it still opens the shop. */
  readonly opens: boolean;
  /** Whether it ends by itself, or has. */
  readonly hasEnd: boolean;
}

const STATES: Readonly<Record<KeyState, KeyMeaning>> = {
  live: { opens: true, hasEnd: false },
  expiring: { opens: true, hasEnd: true },
  expired: { opens: false, hasEnd: true },
  revoked: { opens: false, hasEnd: false },
};

/** Whether a key in this state still opens the shop. */
export const opensShop = (state: KeyState): boolean => STATES[state].opens;
/** Whether a key in this state opens the shop until somebody ends it. */
export const opensForGood = (state: KeyState): boolean => opensShop(state) && !endsByItself(state);
/** Whether a key in this state ends by itself, or has. */
export const endsByItself = (state: KeyState): boolean => STATES[state].hasEnd;

export const keyState = ({ revokedAt, expiresAt }: PartnerKey, now: Date): KeyState => {
  if (revokedAt) return 'revoked';
  if (!expiresAt) return 'live';
  return expiresAt <= now ? 'expired' : 'expiring';
};

const PREFIX_OF_KIND: Readonly<Record<KeyKind, string>> = { publishable: 'pk_', secret: 'sk_' };
const PREFIX_OF_MODE: Readonly<Record<KeyMode, string>> = { live: '', test: 'test_' };

/** What a key begins with. Also tells leaked keys apart where text is searched for them. */
export const keyPrefix = ({ kind, mode }: Pick<PartnerKey, 'kind' | 'mode'>): string =>
  PREFIX_OF_KIND[kind] + PREFIX_OF_MODE[mode];

/** Whether a text says of itself that it is a key of the test shop. */
export const isTestKey = (text: string): boolean => /^[ps]k_test_/.test(text);

/** A page's key counts what all its visitors ask together, a server's what one machine asks. */
export const DEFAULT_RATE: Readonly<Record<KeyKind, number>> = { publishable: 6_000, secret: 1_200 };

/** So many characters of what was drawn are shown. */
const HINT_LENGTH = 6;

export const hintOf = (key: string, { length }: string): string => key.slice(0, length + HINT_LENGTH);
