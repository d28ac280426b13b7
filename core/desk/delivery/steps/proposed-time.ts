import { minutesOfLine } from '../../../bookings/booking/booking.ts';
import { endOf, firstInstant } from '../../../calendar/scheduling/session.ts';
import type { Span } from '../../../calendar/staffing/assignment.ts';
import { invalid } from '../../../kernel/refusal.ts';
import type { BookedSession } from '../board-session.ts';

/**
 * The time span for which hosts are checked: the requested time, else the agreed one, else the first suggested one, else the first
 * preferred one.
 * @throws Refusal 'invalid' where there is none
 */
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
