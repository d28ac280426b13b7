import type { Booking, DeliveryStatus, PaymentStatus } from './booking.ts';

export type Confirmation = 'unconfirmed' | 'confirmed';

export const confirmationOf = ({ confirmed }: Pick<Booking, 'confirmed'>): Confirmation =>
  confirmed ? 'confirmed' : 'unconfirmed';

/* How the people who run the shop read the statuses of a booking, on screen and in files. */

export const CONFIRMATION_WORDS: Readonly<Record<Confirmation, string>> = {
  unconfirmed: 'Unconfirmed',
  confirmed: 'Confirmed',
};

export const PAYMENT_WORDS: Readonly<Record<PaymentStatus, string>> = { pending: 'Pending', paid: 'Paid' };

export const DELIVERY_WORDS: Readonly<Record<DeliveryStatus, string>> = {
  pending: 'Pending',
  delivered: 'Delivered',
};
