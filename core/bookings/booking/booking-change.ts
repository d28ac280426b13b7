import type { CancelledBy } from '../../calendar/scheduling/cancellation.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Actor } from '../../people/audit/audit.ts';
import type { ChangeState } from './change-states.ts';
import type { FrozenAmendment, FrozenMove } from './frozen-change.ts';

export const CHANGE_KINDS = ['cancellation', 'move', 'amendment'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What a cancellation takes out, at the figures that were shown. */
export interface FrozenCancellation {
  readonly kind: 'cancellation';
  /** Whether the whole booking was asked for, and not one session. */
  readonly isWhole: boolean;
  readonly sessions: readonly { readonly line: number; readonly unit: number; readonly fee: MinorUnits }[];
  readonly by: CancelledBy;
  readonly reason: string | null;
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
}

/** What is carried out once the money has moved: frozen, so that nothing in it is counted again. */
export type FrozenChange = FrozenCancellation | FrozenAmendment | FrozenMove;

/** Names the request that began a change, so that the same request knows it again (decision 144). */
export interface RequestKey {
  /** Of the idempotency key, and whose it is. */
  readonly hash: string;
  /** Of what was asked. */
  readonly fingerprint: string;
}

/** A change of a booking that needs money to move first, or was asked for under an idempotency key. */
export interface BookingChange {
  readonly id: number;
  readonly bookingId: number;
  readonly kind: ChangeKind;
  readonly state: ChangeState;
  /** The version of the booking that the figures were made of. */
  readonly baseVersion: number;
  readonly frozen: FrozenChange;
  /** The payment that it waits for; null where none is asked. */
  readonly intentId: string | null;
  readonly actor: Actor;
  /** null where the request had none. */
  readonly key: RequestKey | null;
  readonly createdAt: Date;
  /** When it lapses; null where it does not. */
  readonly expiresAt: Date | null;
}

export type NewBookingChange = Omit<BookingChange, 'id'>;
