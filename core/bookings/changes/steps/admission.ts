import { lockBooking } from '../../../kernel/find-booking.ts';
import type { MinorUnits } from '../../../kernel/money.ts';
import { assertRoleOfNow } from '../../../people/assert-role-of-now.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import type { Caller } from '../../../people/caller.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenChange, RequestKey } from '../../booking/booking-change.ts';
import type { Asking } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';

/** A change as the locked booking admits it, at the figures of now. */
export interface Wanted<Frozen extends FrozenChange = FrozenChange> {
  readonly booking: Booking;
  readonly frozen: Frozen;
}

/** The figures of a cancellation that its customer has seen. */
export interface ShownFigures {
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
}

/** Who may change a booking, and what the change is. */
export interface Admission {
  /** Locks the booking for whoever may. @throws Refusal */
  find(store: ChangeStore): Promise<Booking>;
  /**
   * Freezes the change of a locked booking.
   * @throws Refusal when it may not be made, or other figures were shown than `shown` says
   */
  judge(store: ChangeStore, booking: Booking, at: Date): Promise<Wanted>;
  /**
   * Compared only once it is known that the same cancellation is not under way: its refund is on its way then, and less would go back
   * now. null for the desk, and for other changes, which compare while they judge.
   */
  readonly shown: ShownFigures | null;
}

/** What is asked, by whom, and under which key. */
export interface Asked {
  readonly actor: Actor;
  readonly admission: Admission;
  /** null where the request has none. */
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
    await assertRoleOfNow(store, caller);
    return lockBooking(store.bookings, bookingId);
  };
