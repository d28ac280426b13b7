import type { KeyKind, KeyMode, Scope } from '../caller.ts';

/** A partner's API key. Its text is shown once; only a hash is stored. */
export interface PartnerKey {
  readonly id: number;
  readonly partnerId: number;
  readonly kind: KeyKind;
  /** Whether it opens the live shop or the test shop. */
  readonly mode: KeyMode;
  /** The name that people gave it. */
  readonly label: string;
  /** Its first characters, by which people tell keys apart. */
  readonly hint: string;
  /** The origins of pages that may use a publishable key; empty for a secret one. */
  readonly origins: readonly string[];
  /** The scopes of a secret key; empty for a publishable one. */
  readonly scopes: readonly Scope[];
  /** Maximum number of requests per minute. */
  readonly ratePerMinute: number;
  readonly createdAt: Date;
  /** Up to about a minute out of date; null when it was never used. */
  readonly lastUsedAt: Date | null;
  /** When it ends by itself, after it was replaced; null while it has no end. */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly version: number;
}

/** `keyHash` is hex sha256. */
export type NewPartnerKey = Omit<PartnerKey, 'id' | 'lastUsedAt' | 'version'> & { readonly keyHash: string };

export const KEY_STATES = ['live', 'expiring', 'expired', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

interface KeyMeaning {
  /** Whether the key still works. */
  readonly opens: boolean;
  /** Whether it ends by itself, or has ended. */
  readonly hasEnd: boolean;
}

const STATES: Readonly<Record<KeyState, KeyMeaning>> = {
  live: { opens: true, hasEnd: false },
  expiring: { opens: true, hasEnd: true },
  expired: { opens: false, hasEnd: true },
  revoked: { opens: false, hasEnd: false },
};

/** Whether a key in this state still works. */
export const opensShop = (state: KeyState): boolean => STATES[state].opens;
/** Whether a key in this state works until somebody ends it. */
export const opensForGood = (state: KeyState): boolean => opensShop(state) && !endsByItself(state);
/** Whether a key in this state ends by itself, or has ended. */
export const endsByItself = (state: KeyState): boolean => STATES[state].hasEnd;

export const keyState = ({ revokedAt, expiresAt }: PartnerKey, now: Date): KeyState => {
  if (revokedAt) return 'revoked';
  if (!expiresAt) return 'live';
  return expiresAt <= now ? 'expired' : 'expiring';
};

const PREFIX_OF_KIND: Readonly<Record<KeyKind, string>> = { publishable: 'pk_', secret: 'sk_' };
const PREFIX_OF_MODE: Readonly<Record<KeyMode, string>> = { live: '', test: 'test_' };

/** The prefix of a key's text. It also makes leaked keys easy to find in other texts. */
export const keyPrefix = ({ kind, mode }: Pick<PartnerKey, 'kind' | 'mode'>): string =>
  PREFIX_OF_KIND[kind] + PREFIX_OF_MODE[mode];

export const isTestKey = (text: string): boolean => /^[ps]k_test_/.test(text);

/** Requests per minute: the requests of all visitors of a page count for a publishable key, those of one server for a secret key. */
export const DEFAULT_RATE: Readonly<Record<KeyKind, number>> = { publishable: 6_000, secret: 1_200 };

/** Number of random characters that are shown. */
const HINT_LENGTH = 6;

export const hintOf = (key: string, { length }: string): string => key.slice(0, length + HINT_LENGTH);
