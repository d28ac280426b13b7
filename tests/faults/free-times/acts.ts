import type { StaffingNow } from '@wondercast/core/calendar/staffing/free-times';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { awaitsBooking, hasBooking, mayBePaid } from '@wondercast/core/money/payment/intent-states';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import { aCustomer, unique, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { aCheckout, anAdmin, GOOD_CARD } from '../../support/paying.ts';
import {
  DAY_MS,
  FEED,
  factsOf,
  fitByHand,
  LENGTH_MS,
  lineOf,
  MINUTE_MS,
  type OwnHold,
  type OwnIntent,
  pick,
  type Row,
  rowsOf,
  type Scene,
  someStart,
} from './scene.ts';

/** What one act came to; `wrong` says what the test expected instead. */
export interface Happened {
  readonly what: string;
  /** The time was taken. */
  readonly isRefused?: boolean;
  readonly wrong: string | null;
}
export type Act = (scene: Scene) => Promise<Happened | null>;

const nowOf = ({ testBed }: Scene): number => testBed.clock.now.getTime();
const clock = (at: number): string => new Date(at).toISOString().slice(5, 16);
const words = (starts: readonly number[]): string => starts.map(clock).join(' and ');
const customer = () => aCustomer({ email: `${unique('buyer')}@example.com` });

const liveHold = (scene: Scene, visitor: string): OwnHold | null => {
  const hold = scene.holds.get(visitor);
  return hold && hold.until > nowOf(scene) ? hold : null;
};

const someVisitor = (scene: Scene): string =>
  (scene.dice.chance(50) ? pick(scene, [...scene.holds.keys()]) : null) ?? unique('visitor');

const someStarts = (scene: Scene): readonly number[] =>
  Array.from({ length: scene.dice.chance(25) ? 2 : 1 }, () => someStart(scene));

/** What a visitor still has of their hold among these starts, and whether the others fit, by the test's own look. */
const judged = async (scene: Scene, hold: OwnHold | null, starts: readonly number[]) => {
  const rows = await rowsOf(scene);
  const left = hold ? rows.filter(({ holdId }) => holdId === hold.id) : [];
  const kept: Row[] = [];
  const open = starts.filter((start) => {
    const found = left.find((row) => row.assignment.startsAt.getTime() === start && !kept.includes(row));
    if (found) kept.push(found);
    return !found;
  });
  const others = rows.filter((row) => row.holdId === null || row.holdId !== hold?.id || kept.includes(row));
  const facts = await factsOf(scene, others);
  return { fits: fitByHand(scene, facts, open), facts, open };
};

/** Whether it was refused because somebody else has the time; anything else is thrown on. */
const wasTaken = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'conflict') return true;
    throw error;
  }
};

const compared = (what: string, fits: boolean, isTaken: boolean): Happened => ({
  what: `${what}: ${isTaken ? 'taken' : 'done'}`,
  isRefused: isTaken,
  wrong:
    fits === isTaken
      ? `${what} is ${isTaken ? 'refused' : 'done'}, and it ${fits ? 'fits' : 'does not fit'}`
      : null,
});

/** What a hold becomes that is asked for again: a time that goes on counts from its first moment. */
const heldAs = (
  id: string,
  before: OwnHold | null,
  starts: readonly number[],
  now: number,
  untilOf: (startedAt: number) => number,
): OwnHold => {
  const goesOn = before?.starts.some((start) => starts.includes(start)) ? before : null;
  const startedAt = goesOn?.startedAt ?? now;
  return { id: goesOn?.id ?? id, starts, startedAt, until: Math.max(untilOf(startedAt), goesOn?.until ?? 0) };
};
const TOLD_EARLIER_MS = 5_000;

export const hold: Act = async (scene) => {
  const [visitor, starts] = [someVisitor(scene), someStarts(scene)];
  const before = liveHold(scene, visitor);
  const { fits } = await judged(scene, before, starts);
  const now = nowOf(scene);
  let wrong: string | null = null;
  const isTaken = await wasTaken(async () => {
    const lines = [lineOf(scene, starts)];
    const made = await scene.testBed
      .start()
      .shop.holdTimes({ caller: aVisitor(visitor), lines, addressHash: null });
    const own = heldAs(
      made.id,
      before,
      starts,
      now,
      (startedAt) => Math.min(now + 10 * MINUTE_MS, startedAt + 30 * MINUTE_MS) + TOLD_EARLIER_MS,
    );
    scene.holds.set(visitor, own);
    if (own.until !== made.until.getTime() || own.id !== made.id)
      wrong = `a hold ends at ${made.until.toISOString()}, not at ${new Date(own.until).toISOString()}`;
  });
  const happened = compared(`${visitor} holds ${words(starts)}`, fits, isTaken);
  return wrong ? { ...happened, wrong } : happened;
};

export const endHold: Act = async (scene) => {
  const visitor = pick(
    scene,
    [...scene.holds.keys()].filter((each) => liveHold(scene, each)),
  );
  const own = visitor === null ? null : liveHold(scene, visitor);
  if (visitor === null || !own) return null;
  await scene.testBed.start().shop.endHold(aVisitor(visitor), own.id);
  scene.holds.delete(visitor);
  return { what: `${visitor} lets go`, wrong: null };
};

export const book: Act = async (scene) => {
  const visitor = someVisitor(scene);
  const own = liveHold(scene, visitor);
  const starts = own && scene.dice.chance(70) ? own.starts : someStarts(scene);
  const { fits } = await judged(scene, own, starts);
  const isTaken = await wasTaken(async () => {
    const booking = await scene.testBed.start().shop.placeBooking(
      aPlacing({
        caller: aVisitor(visitor),
        customer: customer(),
        lines: [lineOf(scene, starts)],
        shownTotal: usd(990 * starts.length),
      }),
    );
    scene.holds.delete(visitor);
    scene.bookingIds.add(booking.id);
    for (const [unit, start] of starts.entries())
      scene.sessions.push({ bookingId: booking.id, id: `${booking.id}-1-${unit + 1}`, visitor, start });
  });
  return compared(`${visitor} books ${words(starts)}`, fits, isTaken);
};

export const openPayment: Act = async (scene) => {
  const visitor = someVisitor(scene);
  if (scene.intents.some((each) => each.visitor === visitor)) return null;
  const before = liveHold(scene, visitor);
  const starts = before && scene.dice.chance(70) ? before.starts : someStarts(scene);
  const { fits } = await judged(scene, before, starts);
  const now = nowOf(scene);
  const isTaken = await wasTaken(async () => {
    const { id, clientSecret } = await scene.testBed.start().shop.openIntent(
      aCheckout({
        caller: aVisitor(visitor),
        customer: customer(),
        lines: [lineOf(scene, starts)],
        shownTotal: usd(990 * starts.length),
      }),
    );
    scene.intents.push({ id, clientSecret, visitor, starts, openedAt: now, state: 'open' });
    const held = await scene.testBed.ports.read.holds.ofHolder(`visitor:${visitor}`, scene.testBed.clock.now);
    const until = now + 30 * MINUTE_MS + TOLD_EARLIER_MS;
    scene.holds.set(
      visitor,
      heldAs(held?.id ?? '', before, starts, now, () => until),
    );
  });
  return compared(`${visitor} begins to pay for ${words(starts)}`, fits, isTaken);
};

/** At the provider: the shop has not heard of it. */
export const pay: Act = async (scene) => {
  const intent = pick(scene, scene.intents.filter(mayBePaid));
  if (!intent) return null;
  await scene.testBed.simulator.cards.pay(intent.clientSecret, GOOD_CARD);
  intent.state = 'paid';
  return { what: `${intent.visitor} pays`, wrong: null };
};

const paidFor = async (scene: Scene, intent: OwnIntent, facts: StaffingNow, open: readonly number[]) => {
  const { read } = scene.testBed.ports;
  const [booking, second] = (await read.bookings.ofVisitor(intent.visitor)).filter(
    ({ paymentIntentId }) => paymentIntentId === intent.id,
  );
  if (!booking || second)
    return `the payment of ${intent.visitor} has ${booking ? 'two bookings' : 'no booking'}`;
  const sessions = booking.lines.flatMap((line) => line.sessions);
  const agreed = sessions.flatMap(({ agreed: time }) => (time ? [time.startsAt.getTime()] : []));
  scene.bookingIds.add(booking.id);
  for (const [at, { agreed: time }] of sessions.entries())
    scene.sessions.push({
      bookingId: booking.id,
      id: `${booking.id}-1-${at + 1}`,
      visitor: intent.visitor,
      start: time?.startsAt.getTime() ?? null,
    });
  const kept = intent.starts.length - open.length;
  const isAll = fitByHand(scene, facts, open);
  const isAny = open.some((start) => fitByHand(scene, facts, [start]));
  const least = isAll ? intent.starts.length : kept + (isAny ? 1 : 0);
  const most = isAll ? intent.starts.length : intent.starts.length - 1;
  return agreed.length < least || agreed.length > most
    ? `the payment of ${intent.visitor} has ${agreed.length} times, and should have ${least}`
    : null;
};

/** The shop hears of a payment, perhaps long after its hold, perhaps twice. */
export const hear: Act = async (scene) => {
  const intent = pick(
    scene,
    scene.intents.filter((each) => awaitsBooking(each) || hasBooking(each)),
  );
  if (!intent) return null;
  const { shop } = scene.testBed.start();
  const isAgain = hasBooking(intent);
  // Its hold, in the state in which it is: also another one that its visitor has taken since.
  const { facts, open } = await judged(scene, liveHold(scene, intent.visitor), intent.starts);
  await shop.finishIntent(intent.id);
  intent.state = 'booked';
  const what = `the payment of ${intent.visitor} is heard of${isAgain ? ' again' : ''}`;
  if (isAgain) return { what, wrong: null };
  const wrong = await paidFor(scene, intent, facts, open);
  // What is held for another time stays where nothing was booked.
  if (scene.sessions.some((each) => each.visitor === intent.visitor && each.start !== null))
    scene.holds.delete(intent.visitor);
  return { what, wrong };
};

/** After half an hour the provider cancels, unless it is away. */
export const endPayments: Act = async (scene) => {
  const due = scene.intents.filter(
    (each) => mayBePaid(each) && each.openedAt + 30 * MINUTE_MS <= nowOf(scene),
  );
  const intent = pick(scene, due);
  if (!intent) return null;
  const isAway = scene.dice.chance(40);
  const away = () => Promise.reject(new Refusal('provider', PROVIDER_AWAY));
  const payments = { ...scene.testBed.simulator, cancel: away };
  const { shop } = scene.testBed.start(undefined, isAway ? { payments } : {});
  const isOver = await shop.cancelIntent(intent.id).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === 'provider') return false;
    throw error;
  });
  if (isOver) intent.state = 'cancelled';
  return {
    what: `the payment of ${intent.visitor} is ${isOver ? 'cancelled' : 'not cancellable'}`,
    wrong: isOver === isAway ? 'the provider was not asked' : null,
  };
};

export const absence: Act = async (scene) => {
  const host = pick(scene, scene.hostIds);
  if (host === null) return null;
  const startsAt = new Date(someStart(scene) + 10 * MINUTE_MS);
  const endsAt = new Date(startsAt.getTime() + 90 * MINUTE_MS);
  await scene.testBed.start().shop.addAbsence(anAdmin(), host, { startsAt, endsAt, reason: null });
  scene.hostsHaveLeft = true;
  return { what: `host ${host} is away from ${clock(startsAt.getTime())}`, wrong: null };
};

export const switchHost: Act = async (scene) => {
  const id = pick(scene, scene.hostIds);
  const host = id === null ? null : await scene.testBed.ports.read.hosts.byId(id);
  if (!host) return null;
  const takesInstant = !host.takesInstant;
  await scene.testBed.start().shop.changeHost(anAdmin(), host.id, { version: host.version, takesInstant });
  scene.hostsHaveLeft = true;
  return { what: `host ${host.id} takes ${takesInstant ? 'instant' : 'no instant'} bookings`, wrong: null };
};

/** Their own calendar is read: another appointment, none, or it cannot be read. */
export const feed: Act = async (scene) => {
  const { read, unitOfWork } = scene.testBed.ports;
  const withFeed = (await read.hosts.active(scene.testBed.clock.now)).filter(
    ({ id, feedUrl }) => feedUrl !== null && scene.hostIds.includes(id),
  );
  const host = pick(scene, withFeed);
  if (!host) return null;
  const startsAt = new Date(someStart(scene) + 20 * MINUTE_MS);
  const busy = scene.dice.chance(70) ? [{ startsAt, endsAt: new Date(startsAt.getTime() + LENGTH_MS) }] : [];
  const isRead = scene.dice.chance(80);
  await unitOfWork(async ({ hosts }) => {
    await hosts.lock(host.id);
    await hosts.feedRead(
      { hostId: host.id, url: FEED },
      isRead ? { kind: 'read', etag: null, busy, remarks: [] } : { kind: 'failed', error: 'Not found' },
      scene.testBed.clock.now,
    );
  });
  return { what: `the calendar of host ${host.id} ${isRead ? `has ${busy.length}` : 'fails'}`, wrong: null };
};

export const timePassesBy: Act = async (scene) => {
  const { dice, testBed } = scene;
  const minutes = dice.chance(60)
    ? 1 + dice.below(12)
    : dice.chance(75)
      ? 18 + dice.below(20)
      : 300 + dice.below(900);
  const last = scene.day - 3 * DAY_MS;
  if (nowOf(scene) + minutes * MINUTE_MS > last) return null;
  testBed.clock.now = new Date(nowOf(scene) + minutes * MINUTE_MS);
  return { what: `${minutes} minutes pass`, wrong: null };
};
