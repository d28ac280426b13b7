import type { BookingMode } from '@wondercast/core/shop/catalogue/booking-mode';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';

/** Props of all session tickets. */
export interface SessionTicketProps {
  readonly booking: BookingWire;
  readonly session: SessionWire;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
  /** How its experience is booked now; null when unknown or no longer sold. */
  readonly mode: BookingMode | null;
  /** Opens the free times for the session. */
  readonly onTimes: () => void;
}
