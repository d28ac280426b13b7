import type { SessionKey } from '../../../calendar/scheduling/session.ts';
import type { Assignment } from '../../../calendar/staffing/assignment.ts';
import { spanOfUnit } from '../../../calendar/staffing/choose-hosts.ts';
import { reserveInstant } from '../../../calendar/staffing/steps/reserve-instant.ts';
import type { FreeTimesStore } from '../ports.ts';
import type { TakenUnit } from './take-units.ts';

/**
 * Reserves the hosts of a new booking, and ends the hold that it came from. Each host is told, not asked.
 * @throws Refusal 'conflict' (`isHostTaken`) where a concurrent booking has reserved a host first
 */
export const bookTaken = async (
  { assignments, holds, jobs }: Pick<FreeTimesStore, 'assignments' | 'holds' | 'jobs'>,
  taken: readonly (TakenUnit & { readonly session: SessionKey })[],
  holdId: string | null,
  at: Date,
): Promise<void> => {
  const booked: Assignment[] = [];
  for (const { held, session } of taken) if (held) booked.push(await holds.book(held.id, session, at));
  // The rest of the hold is removed before others are reserved, because it may hold the same hosts.
  if (holdId !== null) await holds.remove(holdId);
  for (const { unit, host, held, session } of taken)
    if (!held)
      booked.push(await reserveInstant({ assignments }, { host, session, span: spanOfUnit(unit) }, at));
  await jobs.addAll(
    booked.map(({ id: assignmentId, version }) => ({
      task: 'mail-host-asked' as const,
      payload: { assignmentId, version },
    })),
  );
};
