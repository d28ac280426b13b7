import { reopen } from '../../../bookings/booking/steps/agree-session.ts';
import { recordSessions, type SessionChange } from '../../../bookings/booking/steps/record-sessions.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import type { AdminBooking } from '../admin-booking.ts';
import type { OfficePorts } from '../ports.ts';
import { editBooking } from '../steps/edit-booking.ts';
import { type UnpaidTimes, unpaidTimesOf } from '../unpaid-times.ts';

/** Maximum length of the list. */
const MOST_TOLD = 50;

const NOTHING_TO_FREE = 'This booking has no free time to give back, or nothing of it is to be paid.';

/**
 * Unpaid bookings that have taken free times, the next to begin first.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const unpaidTimes =
  ({ read, now }: Pick<OfficePorts, 'read' | 'now'>) =>
  async (caller: Caller): Promise<readonly UnpaidTimes[]> => {
    requireAdmin(caller);
    const at = now();
    const ids = await read.assignments.bookingsTakenUnpaid(at, MOST_TOLD);
    if (ids.length === 0) return [];
    const [bookings, assignments, names] = await Promise.all([
      read.bookings.byIds(ids),
      read.assignments.ofBookings(ids),
      read.hosts.names(),
    ]);
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return ids.flatMap((id): readonly UnpaidTimes[] => {
      const booking = bookings.find((each) => each.id === id);
      const taken = booking ? unpaidTimesOf(booking, assignments, at) : [];
      if (!booking || taken.length === 0) return [];
      return [
        { booking, taken: taken.map((each) => ({ ...each, hostName: nameOf.get(each.hostId) ?? null })) },
      ];
    });
  };

/**
 * Frees the taken times of an unpaid booking: its sessions wait again, with these times as preferred times, and the hosts are told
 * (decision 246). The customer is mailed and may take a free time again.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, paid, nothing taken)
 */
export const freeUnpaidTimes =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now'>) =>
  (
    caller: Caller,
    bookingId: number,
    { version }: { readonly version?: number | null | undefined },
  ): Promise<AdminBooking> =>
    editBooking(ports, caller, { bookingId, version }, async (booking, { store, at, note }) => {
      const taken = unpaidTimesOf(booking, await store.assignments.ofBookings([bookingId]), at);
      if (taken.length === 0) throw new Refusal('conflict', NOTHING_TO_FREE);
      const acting = { store, at, actor: actorOf(caller) };
      const changes: SessionChange[] = [];
      for (const { session } of taken) changes.push(await reopen(acting, booking, session));
      const after = await recordSessions(acting, booking, changes);
      await store.jobs.add({ task: 'mail-times-freed', payload: { bookingId, version: after.version } });
      await note('booking.times-freed', 'booking', bookingId, {
        reference: booking.reference,
        times: taken.map(({ agreed }) => agreed.startsAt.toISOString()),
      });
    });
