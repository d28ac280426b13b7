import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeStarts, type StaffingNow, type Wanted } from '@wondercast/core/calendar/staffing/free-times';
import { type Host, UNREAD_FEED } from '@wondercast/core/calendar/staffing/host';
import { createShop } from '@wondercast/core/shop';
import { numbersOf } from '../core/free-times/a-staffing.ts';
import { openStaffing } from '../faults/staffing/races.ts';
import { aHost, anExperience, aRequestedLine, usd } from '../support/builders.ts';
import { stopDatabaseServer } from '../support/database.ts';
import { aPlacing, aVisitor } from '../support/memory-ports.ts';
import { compare } from './reads.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const ZONES = ['Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Asia/Kolkata'] as const;

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** 40 hosts with 2,000 reserved spans in a month. */
const aLargeShop = (): { readonly facts: StaffingNow; readonly wanted: Wanted; readonly now: Date } => {
  const { upTo } = numbersOf(1);
  const now = new Date('2027-03-01T10:00:00Z');
  const hosts = Array.from({ length: 40 }, (_, at): Host => {
    const hours = ([1, 2, 3, 4, 5, 6] as const).flatMap((weekday) => [
      { weekday, from: 540, to: 720 },
      { weekday, from: 780, to: 1_080 + (at % 5) * 30 },
    ]);
    const zone = ZONES[at % ZONES.length] ?? 'UTC';
    return {
      ...aHost({ zone, hours, experienceIds: [1], takesInstant: true, mostADay: 4 }),
      id: at + 1,
      absences: [],
      feed: UNREAD_FEED,
      active: true,
      pageOpenedAt: null,
      version: 1,
    };
  });
  const reserved = Array.from({ length: 2_000 }, (_, at) => {
    const start = now.getTime() + upTo(31 * 48) * 30 * MINUTE_MS;
    return {
      hostId: (at % 40) + 1,
      bookingId: at + 1,
      line: 0,
      unit: 0,
      reference: 'WC-1',
      holdId: null,
      heldUntil: null,
      startsAt: new Date(start),
      endsAt: new Date(start + 60 * MINUTE_MS),
      reservedFrom: new Date(start - 15 * MINUTE_MS),
      reservedTo: new Date(start + 75 * MINUTE_MS),
    };
  });
  const rules = [{ noticeHours: 24, zone: 'Europe/Berlin' as const, hours: null, blackoutDays: [] }];
  const offer = { experienceId: 1, minutes: 60, gridMinutes: 30, horizonDays: 90, noticeHours: 24, rules };
  return {
    facts: { zone: 'Europe/Berlin', hosts, reserved, busy: [], unstaffed: [] },
    wanted: { offer, language: null, now },
    now,
  };
};

const benchSweep = (): void => {
  const { facts, wanted, now } = aLargeShop();
  const span = { startsAt: now, endsAt: new Date(now.getTime() + 31 * DAY_MS) };
  const costs: number[] = [];
  for (let round = 0; round < 60; round++) {
    const since = process.cpuUsage();
    freeStarts(facts, wanted, span);
    costs.push(cpuMs(since));
  }
  console.log('\nFree times of 31 days, 40 hosts, 2,000 reserved spans, nothing known before');
  row('CPU, median of the last 40', `${median(costs.slice(20)).toFixed(1)} ms (aim ≤ 8)`);
};

/** What a booking costs this process, with a free time and without one, on Postgres. */
const benchBooking = async (): Promise<void> => {
  const ground = await openStaffing('postgres');
  const shop = createShop(ground.ports);
  const { timed, plain } = await ground.ports.unitOfWork(async ({ catalogue, hosts, settings }) => {
    const rules = { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] } as const;
    await settings.put('booking-rules', rules, ground.ports.now());
    const made = {
      timed: await catalogue.addExperience(
        anExperience({ bookingMode: 'instant', duration: '60 min', horizonDays: 365 }),
      ),
      plain: await catalogue.addExperience(anExperience()),
    };
    for (let at = 0; at < 10; at++)
      await hosts.add(aHost({ experienceIds: [made.timed.id], takesInstant: true, mostADay: 24 }));
    return made;
  });
  const book = async (round: number, isTimed: boolean): Promise<number> => {
    const startsAt = new Date(Date.UTC(2030, 2, 10 + Math.floor(round / 6), 8 + (round % 6) * 2));
    const line = isTimed
      ? aRequestedLine({ experienceId: timed.id, chosen: [{ startsAt, zone: 'UTC' }] })
      : aRequestedLine({ experienceId: plain.id });
    const caller = aVisitor(`round ${round} ${isTimed}`);
    const { customer } = aPlacing();
    const email = `buyer-${round}@example.com`;
    const since = process.cpuUsage();
    await shop.placeBooking(
      aPlacing({ caller, lines: [line], shownTotal: usd(990), customer: { ...customer, email } }),
    );
    return cpuMs(since);
  };
  const costs = { timed: [] as number[], plain: [] as number[] };
  for (let round = 0; round < 240; round++) {
    costs.timed.push(await book(round, true));
    costs.plain.push(await book(round, false));
  }
  const [ours, yardstick] = [median(costs.timed.slice(60)), median(costs.plain.slice(60))];
  console.log('\nA booking of a free time beside one without, on Postgres');
  row('ratio of CPU of node', `${(ours / yardstick).toFixed(2)} (aim ≤ 1.3)`);
  row('with / without', `${ours.toFixed(1)} / ${yardstick.toFixed(1)} ms`);
  await ground.close();
  await stopDatabaseServer();
};

/** Free times: how long working them out takes, answers while nothing changes, and what taking one costs. */
export const benchFreeTimes = async (): Promise<void> => {
  benchSweep();
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-bytes-'));
  const shop = await benchShop({ WORKERS: '0', SEED: 'demo' });
  await compare(shop.url, folder, {
    title: 'GET /api/experiences/9/free-times',
    path: '/api/experiences/9/free-times',
    type: 'application/json; charset=utf-8',
    aim: 0.8,
  });
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
  await benchBooking();
};
