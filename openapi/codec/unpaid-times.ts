import { lineOfSession } from '@wondercast/core/bookings/booking/place';
import { idOfSession } from '@wondercast/core/bookings/booking/session-record';
import type { UnpaidTimes } from '@wondercast/core/desk/office/unpaid-times';
import { toAmount } from '@wondercast/core/kernel/money';
import type { Wire } from './wire.ts';

export const encodeUnpaidTimes = ({ booking, taken }: UnpaidTimes): Wire<'UnpaidTimes'> => ({
  bookingId: booking.id,
  bookingReference: booking.reference,
  customerName: `${booking.customer.firstName} ${booking.customer.lastName}`,
  companyName: booking.customer.companyName || null,
  email: booking.customer.email,
  totalPrice: toAmount(booking.total),
  createdAt: booking.createdAt.toISOString(),
  version: booking.version,
  sessions: taken.map(({ session, agreed, hostName }) => ({
    sessionId: idOfSession(booking, session),
    title: lineOfSession(booking, session)?.experience?.title ?? null,
    startsAt: agreed.startsAt.toISOString(),
    zone: agreed.zone,
    hostName,
  })),
});
