import type { BookingChoices, Choice } from '@wondercast/core/bookings/changes/choices';
import type { Payout } from '@wondercast/core/bookings/settlement/payout';
import { toAmount } from '@wondercast/core/kernel/money';
import { encodeLinePolicies, encodePolicyList } from './policy.ts';
import type { Wire } from './wire.ts';

const encodeChoice = ({ allowed, reason, fee, refund, owed, until, note }: Choice): Wire<'Choice'> => ({
  allowed,
  reason,
  fee: toAmount(fee),
  refund: toAmount(refund),
  owed: toAmount(owed),
  until: until?.toISOString() ?? null,
  note,
});

export const encodeBookingChanges = (choices: BookingChoices): Wire<'BookingChanges'> => ({
  version: choices.version,
  policy: encodePolicyList(choices.policies),
  policies: encodeLinePolicies(choices.policies),
  booking: encodeChoice(choices.booking),
  sessions: choices.sessions.map(({ sessionId, cancel, move }) => ({
    sessionId,
    cancel: encodeChoice(cancel),
    move: encodeChoice(move),
  })),
});

export const encodePayout = ({ entry, booking }: Payout): Wire<'Payout'> => ({
  id: entry.id,
  at: entry.at.toISOString(),
  amount: toAmount(entry.amount),
  bookingId: entry.bookingId,
  bookingReference: booking?.reference ?? null,
  customerName: booking && `${booking.customer.firstName} ${booking.customer.lastName}`,
  companyName: booking?.customer.companyName || null,
  email: booking?.customer.email ?? null,
  note: entry.note,
});
