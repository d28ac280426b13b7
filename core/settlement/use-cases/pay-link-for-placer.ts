import type { Booking } from '../../booking/booking.ts';
import type { Ports } from '../../ports.ts';

/**
 * A link that pays a booking, for the caller who placed it; null when nothing is open. Each request gives another one, and
 * both work: only hashes are kept.
 */
export const payLinkForPlacer =
  ({
    unitOfWork,
    now,
    newToken,
    hashToken,
    profile,
  }: Pick<Ports, 'unitOfWork' | 'now' | 'newToken' | 'hashToken' | 'profile'>) =>
  async ({ id, paymentStatus }: Pick<Booking, 'id' | 'paymentStatus'>): Promise<string | null> => {
    if (paymentStatus === 'paid') return null;
    const token = newToken();
    await unitOfWork(({ payLinks }) => payLinks.add(id, hashToken(token), now()));
    return `${profile.publicUrl}/pay/${token}`;
  };
