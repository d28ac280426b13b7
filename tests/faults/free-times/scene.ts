import type { RequestedLine } from '@wondercast/core/buying/cart/requested-line';
import { isAhead } from '@wondercast/core/calendar/scheduling/session-states';
import type { Assignment } from '@wondercast/core/calendar/staffing/assignment';
import { isAssigned, isReserving } from '@wondercast/core/calendar/staffing/assignment-states';
import type { StaffingNow, Wanted } from '@wondercast/core/calendar/staffing/free-times';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import { bruteForce } from '../../core/free-times/brute-force.ts';
import { aHost, anExperience, aRequestedLine, unique } from '../../support/builders.ts';
import type { Dice } from '../money/dice.ts';
import type { TestBed } from '../money/test-bed.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 1_440 * MINUTE_MS;
export const LENGTH_MS = 60 * MINUTE_MS;
export const RULES = { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] } as const;
export const FEED = 'https://calendar.example/own.ics';

/** What the test knows is held: it counts the end itself. */
export interface OwnHold {
  readonly id: string;
  readonly starts: readonly number[];
  readonly startedAt: number;
  readonly until: number;
}

/** A session as its customer was told it is. */
export interface OwnSession {
  readonly bookingId: number;
  readonly id: string;
  readonly visitor: string;
  /** null waits for a time. */
  readonly start: number | null;
}

export interface OwnIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly visitor: string;
  readonly starts: readonly number[];
  readonly openedAt: number;
  state: 'open' | 'paid' | 'booked' | 'cancelled';
}

/** A move that waits for its payment. */
export interface OwnMove {
  readonly intentId: string;
  readonly clientSecret: string;
  readonly session: OwnSession;
  readonly to: number;
  readonly until: number;
}

/** One experience that is booked at once, its hosts, one day, and everything that the test has seen happen to it. */
export interface Scene {
  readonly testBed: TestBed;
  readonly dice: Dice;
  readonly experience: Experience;
  readonly hostIds: readonly number[];
  /** Midnight of the day. */
  readonly day: number;
  readonly holds: Map<string, OwnHold>;
  sessions: OwnSession[];
  readonly intents: OwnIntent[];
  moves: OwnMove[];
  readonly bookingIds: Set<number>;
  /** Whether a host has been away, ill or switched off: what was held of them may be gone. */
  hostsHaveLeft: boolean;
}

export const pick = <Item>({ dice }: Pick<Scene, 'dice'>, items: readonly Item[]): Item | null =>
  items[dice.below(Math.max(1, items.length))] ?? null;

/** The next half hours from nine o'clock: few, so that buyers meet. */
export const someStart = ({ dice, day }: Scene): number => day + (540 + dice.below(10) * 30) * MINUTE_MS;

export const openScene = async (testBed: TestBed, dice: Dice): Promise<Scene> => {
  const at = testBed.clock.now;
  const ahead = dice.chance(50) ? 12 : 6;
  return testBed.ports.unitOfWork(async ({ catalogue, hosts, settings }) => {
    if (!(await settings.byName('booking-rules'))) await settings.put('booking-rules', RULES, at);
    const experience = await catalogue.addExperience(
      anExperience({
        title: unique('Quiz'),
        bookingMode: 'instant',
        duration: '60 min',
        leastNoticeHours: 24,
      }),
    );
    const hostIds: number[] = [];
    for (let each = 0; each < 1 + dice.below(4); each++) {
      const feedUrl = dice.chance(30) ? FEED : null;
      const { id } = await hosts.add(
        aHost({
          experienceIds: [experience.id],
          takesInstant: true,
          mostADay: 1 + dice.below(4),
          breakBefore: 15,
          breakAfter: dice.chance(50) ? 15 : 0,
          feedUrl,
        }),
      );
      hostIds.push(id);
      if (feedUrl)
        await hosts.feedRead(
          { hostId: id, url: feedUrl },
          { kind: 'read', etag: null, busy: [], remarks: [] },
          at,
        );
    }
    return {
      testBed,
      dice,
      experience,
      hostIds,
      day: (Math.floor(at.getTime() / DAY_MS) + ahead) * DAY_MS,
      holds: new Map(),
      sessions: [],
      intents: [],
      moves: [],
      bookingIds: new Set(),
      hostsHaveLeft: false,
    };
  });
};

export const lineOf = ({ experience }: Scene, starts: readonly number[]): RequestedLine =>
  aRequestedLine({
    experienceId: experience.id,
    quantity: starts.length,
    chosen: starts.map((start) => ({ startsAt: new Date(start), zone: 'Europe/Berlin' as const })),
  });

/** A host's time, whoever has it. */
export interface Row {
  readonly hostId: number;
  readonly holdId: string | null;
  readonly assignment: Pick<Assignment, 'id' | 'startsAt' | 'endsAt' | 'reservedFrom' | 'reservedTo'>;
}

/** Everything that reserves the hosts' time now, gathered booking by booking and hold by hold. */
export const rowsOf = async ({ testBed, bookingIds, holds, hostIds }: Scene): Promise<readonly Row[]> => {
  const { read } = testBed.ports;
  const { now } = testBed.clock;
  const own = (await read.assignments.ofBookings([...bookingIds])).filter(
    (each) => isReserving(each) && (each.heldUntil === null || each.heldUntil > now),
  );
  const ids = [...holds.values()].map(({ id }) => id);
  for (const bookingId of bookingIds) {
    const held = await read.holds.ofHolder(`booking:${bookingId}`, now);
    if (held) ids.push(held.id);
  }
  const rows: Row[] = own.map((assignment) => ({ hostId: assignment.hostId, holdId: null, assignment }));
  for (const holdId of new Set(ids))
    if (await read.holds.byId(holdId, now))
      for (const assignment of await read.holds.hostsOf(holdId))
        rows.push({ hostId: assignment.hostId, holdId, assignment });
  return rows.filter(({ hostId }) => hostIds.includes(hostId));
};

/** What the test itself makes of the store: nothing here asks the shop what is free. */
export const factsOf = async (scene: Scene, rows: readonly Row[]): Promise<StaffingNow> => {
  const { testBed, hostIds, bookingIds, experience, day } = scene;
  const { read } = testBed.ports;
  const [from, to] = [new Date(day - DAY_MS), new Date(day + 2 * DAY_MS)];
  const assigned = (await read.assignments.ofBookings([...bookingIds])).filter(isAssigned);
  const unstaffed = [];
  for (const id of bookingIds)
    for (const line of (await read.bookings.byId(id))?.lines ?? [])
      for (const session of line.sessions) {
        const isLed = assigned.some(
          (each) => each.bookingId === id && each.line === session.line && each.unit === session.unit,
        );
        if (!isAhead(session) || !session.agreed || isLed) continue;
        const { startsAt } = session.agreed;
        unstaffed.push({
          bookingId: id,
          line: session.line,
          unit: session.unit,
          experienceId: experience.id,
          language: null,
          startsAt,
          endsAt: new Date(startsAt.getTime() + LENGTH_MS),
        });
      }
  return {
    zone: 'UTC',
    hosts: (await read.hosts.active(testBed.clock.now)).filter(({ id }) => hostIds.includes(id)),
    reserved: rows.map(({ hostId, holdId, assignment }) => ({
      ...assignment,
      hostId,
      holdId,
      bookingId: null,
      line: null,
      unit: null,
      reference: null,
      heldUntil: null,
    })),
    busy: await read.hosts.busyBetween(from, to, hostIds),
    unstaffed,
  };
};

export const wantedOf = ({ experience, testBed }: Scene): Wanted => ({
  offer: {
    experienceId: experience.id,
    minutes: 60,
    gridMinutes: experience.startGrid,
    horizonDays: experience.horizonDays,
    noticeHours: experience.leastNoticeHours,
    rules: [RULES],
  },
  language: null,
  now: testBed.clock.now,
});

/** Starts of the day with how many sessions could begin then, by the test's own look at each. */
export const freeByHand = (scene: Scene, facts: StaffingNow): ReadonlyMap<number, number> =>
  bruteForce(facts, wantedOf(scene), scene.day, scene.day + DAY_MS);

/** Whether all of these could begin, each with a host: every way is tried. */
export const fitByHand = (scene: Scene, facts: StaffingNow, starts: readonly number[]): boolean => {
  const wanted = wantedOf(scene);
  const free = (at: StaffingNow, start: number) => bruteForce(at, wanted, start, start + 1).get(start) ?? 0;
  const together = (start: number) => starts.filter((each) => each === start).length;
  if (starts.some((start) => free(facts, start) < together(start))) return false;
  const place = (left: readonly number[], reserved: StaffingNow['reserved']): boolean => {
    const [start, ...rest] = left;
    if (start === undefined) return true;
    return facts.hosts.some((host) => {
      const alone = { ...facts, hosts: [host], reserved, unstaffed: [] };
      if (free(alone, start) === 0) return false;
      const startsAt = new Date(start);
      const endsAt = new Date(start + LENGTH_MS);
      const taken = {
        hostId: host.id,
        holdId: null,
        heldUntil: null,
        bookingId: null,
        line: null,
        unit: null,
        reference: null,
        startsAt,
        endsAt,
        reservedFrom: new Date(start - host.breakBefore * MINUTE_MS),
        reservedTo: new Date(start + LENGTH_MS + host.breakAfter * MINUTE_MS),
      };
      return place(rest, [...reserved, taken]);
    });
  };
  return place(starts, facts.reserved);
};
