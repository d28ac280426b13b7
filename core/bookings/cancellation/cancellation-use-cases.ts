import type { CancellationPorts } from './ports.ts';
import { cancelAny, cancelOwn } from './use-cases/cancel-booking.ts';
import { carryOnChanges } from './use-cases/carry-on-changes.ts';
import { choicesForDesk, choicesOfBooking } from './use-cases/choices-of-booking.ts';
import { deleteAnyBooking, deleteBooking } from './use-cases/delete-booking.ts';

/** Cancelling bookings and sessions, and deleting bookings. */
export const cancellationUseCases = (ports: CancellationPorts) => ({
  choicesOfBooking: choicesOfBooking(ports),
  choicesForDesk: choicesForDesk(ports),
  cancelOwn: cancelOwn(ports),
  cancelAny: cancelAny(ports),
  carryOnChanges: carryOnChanges(ports),
  deleteBooking: deleteBooking(ports),
  deleteAnyBooking: deleteAnyBooking(ports),
});
