import { type Booking, sessionsOf } from '../../bookings/booking/booking.ts';
import { isCancelled } from '../../bookings/booking/states.ts';
import type { AgreedTime, Session } from '../../calendar/scheduling/session.ts';
import { isAhead } from '../../calendar/scheduling/session-states.ts';
import { type Assignment, isOfSession } from '../../calendar/staffing/assignment.ts';
import { isAssigned } from '../../calendar/staffing/assignment-states.ts';
import { isPaymentDue, paymentStanding } from '../../money/payment/payment-status.ts';

/** The free time of a session, with its host. */
export interface TakenTime {
  readonly session: Session;
  readonly agreed: AgreedTime;
  readonly hostId: number;
}

/** An unpaid booking with the free times that it has taken. */
export interface UnpaidTimes {
  readonly booking: Booking;
  /** By start. */
  readonly taken: readonly (TakenTime & { readonly hostName: string | null })[];
}

/**
 * The future free times of a booking that its customer still has to pay, by start. Bookings of resellers, who pay by statement, have none.
 */
export const unpaidTimesOf = (
  booking: Booking,
  assignments: readonly Assignment[],
  at: Date,
): readonly TakenTime[] => {
  if (isCancelled(booking) || booking.sessionMailsOnly || !isPaymentDue(paymentStanding(booking))) return [];
  const taken = sessionsOf(booking).flatMap((session): readonly TakenTime[] => {
    const { agreed, line, unit } = session;
    if (!isAhead(session) || !agreed || agreed.startsAt <= at) return [];
    const led = assignments.find(
      (each) => each.instant && isAssigned(each) && isOfSession(each, { bookingId: booking.id, line, unit }),
    );
    return led ? [{ session, agreed, hostId: led.hostId }] : [];
  });
  return taken.toSorted((a, b) => a.agreed.startsAt.getTime() - b.agreed.startsAt.getTime());
};
