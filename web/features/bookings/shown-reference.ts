import type { BookingWire } from '../../api/transport/wire.ts';

/** `WC-118` is the reference of a row without its own, and is shown as `#WC-118` (specification §3). */
export const shownReference = ({ id, bookingReference }: Pick<BookingWire, 'id' | 'bookingReference'>) =>
  bookingReference.replace(/^.*-/, '') === String(id) ? `#${bookingReference}` : bookingReference;
