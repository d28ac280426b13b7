import type { RebookingPorts } from './ports.ts';
import {
  amendAnyBooking,
  amendBooking,
  quoteAmendment,
  quoteAnyAmendment,
} from './use-cases/amend-booking.ts';
import { carryOnRebookings } from './use-cases/carry-on-rebookings.ts';
import { moveAnySession, moveSession } from './use-cases/move-session.ts';

/** Changing what is booked, and when. */
export const rebookingUseCases = (ports: RebookingPorts) => ({
  quoteAmendment: quoteAmendment(ports),
  quoteAnyAmendment: quoteAnyAmendment(ports),
  amendBooking: amendBooking(ports),
  amendAnyBooking: amendAnyBooking(ports),
  carryOnRebookings: carryOnRebookings(ports),
  moveSession: moveSession(ports),
  moveAnySession: moveAnySession(ports),
});
