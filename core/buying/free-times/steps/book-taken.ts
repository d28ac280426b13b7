import type { SessionKey } from '../../../calendar/scheduling/session.ts';
import type { Assignment } from '../../../calendar/staffing/assignment.ts';
import { spanOfUnit } from '../../../calendar/staffing/choose-hosts.ts';
import { reserveInstant } from '../../../calendar/staffing/steps/reserve-instant.ts';
import type { FreeTimesStore } from '../ports.ts';
import type { TakenUnit } from './take-units.ts';

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
  const booked: Assignment[] = [];
  for (const { held, session } of taken) if (held) booked.push(await holds.book(held.id, session, at));
  // What is held beyond that goes before others are reserved: it may be of the same hosts.
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
