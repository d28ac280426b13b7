import type { Span, StaffedSession } from '../assignment.ts';
import { type Candidate, candidatesOf } from '../candidates.ts';
import type { Host } from '../host.ts';
import type { StaffingStore } from '../ports.ts';
import { DAY_MS } from '../wall-clock.ts';

/** Weeks of other time zones begin up to a day earlier or end up to a day later. */
const AROUND_MS = 8 * DAY_MS;

interface Question {
  readonly session: Pick<StaffedSession, 'bookingId' | 'line' | 'unit' | 'experienceId' | 'language'>;
  readonly span: Span;
  /** BCP 47; where it is missing, the session's own language applies, if it has one. */
  readonly language?: string | null;
  /** Only these hosts; every active host where it is left out. */
  readonly among?: readonly Host[];
}

/** Like `findCandidates`, for all active hosts and outside a unit of work: its reads run concurrently. */
export const readCandidates = async (
  { hosts, assignments }: Pick<StaffingStore, 'hosts' | 'assignments'>,
  { session, span, language: asked }: Omit<Question, 'among'>,
  at: Date,
): Promise<readonly Candidate[]> => {
  const language = asked ?? session.language ?? null;
  const [from, to] = [span.startsAt.getTime() - AROUND_MS, span.endsAt.getTime() + AROUND_MS];
  const [active, reserved, busy] = await Promise.all([
    hosts.active(span.startsAt),
    assignments.reservedBetween(new Date(from), new Date(to), at),
    hosts.busyBetween(span.startsAt, span.endsAt),
  ]);
  return candidatesOf({ session, span, language, hosts: active, reserved, busy });
};

/** Every active host for a session at a time, sorted as by `candidatesOf`. `at` is now: expired holds do not count. */
export const findCandidates = async (
  { hosts, assignments }: Pick<StaffingStore, 'hosts' | 'assignments'>,
  { session, span, language: asked, among }: Question,
  at: Date,
): Promise<readonly Candidate[]> => {
  const language = asked ?? session.language ?? null;
  const [from, to] = [span.startsAt.getTime() - AROUND_MS, span.endsAt.getTime() + AROUND_MS];
  const ids = among?.map(({ id }) => id);
  const judged = among ?? (await hosts.active(span.startsAt));
  const reserved = await assignments.reservedBetween(new Date(from), new Date(to), at, ids);
  const busy = await hosts.busyBetween(span.startsAt, span.endsAt, ids);
  return candidatesOf({ session, span, language, hosts: judged, reserved, busy });
};
