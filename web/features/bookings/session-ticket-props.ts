import type { BookingMode } from '@wondercast/core/shop/catalogue/booking-mode';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';

/** What every ticket of a session is made from. */
export interface SessionTicketProps {
  readonly booking: BookingWire;
  readonly session: SessionWire;
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
  /** How its experience is booked now; null where that is not known, or it is sold no longer. */
  readonly mode: BookingMode | null;
  /** Shows the free times that it can take. */
  readonly onTimes: () => void;
}
