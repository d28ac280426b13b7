import { lockBooking } from '../../../kernel/find-booking.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { SettlementPorts } from '../ports.ts';

/**
 * Creates a link that pays a booking, for an administrator to hand on; earlier links are revoked. The address is returned only this once.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const renewPayLink =
  (ports: Pick<SettlementPorts, 'unitOfWork' | 'now' | 'newToken' | 'hashToken' | 'profile'>) =>
  async (caller: Caller, bookingId: number): Promise<string> => {
    const token = ports.newToken();
    await asAdmin(ports, caller, async ({ store: { bookings, payLinks }, at, note }) => {
      const booking = await lockBooking(bookings, bookingId);
      await payLinks.revoke(bookingId);
      await payLinks.add(bookingId, ports.hashToken(token), at);
      await note('booking.pay-link-renewed', 'booking', bookingId, { reference: booking.reference });
    });
    return `${ports.profile.publicUrl}/pay/${token}`;
  };

/** Revokes every link that pays a booking. @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const revokePayLinks =
  (ports: Pick<SettlementPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, bookingId: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store: { bookings, payLinks }, note }) => {
      const booking = await lockBooking(bookings, bookingId);
      await payLinks.revoke(bookingId);
      await note('booking.pay-links-revoked', 'booking', bookingId, { reference: booking.reference });
    });
