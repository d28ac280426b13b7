import { lockBooking } from '../../../kernel/find-booking.ts';
import type { MinorUnits } from '../../../kernel/money.ts';
import { assertCurrentRole } from '../../../people/assert-current-role.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import type { Caller } from '../../../people/caller.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenChange, RequestKey } from '../../booking/booking-change.ts';
import type { Asking } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';

/** A change of the locked booking that may be made, at the present figures. */
export interface Wanted<Frozen extends FrozenChange = FrozenChange> {
  readonly booking: Booking;
  readonly frozen: Frozen;
}

/** The figures of a cancellation that the customer was shown. */
export interface ShownFigures {
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
}

/** Finds the booking for those who may change it, and says what the change is. */
export interface Admission {
  /**
   * Locks the booking for a caller who may change it.
   * @throws Refusal
   */
  find(store: ChangeStore): Promise<Booking>;
  /**
   * Freezes the change of a locked booking.
   * @throws Refusal when it may not be made, or other figures were shown than `shown` says
   */
  judge(store: ChangeStore, booking: Booking, at: Date): Promise<Wanted>;
  /**
   * These figures are compared only once it is known that the same cancellation is not under way: its refund would then already be under
   * way, and less would be refunded now. null for the desk, and for other changes, which compare their figures in `judge`.
   */
  readonly shown: ShownFigures | null;
}

/** What is asked, by whom, and under which idempotency key. */
export interface Asked {
  readonly actor: Actor;
  readonly admission: Admission;
  /** null where the request has no idempotency key. */
  readonly key: RequestKey | null;
}

/** Locks the booking for its owner, the bearer of its mailed link, or its partner's secret key. */
export const findForPlanner =
  ({ hashToken }: Pick<ChangePorts, 'hashToken'>, asking: Asking, bookingId: number): Admission['find'] =>
  async ({ bookings }) =>
    assertPlanner(bookings, hashToken, asking, await bookings.lock(bookingId));

/** Locks any booking for the desk. */
export const findForDesk =
  (caller: Caller, bookingId: number): Admission['find'] =>
  async (store) => {
    await assertCurrentRole(store, caller);
    return lockBooking(store.bookings, bookingId);
  };
