import { z } from 'zod';
import { DELIVERY_STATUSES } from '../../bookings/booking/states.ts';
import { version } from '../../kernel/fields.ts';
import { PAYMENT_STATUSES } from '../../money/payment/payment-status.ts';

/** The body of `PATCH /api/admin/bookings/{id}/confirmation-status`. */
export const confirmationStatusRule = z.object({
  confirmed: z.boolean('Must be true or false'),
  version: version(),
});

/** The body of `PATCH /api/admin/bookings/{id}/payment-status`. */
export const paymentStatusRule = z.object({
  paymentStatus: z.enum(PAYMENT_STATUSES, 'Must be pending or paid'),
  version: version(),
});

/** The body of `POST /api/admin/bookings/{id}/free-times`. */
export const freeUnpaidRule = z.object({ version: version() });

/** The body of `PATCH /api/admin/bookings/{id}/delivery-status`. */
export const deliveryStatusRule = z.object({
  deliveryStatus: z.enum(DELIVERY_STATUSES, 'Must be pending or delivered'),
  version: version(),
});
