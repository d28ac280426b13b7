import { isOfSession, overlaps, type Reserved, type Span, type StaffedSession } from './assignment.ts';
import type { BusyTime, Host } from './host.ts';
import { isWithinHours, type ZoneFrame, zoneFrames } from './working-time.ts';

/** Why a host is not free for a session. `own-calendar` is only a warning: such a host may still lead it. */
export type Hindrance =
  | { readonly kind: 'cannot-lead' }
  | { readonly kind: 'language' }
  | { readonly kind: 'hours' }
  | { readonly kind: 'absence'; readonly until: Date }
  | { readonly kind: 'break'; readonly reference: string | null; readonly startsAt: Date }
  | { readonly kind: 'clash'; readonly reference: string | null; readonly startsAt: Date }
  | { readonly kind: 'day-full'; readonly sessions: number }
  | { readonly kind: 'own-calendar'; readonly startsAt: Date; readonly endsAt: Date };

/** A host who might lead a session at a time. */
export interface Candidate {
  readonly host: Host;
  /** Whether there is no hindrance. */
  readonly free: boolean;
  readonly hindrances: readonly Hindrance[];
  /** How many other sessions the host has in the week of the session, Monday to Sunday in the host's zone. */
  readonly sessionsThatWeek: number;
}

/** Everything that decides who may lead a session. */
export interface StaffingFacts {
  readonly session: Pick<StaffedSession, 'bookingId' | 'line' | 'unit' | 'experienceId'>;
  /** The time of the session. */
  readonly span: Span;
  /** BCP 47; null when any will do. */
  readonly language: string | null;
  /** Active hosts. */
  readonly hosts: readonly Host[];
  /** Reservations of their time in the eight days before and after. */
  readonly reserved: readonly Reserved[];
  /** Busy times from their own calendars near that time. */
  readonly busy: readonly (BusyTime & { readonly hostId: number })[];
}

/** Whether a host speaks a language, compared by its primary subtag: `pt` for `pt-BR`. */
export const speaks = ({ languages }: Host, language: string): boolean => {
  const wanted = language.toLowerCase().split('-')[0];
  return languages.some((each) => each.toLowerCase().split('-')[0] === wanted);
};

const byHost = <Row extends { readonly hostId: number }>(rows: readonly Row[]) => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.hostId);
    if (group) group.push(row);
    else groups.set(row.hostId, [row]);
  }
  return (hostId: number): readonly Row[] => groups.get(hostId) ?? [];
};

const startsWithin = (from: number, to: number, rows: readonly Reserved[]): number =>
  rows.filter(({ startsAt }) => startsAt.getTime() >= from && startsAt.getTime() < to).length;

const MINUTE_MS = 60_000;

/** A session at the same time is a clash; where only the breaks of either session overlap, the hindrance is about breaks. */
const meeting = (host: Host, span: Span, others: readonly Reserved[]): readonly Hindrance[] => {
  const withBreaks = {
    startsAt: new Date(span.startsAt.getTime() - host.breakBefore * MINUTE_MS),
    endsAt: new Date(span.endsAt.getTime() + host.breakAfter * MINUTE_MS),
  };
  return others
    .filter(({ reservedFrom, reservedTo }) =>
      overlaps(withBreaks, { startsAt: reservedFrom, endsAt: reservedTo }),
    )
    .map((other) => ({
      kind: overlaps(span, other) ? 'clash' : 'break',
      reference: other.reference,
      startsAt: other.startsAt,
    }));
};

const hindrancesOf = (
  host: Host,
  { span, session, language, busy }: StaffingFacts,
  frame: ZoneFrame,
  others: readonly Reserved[],
): readonly Hindrance[] => {
  const found: Hindrance[] = [];
  if (session.experienceId !== null && !host.experienceIds.includes(session.experienceId))
    found.push({ kind: 'cannot-lead' });
  if (language !== null && !speaks(host, language)) found.push({ kind: 'language' });
  if (!isWithinHours(host, span, frame)) found.push({ kind: 'hours' });
  const away = host.absences.filter((absence) => overlaps(absence, span));
  if (away.length > 0)
    found.push({ kind: 'absence', until: new Date(Math.max(...away.map(({ endsAt }) => endsAt.getTime()))) });
  found.push(...meeting(host, span, others));
  const sessions = startsWithin(frame.dayFrom, frame.dayTo, others);
  if (sessions >= host.mostADay) found.push({ kind: 'day-full', sessions });
  for (const { startsAt, endsAt } of busy)
    if (overlaps({ startsAt, endsAt }, span)) found.push({ kind: 'own-calendar', startsAt, endsAt });
  return found;
};

/** Whether the host may lead it nevertheless: the host's own calendar is only a warning. */
export const mayBeTaken = ({ hindrances }: Pick<Candidate, 'hindrances'>): boolean =>
  hindrances.every(({ kind }) => kind === 'own-calendar');

const rank = (candidate: Candidate): number => (candidate.free ? 0 : mayBeTaken(candidate) ? 1 : 2);

/**
 * Every host for a session: first free ones, then those whose own calendar is busy, then the others with each reason; within each group the
 * host with the fewest sessions in that week first. Hours, days and weeks are in each host's own zone.
 */
export const candidatesOf = (facts: StaffingFacts): readonly Candidate[] => {
  const frameOf = zoneFrames(facts.span);
  const reservedOf = byHost(facts.reserved);
  const busyOf = byHost(facts.busy);
  return facts.hosts
    .map((host): Candidate => {
      const frame = frameOf(host.zone);
      const others = reservedOf(host.id).filter((each) => !isOfSession(each, facts.session));
      const hindrances = hindrancesOf(host, { ...facts, busy: busyOf(host.id) }, frame, others);
      return {
        host,
        free: hindrances.length === 0,
        hindrances,
        sessionsThatWeek: startsWithin(frame.weekFrom, frame.weekTo, others),
      };
    })
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        a.sessionsThatWeek - b.sessionsThatWeek ||
        (a.host.name < b.host.name ? -1 : a.host.name > b.host.name ? 1 : a.host.id - b.host.id),
    );
};
