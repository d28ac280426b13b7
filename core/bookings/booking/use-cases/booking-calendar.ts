import { Refusal } from '../../../kernel/refusal.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { eventsOf, inviteName } from '../calendar-invite.ts';
import type { BookingPorts } from '../ports.ts';
import { type Asking, assertIdentified } from '../steps/assert-owner.ts';
import { assertPlanner } from '../steps/assert-planner.ts';

/**
 * The booking's agreed sessions as a calendar file, with the ids of the mailed invite: adding both shows each session once. While nothing
 * is agreed it has the preferred times instead, as tentative. For the owner, or the partner's secret key.
 * @throws Refusal 'unauthenticated', 'forbidden' (another key), 'not-found' (not there, not yours, or no unit has a full date and time)
 */
export const bookingCalendar =
  ({ read, hashToken, invites, profile }: Pick<BookingPorts, 'read' | 'hashToken' | 'invites' | 'profile'>) =>
  async (asking: Asking, bookingId: number): Promise<{ filename: string; content: string }> => {
    assertIdentified(asking);
    const { bookings } = read;
    const found = await bookings.byId(bookingId);
    const booking = await assertPlanner(bookings, hashToken, asking, found, 'bookings:read');
    const events = eventsOf(booking, hostOf(profile.publicUrl));
    if (events.length === 0) throw new Refusal('not-found', 'No session has a full date and time yet.');
    const agreed = events.filter(({ certain }) => certain);
    return { filename: inviteName(booking), content: invites.write(agreed.length > 0 ? agreed : events) };
  };
