import type { BookingWire } from '../../api/transport/wire.ts';

/** `WC-118` stands for a row without a reference of its own and is shown as `#WC-118` (specification §3). */
export const shownReference = ({ id, bookingReference }: Pick<BookingWire, 'id' | 'bookingReference'>) =>
  bookingReference.replace(/^.*-/, '') === String(id) ? `#${bookingReference}` : bookingReference;
