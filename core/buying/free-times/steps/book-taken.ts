import type { SessionKey } from '../../../calendar/scheduling/session.ts';
import { reservationOf } from '../../../calendar/staffing/assignment.ts';
import type { FreeTimesStore } from '../ports.ts';
import type { TakenUnit } from './take-units.ts';

const MINUTE_MS = 60_000;

/**
 * Reserves the hosts of a booking that is there now, and ends the hold that it was made of. Each host is told, not asked.
 * @throws Refusal 'conflict' (`isHostTaken`) where somebody else was written first
 */
export const bookTaken = async (
  { assignments, holds, jobs }: Pick<FreeTimesStore, 'assignments' | 'holds' | 'jobs'>,
  taken: readonly (TakenUnit & { readonly session: SessionKey })[],
  holdId: string | null,
  at: Date,
): Promise<void> => {
  for (const { unit, host, held, session } of taken) {
    const { bookingId, line, unit: number } = session;
    const { startsAt, offer } = unit;
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + offer.minutes * MINUTE_MS) };
    const assignment = held
      ? await holds.book(held.id, session, at)
      : await assignments.reserve({
          ...reservationOf(host, span),
          hostId: host.id,
          bookingId,
          line,
          unit: number,
          state: 'accepted',
          instant: true,
          heldUntil: null,
          askedAt: at,
          answeredAt: at,
          declineReason: null,
          declineNote: null,
        });
    await jobs.add({
      task: 'mail-host-asked',
      payload: { assignmentId: assignment.id, version: assignment.version },
    });
  }
  if (holdId !== null) await holds.remove(holdId);
};
