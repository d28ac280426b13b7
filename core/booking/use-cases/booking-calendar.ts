import { hostOf } from '../../host.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { eventsOf, inviteName } from '../calendar-invite.ts';
import { type Asking, assertIdentified, assertOwner } from '../steps/assert-owner.ts';

/**
 * The booking's sessions as a calendar file, with the ids of the mailed invite: adding both shows each session once.
 * @throws Refusal 'unauthenticated', 'not-found' (not there, not yours, or no unit has a full date and time)
 */
export const bookingCalendar =
  ({ read, hashToken, invites, profile }: Pick<Ports, 'read' | 'hashToken' | 'invites' | 'profile'>) =>
  async (asking: Asking, bookingId: number): Promise<{ filename: string; content: string }> => {
    assertIdentified(asking);
    const { bookings } = read;
    const booking = await assertOwner(bookings, hashToken, asking, await bookings.byId(bookingId));
    const events = eventsOf(booking, hostOf(profile.publicUrl));
    if (events.length === 0) throw new Refusal('not-found', 'No session has a full date and time yet.');
    return { filename: inviteName(booking), content: invites.write(events) };
  };
