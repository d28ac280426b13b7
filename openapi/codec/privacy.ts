import type { PersonalData } from '@wondercast/core/privacy/personal-data';
import { encodeUser } from './account.ts';
import { encodeBooking } from './booking.ts';
import { encodeOrder } from './order.ts';
import { encodePaymentMethod } from './payment.ts';
import { encodeOwnReview } from './reviews.ts';
import type { Around } from './session.ts';
import type { Wire } from './wire.ts';

export const encodePersonalData = (data: PersonalData, hosts: Around['hosts']): Wire<'PersonalData'> => ({
  exportedAt: data.exportedAt.toISOString(),
  account: encodeUser(data.account),
  bookings: data.bookings.map((booking) => encodeBooking(booking, { now: data.exportedAt, hosts })),
  orders: data.orders.map(encodeOrder),
  paymentMethods: data.paymentMethods.map(encodePaymentMethod),
  reviews: data.reviews.map(encodeOwnReview),
});
