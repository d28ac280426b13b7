import type { Attention, AttentionReason } from '../../money/payment/attention.ts';
import type { Intent, Purchase } from '../../money/payment/intent.ts';
import type { Matter, MatterReason } from '../../money/payment/matter.ts';
import type { Booking } from '../booking/booking.ts';

/** A payment that an administrator must review, with what it was for. */
export interface AttentionSeen extends Omit<Attention, 'reason'> {
  readonly reason: AttentionReason | MatterReason;
  /** The refund that failed, or the dispute; null when it is the payment itself. */
  readonly matter: Matter | null;
  readonly purpose: Intent['purpose'];
  /** The booking that it pays for; null where there is none. */
  readonly booking: Booking | null;
  /** null where the purchase is no longer stored. */
  readonly purchase: Purchase | null;
}
