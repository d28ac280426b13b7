import type { CancelledBy } from '../../calendar/scheduling/cancellation.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Actor } from '../../people/audit/audit.ts';
import type { ChangeState } from './change-states.ts';
import type { FrozenAmendment, FrozenMove } from './frozen-change.ts';

export const CHANGE_KINDS = ['cancellation', 'move', 'amendment'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The sessions that a cancellation takes out, at the figures that the customer was shown. */
export interface FrozenCancellation {
  readonly kind: 'cancellation';
  /** True for the whole booking, false for single sessions. */
  readonly isWhole: boolean;
  readonly sessions: readonly { readonly line: number; readonly unit: number; readonly fee: MinorUnits }[];
  readonly by: CancelledBy;
  readonly reason: string | null;
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
}

/** The change that is carried out once the money has moved. It is frozen: nothing in it is computed again. */
export type FrozenChange = FrozenCancellation | FrozenAmendment | FrozenMove;

/** Identifies the request that began a change, so that a repeated request finds that change (decision 144). */
export interface RequestKey {
  /** Hash of the idempotency key and of who sent it. */
  readonly hash: string;
  /** Fingerprint of what was asked. */
  readonly fingerprint: string;
}

/** A change of a booking that needs money to move first, or was asked for under an idempotency key. */
export interface BookingChange {
  readonly id: number;
  readonly bookingId: number;
  readonly kind: ChangeKind;
  readonly state: ChangeState;
  /** The version of the booking that the figures were computed from. */
  readonly baseVersion: number;
  readonly frozen: FrozenChange;
  /** The payment that the change waits for; null where no payment is asked. */
  readonly intentId: string | null;
  readonly actor: Actor;
  /** null where the request had no idempotency key. */
  readonly key: RequestKey | null;
  readonly createdAt: Date;
  /** When the change lapses if it is not paid; null where it never lapses. */
  readonly expiresAt: Date | null;
}

export type NewBookingChange = Omit<BookingChange, 'id'>;
