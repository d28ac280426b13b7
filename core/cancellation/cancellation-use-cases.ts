import type { Ports } from '../ports.ts';
import { deleteAnyBooking, deleteBooking } from './use-cases/delete-booking.ts';

/** Deleting bookings. */
export const cancellationUseCases = (ports: Ports) => ({
  deleteBooking: deleteBooking(ports),
  deleteAnyBooking: deleteAnyBooking(ports),
});
