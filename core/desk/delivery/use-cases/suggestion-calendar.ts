import { eventOf, inviteName } from '../../../bookings/booking/calendar-invite.ts';
import { hasTime } from '../../../calendar/scheduling/session-states.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import type { DeliveryPorts } from '../ports.ts';
import { linkedRound } from '../steps/linked-round.ts';
import { findPlace } from '../steps/lock-session.ts';
import { NOTHING_AGREED } from '../words.ts';

/**
 * The agreed session of a mailed link as a calendar file, with the id of the mailed invite: adding both shows it once.
 * @throws Refusal 'not-found' (no such link, or no time is agreed)
 */
export const suggestionCalendar =
  (ports: Pick<DeliveryPorts, 'read' | 'hashToken' | 'invites' | 'profile'>) =>
  async (token: string): Promise<{ readonly filename: string; readonly content: string }> => {
    const { read, invites, profile } = ports;
    const { booking, session } = await findPlace(read, await linkedRound(read, ports, token));
    const event = hasTime(session) ? eventOf(booking, session, hostOf(profile.publicUrl)) : null;
    if (!event) throw new Refusal('not-found', NOTHING_AGREED);
    return { filename: inviteName(booking), content: invites.write([event]) };
  };
