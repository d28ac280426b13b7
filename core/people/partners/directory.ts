import type { KeyKind, KeyMode, Scope } from '../caller.ts';

/** A key as requests are judged by it. */
export interface RingKey {
  readonly id: number;
  readonly keyHash: string;
  readonly partnerId: number;
  readonly partnerName: string;
  /** Percent that the partner gets of what is booked from now on. */
  readonly commission: number;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  readonly origins: readonly string[];
  readonly scopes: readonly Scope[];
  readonly ratePerMinute: number;
  readonly expiresAt: Date | null;
  readonly revoked: boolean;
}

/** Every key, for a process that judges requests without asking the store. */
export interface Directory {
  readonly version: number;
  readonly keys: readonly RingKey[];
}
