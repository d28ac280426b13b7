import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { customerOfProfile } from '@wondercast/core/bookings/booking/customer';
import type { UserWire } from '../transport/wire.ts';

/** The customer from the signed-in account's profile, as initial values of the checkout form. */
export const customerOf = (user: UserWire): Customer => ({
  ...customerOfProfile(user),
  purchaseOrder: null,
  specialRequests: null,
});
