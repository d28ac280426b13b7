import type { KeyKind, KeyMode, Scope } from '../caller.ts';

/** A key with everything that a request is checked against. */
export interface RingKey {
  readonly id: number;
  readonly keyHash: string;
  readonly partnerId: number;
  readonly partnerName: string;
  /** The partner's commission on new bookings, in percent. */
  readonly commission: number;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  readonly origins: readonly string[];
  readonly scopes: readonly Scope[];
  readonly ratePerMinute: number;
  readonly expiresAt: Date | null;
  readonly revoked: boolean;
}

/** Every key, for a process that checks requests without asking the store. */
export interface Directory {
  readonly version: number;
  readonly keys: readonly RingKey[];
}
