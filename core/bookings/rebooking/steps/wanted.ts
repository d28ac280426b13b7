import type { Actor } from '../../../people/audit/audit.ts';
import type { Booking } from '../../booking/booking.ts';
import type { RequestKey } from '../../booking/booking-change.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import type { RebookingStore } from '../ports.ts';

/** A change as the locked booking admits it, at the figures of now. */
export interface Wanted {
  readonly booking: Booking;
  readonly frozen: FrozenAmendment | FrozenMove;
}

/** Who may change a booking, and what the change is. */
export interface Admission {
  /** Locks the booking for whoever may. @throws Refusal */
  find(store: RebookingStore): Promise<Booking>;
  /** Freezes the change of a locked booking. @throws Refusal when it may not be made, or other figures were shown */
  judge(store: RebookingStore, booking: Booking, at: Date): Promise<Wanted>;
}

/** What is asked, by whom, and under which key. */
export interface Asked {
  readonly actor: Actor;
  readonly admission: Admission;
  /** null where the request has none. */
  readonly key: RequestKey | null;
}
