import { minutesOfLine } from '../../../bookings/booking/booking.ts';
import { endOf, firstInstant } from '../../../calendar/scheduling/session.ts';
import type { Span } from '../../../calendar/staffing/assignment.ts';
import { invalid } from '../../../kernel/refusal.ts';
import type { BookedSession } from '../board-session.ts';

/** The time for which hosts are judged: the one asked for, else agreed, else suggested first, else preferred first. @throws Refusal 'invalid' where there is none */
export const proposedTime = ({ session, line }: BookedSession, wanted: Date | null): Span => {
  const minutes = session.agreed?.minutes ?? minutesOfLine(line);
  const startsAt =
    wanted ??
    session.agreed?.startsAt ??
    session.suggestion?.times[0]?.startsAt ??
    firstInstant(session.preferences)?.start;
  if (!startsAt) throw invalid('startsAt', 'This session has no time yet: send startsAt.');
  return { startsAt, endsAt: endOf({ startsAt, minutes }) };
};
