import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { describe, expect, it } from 'vitest';
import type { AdminSessionWire, ScheduleHostWire, ScheduleWire } from '../../web/api/transport/wire.ts';
import { type Lane, lanesOf } from '../../web/features/schedule-desk/board-model.ts';
import { shownOf } from '../../web/features/schedule-desk/desk-address.ts';
import { verdictOf } from '../../web/features/schedule-desk/drop-rules.ts';
import { keyMove, neighbourOf } from '../../web/features/schedule-desk/key-steps.ts';
import { type Movable, movableOf } from '../../web/features/schedule-desk/movable.ts';

const ZONE = 'America/New_York';
const NOW = Date.parse('2026-03-17T14:20:00Z');
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour + 4)).toISOString();

let count = 0;
const aSession = (change: Partial<AdminSessionWire> & { readonly hostId?: number }): AdminSessionWire => {
  count += 1;
  const { hostId, ...rest } = change;
  const startsAt = rest.startsAt ?? at(20, 11);
  return {
    id: `${count}-1-1`,
    line: 0,
    unit: 0,
    state: 'agreed',
    experience: {
      id: 1,
      title: 'World Coffee Tasting',
      slug: 'coffee',
      imageUrl: '/a.webp',
      duration: '60 min',
    },
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 60 * 60_000).toISOString(),
    zone: ZONE,
    minutes: 60,
    preferences: [],
    suggestions: null,
    headcount: null,
    joinUrl: null,
    place: null,
    guestNotes: null,
    hosts: [],
    ready: false,
    cancellation: null,
    version: 1,
    bookingId: count,
    bookingReference: `WC-${count}`,
    companyName: 'Kestrelby',
    firstName: 'Wes',
    lastName: 'Okafor',
    selectedTier: 'starter',
    seats: 50,
    addOns: [],
    notes: null,
    missing: [],
    assignments:
      hostId === undefined
        ? []
        : [
            {
              id: count,
              hostId,
              hostName: `Host ${hostId}`,
              pictureUrl: null,
              state: 'accepted',
              away: false,
              startsAt,
              askedAt: at(16, 9),
              answeredAt: null,
              declineReason: null,
              declineNote: null,
            },
          ],
    ...rest,
  };
};

const aHost = (id: number, change: Partial<ScheduleHostWire> = {}): ScheduleHostWire => ({
  id,
  name: `Host ${id}`,
  pictureUrl: null,
  zone: 'Europe/London',
  sessionsThisWeek: 0,
  mostThisWeek: 15,
  available: [{ startsAt: at(20, 9), endsAt: at(20, 18) }],
  absences: [],
  busy: [],
  experienceIds: [1],
  ...change,
});

const boardOf = (
  hosts: readonly ScheduleHostWire[],
  sessions: readonly AdminSessionWire[],
): readonly Lane[] => {
  const schedule: ScheduleWire = {
    from: '2026-03-16',
    to: '2026-03-22',
    zone: ZONE,
    hosts: [...hosts],
    sessions: [...sessions],
    sessionsLeftOut: 0,
    days: [],
  };
  return lanesOf(schedule, ZONE, NOW);
};

const movedOf = (lanes: readonly Lane[]): Movable => {
  const movable = lanes[0]?.blocks[0] && movableOf(lanes[0].blocks[0]);
  if (!movable) throw new Error('nothing to move');
  return movable;
};

const saidBy = (host: ScheduleHostWire, startsAt: string, others: readonly AdminSessionWire[] = []) => {
  const lanes = boardOf([host], [aSession({}), ...others]);
  const lane = lanes[1];
  if (!lane) throw new Error('no lane');
  return verdictOf({ movable: movedOf(lanes), lane, startsAt: Date.parse(startsAt), now: NOW, zone: ZONE });
};

describe('what a lane says to a session', () => {
  const start = at(20, 11);

  it('is free in working hours, and says the host’s own time', () => {
    expect(saidBy(aHost(1), start)).toEqual({ kind: 'free', words: 'Free', detail: '3:00 PM in London' });
  });

  it('names what is in the way: skill, absence, hours, a clash or its break, the past', () => {
    const words = (host: ScheduleHostWire, time = start, others: readonly AdminSessionWire[] = []) => {
      const { kind, words: said } = saidBy(host, time, others);
      return `${kind}: ${said}`;
    };
    expect(words(aHost(1, { experienceIds: [2] }))).toBe('no: Cannot lead it');
    expect(
      words(
        aHost(1, {
          absences: [{ id: 1, startsAt: at(20, 0), endsAt: at(23, 0), reason: null, byHost: true }],
        }),
      ),
    ).toBe('no: Away');
    expect(words(aHost(1), at(20, 18))).toBe('no: Outside hours');
    expect(words(aHost(1), start, [aSession({ hostId: 1, startsAt: at(20, 12) })])).toBe(
      'no: Clash at 12:00 PM',
    );
    expect(words(aHost(1), at(16, 11))).toBe('no: This time is past');
  });

  it('takes the host’s own calendar as advice', () => {
    expect(saidBy(aHost(1, { busy: [{ startsAt: at(20, 10), endsAt: at(20, 12) }] }), start)).toEqual({
      kind: 'advice',
      words: 'Own calendar busy',
      detail: '2 – 4 PM, advice only',
    });
  });

  it('believes the server rather than itself once that has answered', () => {
    const lanes = boardOf([aHost(1)], [aSession({})]);
    const lane = lanes[1];
    if (!lane) throw new Error('no lane');
    const candidate = {
      hostId: 1,
      name: 'Host 1',
      pictureUrl: null,
      zone: ZONE,
      languages: [],
      free: false,
      hindrances: [{ kind: 'day-full' as const, words: 'Day is full' }],
      sessionsThatWeek: 3,
      mostThatWeek: 15,
    };
    const movable = movedOf(lanes);
    expect(
      verdictOf({ movable, lane, startsAt: Date.parse(start), now: NOW, zone: ZONE, candidate }),
    ).toMatchObject({ kind: 'no', words: 'Day is full' });
  });
});

describe('a board by keys', () => {
  const shown = shownOf(new URLSearchParams({ day: '2026-03-20', zone: ZONE }), NOW);
  const lanes = boardOf(
    [aHost(1), aHost(2), aHost(3)],
    [
      aSession({ hostId: 1, startsAt: at(18, 9) }),
      aSession({ hostId: 1, startsAt: at(20, 9) }),
      aSession({ hostId: 3, startsAt: at(20, 15) }),
    ],
  );
  const blocks = lanes.flatMap((lane) => lane.blocks);

  it('walks along a lane, and to the nearest session of the next lane that has any', () => {
    const [first, second, third] = blocks;
    if (!first || !second || !third) throw new Error('no blocks');
    expect(neighbourOf(first, 'ArrowRight', lanes, shown)).toBe(second);
    expect(neighbourOf(second, 'ArrowLeft', lanes, shown)).toBe(first);
    expect(neighbourOf(second, 'ArrowDown', lanes, shown)).toBe(third);
    expect(neighbourOf(third, 'ArrowUp', lanes, shown)).toBe(second);
    expect(neighbourOf(third, 'ArrowDown', lanes, shown)).toBeNull();
  });

  it('moves by quarters of an hour, by hosts and by days, and stays on the board', () => {
    const block = blocks[1];
    const movable = block && movableOf(block);
    if (!block || !movable) throw new Error('nothing to move');
    const moving = {
      movable,
      key: block.key,
      lane: 1,
      day: '2026-03-20' as LocalDate,
      startsAt: block.startsAt,
      by: 'keys' as const,
    };
    const press = (view: 'Day' | 'Week', key: string, shiftKey = false) => {
      const next = keyMove(moving, { key, shiftKey }, lanes, { ...shown, view });
      return next && { lane: next.lane, hours: (next.startsAt - block.startsAt) / 3_600_000 };
    };
    // Lanes are rows of a week, and columns of a day: arrows follow the picture.
    expect(press('Week', 'ArrowUp')).toEqual({ lane: null, hours: 0 });
    expect(press('Week', 'ArrowDown')).toEqual({ lane: 2, hours: 0 });
    expect(press('Week', 'ArrowRight')).toEqual({ lane: 1, hours: 24 });
    expect(press('Week', 'ArrowLeft')).toEqual({ lane: 1, hours: -24 });
    expect(press('Week', 'ArrowDown', true)).toEqual({ lane: 1, hours: 0.25 });
    expect(press('Day', 'ArrowDown')).toEqual({ lane: 1, hours: 0.25 });
    expect(press('Day', 'ArrowRight')).toEqual({ lane: 2, hours: 0 });
    expect(press('Day', 'ArrowLeft')).toEqual({ lane: null, hours: 0 });
    expect(press('Day', 'ArrowRight', true)).toEqual({ lane: 1, hours: 24 });
    expect(press('Week', 'a')).toBeNull();
    expect(
      keyMove(
        { ...moving, day: '2026-03-22' as LocalDate },
        { key: 'PageDown', shiftKey: false },
        lanes,
        shown,
      ),
    ).toBeNull();
  });
});
