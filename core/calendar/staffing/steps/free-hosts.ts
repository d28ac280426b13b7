import type { Assignment, StaffedSession } from '../assignment.ts';
import { isHold, isReserving } from '../assignment-states.ts';
import type { StaffingStore } from '../ports.ts';

/**
 * Ends the reservations of a host who has entered an absence; they get no mail about it. Asked and accepted assignments record the reason.
 */
export const freeAbsent = (
  { assignments }: Pick<StaffingStore, 'assignments'>,
  assignment: Assignment,
  at: Date,
): Promise<Assignment> =>
  assignments.save(
    {
      ...assignment,
      state: 'withdrawn',
      heldUntil: null,
      answeredAt: at,
      declineReason: isHold(assignment) ? null : 'absent',
    },
    at,
  );

/** Ends one reservation. A host who was asked or has accepted gets a mail, unless the session is over. */
export const freeHost = async (
  { assignments, jobs }: StaffingStore,
  assignment: Assignment,
  { reference, title }: Pick<StaffedSession, 'reference' | 'title'>,
  at: Date,
): Promise<Assignment> => {
  const freed = await assignments.save(
    { ...assignment, state: 'withdrawn', heldUntil: null, answeredAt: at },
    at,
  );
  // The mail's content is in the job, because the booking may be gone when it is sent.
  if (!isHold(assignment) && assignment.endsAt > at)
    await jobs.add({
      task: 'mail-host-withdrawn',
      payload: {
        assignmentId: assignment.id,
        hostId: assignment.hostId,
        reference,
        title,
        startsAt: assignment.startsAt.toISOString(),
      },
    });
  return freed;
};

/**
 * Ends every reservation of a session (held, asked and accepted), and mails the hosts who knew of it. Returns the assignments that it
 * ended. The booking must be locked.
 */
export const freeHosts = async (
  store: StaffingStore,
  session: StaffedSession,
  at: Date,
): Promise<readonly Assignment[]> => {
  const freed: Assignment[] = [];
  for (const each of await store.assignments.of(session))
    if (isReserving(each)) freed.push(await freeHost(store, each, session, at));
  return freed;
};
