import { Refusal } from '../../../kernel/refusal.ts';
import { type Assignment, reservationOf, type Span, type StaffedSession } from '../assignment.ts';
import { hasAccepted, isReserving } from '../assignment-states.ts';
import { mayBeTaken } from '../candidates.ts';
import { sayHindrances } from '../hindrance-words.ts';
import type { Host } from '../host.ts';
import type { StaffingStore } from '../ports.ts';
import { findCandidates } from './find-candidates.ts';

/** @throws Refusal 'conflict' with each reason in `hindrances` */
export const assertMayLead = async (
  store: StaffingStore,
  host: Host,
  session: StaffedSession,
  span: Span,
  at: Date,
): Promise<void> => {
  const [candidate] = await findCandidates(store, { session, span, among: [host] }, at);
  if (!host.active)
    throw new Refusal('conflict', `${host.name} is not active.`, { details: { hindrances: [] } });
  if (!candidate || mayBeTaken(candidate)) return;
  const hindrances = sayHindrances(candidate.hindrances, session.zone);
  throw new Refusal(
    'conflict',
    `${host.name} is not free: ${hindrances.map(({ words }) => words).join('; ')}.`,
    { details: { hostId: host.id, hostName: host.name, hindrances } },
  );
};

export interface Reservation {
  readonly host: Host;
  readonly session: StaffedSession;
  readonly span: Span;
  /** Whether the host is asked; otherwise the host leads it at once. */
  readonly ask: boolean;
}

/**
 * Reserves a host for a session and mails them. A hold of the same host for this session becomes the assignment; a host who is asked
 * already may be made to lead it; otherwise a repeated call changes nothing. Working hours are not checked: see `assertMayLead`.
 * @throws Refusal 'conflict' (`isHostTaken`) where another session has the time
 */
export const reserveHost = async (
  { assignments, jobs }: StaffingStore,
  { host, session, span, ask }: Reservation,
  at: Date,
): Promise<Assignment> => {
  const state = ask ? 'asked' : 'accepted';
  const asked = { state, heldUntil: null, askedAt: at, answeredAt: ask ? null : at } as const;
  const present = (await assignments.of(session)).find(
    (each) => each.hostId === host.id && isReserving(each),
  );
  if (present && (present.state === state || hasAccepted(present))) return present;
  const { bookingId, line, unit } = session;
  const given = { ...reservationOf(host, span), ...asked };
  const assignment = present
    ? await assignments.save({ ...present, ...given }, at)
    : await assignments.reserve({
        ...given,
        hostId: host.id,
        bookingId,
        line,
        unit,
        declineReason: null,
        declineNote: null,
        instant: false,
      });
  await jobs.add({
    task: 'mail-host-asked',
    payload: { assignmentId: assignment.id, version: assignment.version },
  });
  return assignment;
};
