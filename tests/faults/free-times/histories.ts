import { hasAccepted } from '@wondercast/core/calendar/staffing/assignment-states';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { awaitsBooking } from '@wondercast/core/money/payment/intent-states';
import type { Store } from '@wondercast/core/shop';
import { diceOf } from '../money/dice.ts';
import { openTestBed, type StoreName, type TestBed } from '../money/test-bed.ts';
import {
  type Act,
  absence,
  book,
  endHold,
  endPayments,
  feed,
  hear,
  hold,
  openPayment,
  pay,
  switchHost,
  timePassesBy,
} from './acts.ts';
import { cancel, move, payMove } from './changing-acts.ts';
import { factsOf, freeByHand, LENGTH_MS, openScene, type Row, RULES, rowsOf, type Scene } from './scene.ts';

/** The more often a thing stands here, the more often it happens. */
const ACTS: readonly Act[] = [
  ...Array<Act>(5).fill(hold),
  ...Array<Act>(4).fill(book),
  ...Array<Act>(4).fill(openPayment),
  ...Array<Act>(5).fill(pay),
  ...Array<Act>(6).fill(hear),
  ...Array<Act>(6).fill(move),
  ...Array<Act>(5).fill(timePassesBy),
  ...Array<Act>(4).fill(endPayments),
  ...Array<Act>(2).fill(cancel),
  ...Array<Act>(2).fill(feed),
  ...Array<Act>(6).fill(payMove),
  absence,
  switchHost,
  endHold,
];
const MOST_ACTS = 16;

export interface HistoryFigures {
  readonly histories: number;
  readonly acts: number;
  readonly sessions: number;
  /** How often each thing was done; what was refused because a time was taken is not counted. */
  readonly done: Readonly<Record<string, number>>;
  /** Each begins with the seed that repeats its history alone. */
  readonly mistakes: readonly string[];
}

const inOrder = (rows: readonly { readonly hostId: number; readonly reservedFrom: Date }[]): string =>
  rows
    .map(({ hostId, reservedFrom }) => `${hostId} ${reservedFrom.toISOString()}`)
    .toSorted()
    .join(', ');

/** No host is in two places, and the shop counts as reserved what is there, no more. */
const lookAtRows = async ({ testBed, hostIds }: Scene, rows: readonly Row[]): Promise<string | null> => {
  for (const [at, one] of rows.entries())
    for (const two of rows.slice(at + 1))
      if (
        one.hostId === two.hostId &&
        one.assignment.reservedFrom < two.assignment.reservedTo &&
        two.assignment.reservedFrom < one.assignment.reservedTo
      )
        return `host ${one.hostId} is in two places`;
  const { now } = testBed.clock;
  const { assignments } = testBed.ports.read;
  const said = await assignments.reservedBetween(new Date(0), new Date('2040-01-01'), now, hostIds);
  const [seen, told] = [
    inOrder(rows.map(({ hostId, assignment }) => ({ ...assignment, hostId }))),
    inOrder(said),
  ];
  return seen === told ? null : `reserved is ${told}, and by hand ${seen}`;
};

/** What is held is what the test counts as held, to its end. */
const lookAtHolds = ({ testBed, holds, hostsHaveLeft }: Scene, rows: readonly Row[]): string | null => {
  const now = testBed.clock.now.getTime();
  for (const [visitor, own] of holds) {
    const held = rows.filter(({ holdId }) => holdId === own.id);
    if (own.until <= now && held.length > 0) return `the hold of ${visitor} outlives its end`;
    if (own.until <= now) continue;
    const starts = held.map(({ assignment }) => assignment.startsAt.getTime());
    const isKnown = starts.every((start) => own.starts.includes(start));
    if (!isKnown || (!hostsHaveLeft && starts.length !== own.starts.length))
      return `${visitor} holds ${starts.length} of ${own.starts.length} times`;
  }
  return null;
};

const lookAtSessions = async ({ testBed, sessions, bookingIds }: Scene): Promise<string | null> => {
  const { read } = testBed.ports;
  const assignments = await read.assignments.ofBookings([...bookingIds]);
  for (const own of sessions) {
    const booking = await read.bookings.byId(own.bookingId);
    const found = booking?.lines
      .flatMap((line) => line.sessions)
      .find((each) => `${own.bookingId}-${each.line + 1}-${each.unit + 1}` === own.id);
    const start = found?.agreed?.startsAt.getTime() ?? null;
    if (start !== own.start) return `${own.id} is at ${start}, and its customer knows ${own.start}`;
    if (start === null || !found) continue;
    const led = assignments.filter(
      (each) =>
        each.bookingId === own.bookingId &&
        each.line === found.line &&
        each.unit === found.unit &&
        hasAccepted(each) &&
        each.startsAt.getTime() === start &&
        each.endsAt.getTime() === start + LENGTH_MS,
    );
    if (led.length !== 1) return `${own.id} has ${led.length} hosts`;
  }
  return null;
};

/** The shop's free times of the day are those of the test's own look at each minute and each host. */
const lookAtFreeTimes = async (scene: Scene, rows: readonly Row[]): Promise<string | null> => {
  const { testBed, experience, day } = scene;
  const shown = new Date(day).toISOString().slice(0, 10) as LocalDate;
  const asked = { from: shown, to: shown, zone: 'UTC', language: null, units: 1, holdId: null } as const;
  const { days } = await testBed.start().shop.freeTimesOf({ ...asked, experience, shopRules: RULES });
  const told = days.flatMap(({ starts }) => starts.map(({ time, left }) => `${time}×${left}`)).join(' ');
  const byHand = [...freeByHand(scene, await factsOf(scene, rows))]
    .map(([start, left]) => `${new Date(start).toISOString().slice(11, 16)}×${Math.min(left, 3)}`)
    .join(' ');
  return told === byHand ? null : `free are ${told}, and by hand ${byHand}`;
};

const look = async (scene: Scene): Promise<string | null> => {
  const rows = await rowsOf(scene);
  return (
    (await lookAtRows(scene, rows)) ??
    lookAtHolds(scene, rows) ??
    (await lookAtSessions(scene)) ??
    (await lookAtFreeTimes(scene, rows))
  );
};

/** A mistake of the shop, for the twin that must fail. */
export type Planted = (store: Store) => Store;

/** What somebody lets go of stays reserved. */
export const keptHolds: Planted = (store) => ({
  ...store,
  holds: { ...store.holds, remove: async () => {} },
});

/** Nobody looks at what is reserved already. */
export const nothingReserved: Planted = (store) => ({
  ...store,
  assignments: { ...store.assignments, reservedBetween: async () => [] },
});

interface Told {
  readonly acts: number;
  /** By name, without those that were refused. */
  readonly done: readonly string[];
  readonly sessions: number;
  readonly mistake: string | null;
}

/** One day of one experience, whatever happens to it; after every act everything agrees with the test's own look. */
const tellHistory = async (testBed: TestBed, seed: number): Promise<Told> => {
  const scene = await openScene(testBed, diceOf(seed));
  const happened: string[] = [];
  const done: string[] = [];
  let acts = 0;
  const wrong = async (act: Act): Promise<string | null> => {
    const came = await act(scene);
    if (!came) return null;
    acts += 1;
    happened.push(came.what);
    if (!came.isRefused) done.push(act.name);
    return came.wrong ?? (await look(scene));
  };
  const told = (mistake: string | null): Told => ({
    acts,
    done,
    sessions: scene.sessions.length,
    mistake: mistake && `${seed}: ${mistake} (after: ${happened.join('; ')})`,
  });
  try {
    const most = 6 + scene.dice.below(MOST_ACTS);
    // What cannot be done now is passed over.
    for (let tries = 0; acts < most && tries < 10 * most; tries++) {
      const act = ACTS[scene.dice.below(ACTS.length)] as Act;
      const mistake = await wrong(act);
      if (mistake) return told(mistake);
    }
    // Nobody loses money: whatever was paid is heard of in the end.
    while (scene.intents.some(awaitsBooking)) {
      const mistake = await wrong(hear);
      if (mistake) return told(mistake);
    }
    return told(null);
  } catch (error) {
    const words = error instanceof Refusal ? `${error.kind}: ${error.message}` : String(error);
    return told(`an act ended with ${words}`);
  }
};

/** What an auditor compares with the catalogue of now. */
const NOT_JUDGED = /that the catalogue does not|that its code does not give/;
const TOGETHER = 20;
const AT_ONCE: Readonly<Record<StoreName, number>> = { memory: 1, postgres: 4 };

/** Random histories of holds, payments, moves, cancellations, absences and calendars, each judged after every step. */
export const proveFreeTimes = async (
  store: StoreName,
  {
    count,
    seed,
    planted = null,
  }: { readonly count: number; readonly seed: number; readonly planted?: Planted | null },
): Promise<HistoryFigures> => {
  const done: Record<string, number> = {};
  const figures = { histories: 0, acts: 0, sessions: 0, done, mistakes: [] as string[] };
  const testBeds = Array.from({ length: Math.ceil(count / TOGETHER) }, (_, at) => at * TOGETHER);
  const work = async (): Promise<void> => {
    for (let first = testBeds.shift(); first !== undefined; first = testBeds.shift()) {
      const testBed = await openTestBed(store, { planted });
      for (let at = first; at < Math.min(first + TOGETHER, count); at++) {
        const { acts, sessions, done: names, mistake } = await tellHistory(testBed, seed + at);
        for (const name of names) done[name] = (done[name] ?? 0) + 1;
        figures.histories += 1;
        figures.acts += acts;
        figures.sessions += sessions;
        if (mistake) figures.mistakes.push(mistake);
      }
      const { mistakes } = await testBed.audit({ ofStore: true });
      figures.mistakes.push(
        ...mistakes.filter((each) => !NOT_JUDGED.test(each)).map((each) => `${seed + first} and on: ${each}`),
      );
      await testBed.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE[store] }, work));
  return figures;
};
