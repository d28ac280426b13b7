import { isPaymentDue, paymentStanding } from '../../../money/payment/payment-status.ts';
import type { Booking } from '../../booking/booking.ts';
import type { SettlementPorts } from '../ports.ts';

/**
 * Creates a link that pays a booking, for the caller who placed it; null when nothing is open. Each call creates a new link, and all of
 * them work: only hashes are stored.
 */
export const payLinkForPlacer =
  ({
    unitOfWork,
    now,
    newToken,
    hashToken,
    profile,
  }: Pick<SettlementPorts, 'unitOfWork' | 'now' | 'newToken' | 'hashToken' | 'profile'>) =>
  async (booking: Pick<Booking, 'id' | 'paymentStatus' | 'total'>): Promise<string | null> => {
    if (!isPaymentDue(paymentStanding(booking))) return null;
    const token = newToken();
    await unitOfWork(({ payLinks }) => payLinks.add(booking.id, hashToken(token), now()));
    return `${profile.publicUrl}/pay/${token}`;
  };
