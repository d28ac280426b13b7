import { minutesOfLine } from '../../../bookings/booking/booking.ts';
import type { Agreeing } from '../../../bookings/booking/session-rules.ts';
import { agreeOn, type Leader } from '../../../bookings/booking/steps/agree-session.ts';
import { queueAgreedMail } from '../../../bookings/booking/steps/queue-agreed-mail.ts';
import { assertBookable } from '../../../calendar/scheduling/assert-bookable.ts';
import { instantOf, wholeMinute } from '../../../calendar/scheduling/instant.ts';
import type { AgreedTime, ZonedTime } from '../../../calendar/scheduling/session.ts';
import { isAhead } from '../../../calendar/scheduling/session-states.ts';
import { invalid } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import type { BoardSession } from '../board-session.ts';
import type { SessionPlace } from '../session-place.ts';
import { type EditPorts, editSession } from '../steps/edit-session.ts';
import { NO_INSTANT, NO_SUCH_TIME } from '../words.ts';

const preferred = ({ session }: SessionPlace, place: number): ZonedTime => {
  const slot = session.preferences[place];
  if (!slot) throw invalid('preference', NO_SUCH_TIME);
  const startsAt = instantOf(slot);
  if (!startsAt || !slot.zone) throw invalid('preference', NO_INSTANT);
  return { startsAt, zone: slot.zone };
};

/** The requested time. */
const timeOf = (place: SessionPlace, asked: Agreeing, now: Date): AgreedTime => {
  const { preference, startsAt, zone, minutes } = asked;
  const chosen =
    startsAt && zone ? { startsAt: wholeMinute(startsAt), zone } : preferred(place, preference ?? 0);
  const path = startsAt ? 'startsAt' : 'preference';
  assertBookable([{ path, time: chosen.startsAt }], { by: 'desk', now });
  return { ...chosen, minutes: minutes ?? place.session.agreed?.minutes ?? minutesOfLine(place.line) };
};

const isSame = (a: AgreedTime, b: AgreedTime | null): boolean =>
  b !== null && a.startsAt.getTime() === b.startsAt.getTime() && a.zone === b.zone && a.minutes === b.minutes;

/**
 * Agrees on a time, with a host if one is named, or moves an agreed session with its hosts. The customer gets a mail. A repeated call with
 * the same time changes nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid' (past, too far ahead, no full time), 'conflict' (stale version,
 * present state, a host who is not free)
 */
export const agreeSession =
  (ports: EditPorts) =>
  (caller: Caller, id: string, asked: Agreeing): Promise<BoardSession> =>
    editSession(ports, caller, { id, version: asked.version }, async ({ acting, place, record }) => {
      const { booking, session } = place;
      const agreed = timeOf(place, asked, acting.at);
      const { hostId, ask } = asked;
      const leader: Leader | null = hostId ? { hostId, ask: ask ?? true } : null;
      if (!leader && isSame(agreed, session.agreed) && isAhead(session)) return;
      const change = await agreeOn(acting, booking, session, agreed, leader);
      await queueAgreedMail(acting, booking, await record(change), change);
    });
