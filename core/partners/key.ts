import type { KeyKind, Scope } from '../caller.ts';

/** What opens the shop to a partner. The key itself is said once and kept as a hash. */
export interface PartnerKey {
  readonly id: number;
  readonly partnerId: number;
  readonly kind: KeyKind;
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

export type KeyState = 'live' | 'expiring' | 'expired' | 'revoked';

export const keyState = ({ revokedAt, expiresAt }: PartnerKey, now: Date): KeyState => {
  if (revokedAt) return 'revoked';
  if (!expiresAt) return 'live';
  return expiresAt <= now ? 'expired' : 'expiring';
};

/** Also tells leaked keys apart where text is searched for them. */
export const KEY_PREFIX: Readonly<Record<KeyKind, string>> = { publishable: 'pk_', secret: 'sk_' };

/** A page's key counts what all its visitors ask together, a server's what one machine asks. */
export const DEFAULT_RATE: Readonly<Record<KeyKind, number>> = { publishable: 6_000, secret: 1_200 };

const HINT_LENGTH = 9;

export const hintOf = (key: string): string => key.slice(0, HINT_LENGTH);
