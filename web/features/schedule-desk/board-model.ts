import { countsAsDelivered, isSuggested } from '@wondercast/core/calendar/scheduling/session-states';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { isReserving } from '@wondercast/core/calendar/staffing/assignment-states';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { AdminSessionWire, ScheduleHostWire, ScheduleWire } from '../../api/transport/wire.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';

type Assignment = AdminSessionWire['assignments'][number];

/** A session at a time, in the lane of a host or of sessions without a host. */
export interface Block {
  /** Unique on the board. */
  readonly key: string;
  readonly session: AdminSessionWire;
  /** In milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** The start in the board's zone, cached because computing it is slow. */
  readonly day: LocalDate;
  readonly minute: number;
  /** The host's id; null for none. */
  readonly lane: number | null;
  /** The assignment that reserves the host. */
  readonly assignment: Assignment | null;
  /** `suggested` waits for the customer, `over` is past. */
  readonly kind: 'agreed' | 'suggested' | 'over';
}

/** A time at which a host is away or busy. */
export interface Stretch {
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface Lane {
  readonly host: ScheduleHostWire | null;
  readonly blocks: readonly Block[];
  /** Blocks of each day, by start. */
  readonly days: ReadonlyMap<LocalDate, readonly Block[]>;
  readonly away: readonly Stretch[];
  readonly busy: readonly Stretch[];
}

const stretch = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Stretch => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

const blocksAt = (
  session: AdminSessionWire,
  time: Stretch,
  kind: Block['kind'],
  holds: readonly Assignment[],
  zone: Zone,
): Block[] => {
  const base = { session, kind, ...time, ...placeOf(time.startsAt, zone) };
  if (holds.length === 0)
    return [{ ...base, lane: null, assignment: null, key: `${session.id}.${time.startsAt}.0` }];
  return holds.map((assignment) => ({
    ...base,
    assignment,
    lane: assignment.hostId,
    key: `${session.id}.${time.startsAt}.${assignment.hostId}`,
  }));
};

/** The blocks of a session: one for each of its hosts, or for each suggested time. */
export const blocksOf = (session: AdminSessionWire, zone: Zone, now: number): readonly Block[] => {
  const reserving = session.assignments.filter(isReserving);
  if (isSuggested(session))
    return (session.suggestions?.times ?? []).flatMap((time) =>
      blocksAt(
        session,
        stretch(time),
        'suggested',
        reserving.filter(({ startsAt }) => Date.parse(startsAt) === Date.parse(time.startsAt)),
        zone,
      ),
    );
  if (session.startsAt === null || session.endsAt === null) return [];
  const time = stretch({ startsAt: session.startsAt, endsAt: session.endsAt });
  const over = countsAsDelivered(session) || time.endsAt <= now;
  return blocksAt(session, time, over ? 'over' : 'agreed', reserving, zone);
};

const byDay = (blocks: readonly Block[]): Map<LocalDate, Block[]> => {
  const days = new Map<LocalDate, Block[]>();
  for (const block of blocks) {
    const { day } = block;
    const known = days.get(day);
    if (known) known.push(block);
    else days.set(day, [block]);
  }
  return days;
};

/** A lane for sessions without a host, then one for each host. */
export const lanesOf = (schedule: ScheduleWire, zone: Zone, now: number): readonly Lane[] => {
  const ofLane = new Map<number | null, Block[]>();
  const hosts = new Set(schedule.hosts.map(({ id }) => id));
  for (const session of schedule.sessions)
    for (const block of blocksOf(session, zone, now)) {
      // Past sessions of a host who has left have no lane, so they are in the lane without a host.
      const lane = block.lane !== null && hosts.has(block.lane) ? block.lane : null;
      const known = ofLane.get(lane);
      if (known) known.push(block);
      else ofLane.set(lane, [block]);
    }
  const lane = (host: ScheduleHostWire | null): Lane => {
    const blocks = (ofLane.get(host?.id ?? null) ?? []).sort((a, b) => a.startsAt - b.startsAt);
    return {
      host,
      blocks,
      days: byDay(blocks),
      away: host?.absences.map(stretch) ?? [],
      busy: host?.busy.map(stretch) ?? [],
    };
  };
  return [lane(null), ...schedule.hosts.map(lane)];
};

export const overlaps = (a: Stretch, b: Stretch): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
