import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { customerOfProfile } from '@wondercast/core/bookings/booking/customer';
import type { UserWire } from '../transport/wire.ts';

/** The customer that the signed-in account's profile names, as the checkout form begins. */
export const customerOf = (user: UserWire): Customer => ({
  ...customerOfProfile(user),
  purchaseOrder: null,
  specialRequests: null,
});
