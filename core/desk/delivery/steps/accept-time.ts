import { minutesOfLine } from '../../../bookings/booking/booking.ts';
import { agreeOn } from '../../../bookings/booking/steps/agree-session.ts';
import { queueAgreedMail } from '../../../bookings/booking/steps/queue-agreed-mail.ts';
import { type Acting, recordSessions } from '../../../bookings/booking/steps/record-sessions.ts';
import { isOpenSuggestion, type Session } from '../../../calendar/scheduling/session.ts';
import { isAhead, takesPlace } from '../../../calendar/scheduling/session-states.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import type { SessionPlace } from '../session-place.ts';
import { AGREED_ALREADY, NO_SUCH_TIME, SUGGESTION_ENDED, SUGGESTION_EXPIRED, TIME_PASSED } from '../words.ts';

/** Whether this suggested time is agreed already, because somebody has pressed the button twice. */
const isAgreedOn = (session: Session, time: number): boolean =>
  isAhead(session) &&
  session.agreed !== null &&
  session.suggestion?.times[time]?.startsAt.getTime() === session.agreed.startsAt.getTime();

const refuse = ({ state, agreed, suggestion }: Session, now: Date): Refusal => {
  const details = { state, startsAt: agreed?.startsAt.toISOString() ?? null, zone: agreed?.zone ?? null };
  if (agreed) return new Refusal('conflict', AGREED_ALREADY, { details });
  const isExpired = takesPlace({ state }) && suggestion !== null && suggestion.expiresAt <= now;
  return new Refusal('conflict', isExpired ? SUGGESTION_EXPIRED : SUGGESTION_ENDED, { details });
};

/**
 * Agrees on a suggested time for a session of a locked booking, and mails the customer. A repeated call with the same time changes nothing.
 * @throws Refusal 'conflict' (expired, ended, passed, or another time is agreed), 'invalid' (no such time)
 */
export const acceptTime = async (
  acting: Acting,
  place: SessionPlace,
  time: number,
): Promise<SessionPlace> => {
  const { booking, line, session } = place;
  if (isAgreedOn(session, time)) return place;
  if (!isOpenSuggestion(session, acting.at)) throw refuse(session, acting.at);
  const chosen = session.suggestion?.times[time];
  if (!chosen) throw invalid('time', NO_SUCH_TIME);
  if (chosen.startsAt <= acting.at)
    throw new Refusal('conflict', TIME_PASSED, { details: { state: session.state } });
  const agreed = { ...chosen, minutes: minutesOfLine(line) };
  const change = await agreeOn(acting, booking, session, agreed);
  const saved = await recordSessions(acting, booking, [change]);
  await queueAgreedMail(acting, booking, saved, change);
  return { ...place, booking: saved, session: change.session };
};
