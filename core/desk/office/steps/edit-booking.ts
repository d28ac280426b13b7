import type { Booking } from '../../../bookings/booking/booking.ts';
import { lockBooking } from '../../../kernel/find-booking.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { type AdminWork, asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import { type AdminBooking, adminBooking } from '../admin-booking.ts';
import type { OfficePorts, OfficeStore } from '../ports.ts';

/**
 * Runs an administrator's edit of one locked booking; returns the booking as it is afterwards.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version), and what `work` throws
 */
export const editBooking = async (
  ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now'>,
  caller: Caller,
  { bookingId, version }: { readonly bookingId: number; readonly version?: number | null | undefined },
  work: (booking: Booking, admin: AdminWork<OfficeStore>) => Promise<void>,
): Promise<AdminBooking> => {
  await asAdmin(ports, caller, async (admin) => {
    const booking = await lockBooking(admin.store.bookings, bookingId);
    assertVersion(version, booking.version);
    await work(booking, admin);
  });
  return adminBooking(ports.read, bookingId);
};
