import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';

/** What every ticket of a session is made from. */
export interface SessionTicketProps {
  readonly booking: BookingWire;
  readonly session: SessionWire;
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
}
