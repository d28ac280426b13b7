import { hasBooking } from '@wondercast/core/money/payment/intent-states';
import type { OpenedPayment } from '@wondercast/core/money/payment/use-cases/open-intent';
import { type Buying, openFor, payAtProvider, placeFor } from './buying.ts';
import { type Dice, diceOf } from './dice.ts';
import { type Death, deathAt, Killed } from './interrupted.ts';
import type { TestBed } from './test-bed.ts';

export interface CrashFigures {
  readonly seed: number;
  /** Some survive. */
  readonly paid: number;
  /** Processes that died after the payment, and at how many different steps. */
  readonly died: number;
  readonly steps: number;
  /** Paid, and neither booked nor listed after a minute of simulated time. */
  readonly unresolved: number;
  readonly wronglyRefunded: number;
  readonly bookings: number;
  readonly mails: number;
  readonly mistakes: readonly string[];
}

interface Plan {
  readonly count: number;
  readonly seed: number;
  /** Off only for the twin that must fail. */
  readonly reconciling?: boolean;
  /** How many crash within the same minute. */
  readonly batch?: number;
}

const LOOK_EVERY_MS = 15_000;
const LOOKS = 4;
/** Of a paid checkout; whoever plans no way but the jobs survives the later ones. */
const MOST_STEPS = 80;

/** What dies is no failure; everything else is. */
const mayDie = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Killed) return false;
    throw error;
  }
};

/** A change that may die half-way: then the browser has no answer, and whoever held the older one may still pay. */
const changed = async (testBed: TestBed, dice: Dice, buying: Buying, opened: OpenedPayment) => {
  const death = deathAt(dice.below(30));
  let answer: OpenedPayment | null = null;
  await mayDie(async () => {
    answer = await openFor(testBed.start(death.interrupt), { ...buying, quantity: 2 }, opened.id);
  });
  return answer as OpenedPayment | null;
};

/** Opens, perhaps changes, pays; then the process dies somewhere on the way to the booking. */
const crashOne = async (
  testBed: TestBed,
  dice: Dice,
  number: number,
): Promise<{ id: string; death: Death }> => {
  const buying: Buying = {
    visitor: `visitor-${number}`,
    quantity: 1,
    discountCode: dice.chance(20) ? 'TEN' : null,
  };
  const opened = await openFor(testBed.start(), buying);
  const changes = dice.chance(25);
  const answer = changes ? await changed(testBed, dice, buying, opened) : null;
  const delivery = await payAtProvider(testBed, opened);
  const death = deathAt(dice.below(MOST_STEPS));
  const node = testBed.start(death.interrupt);
  const known = changes ? answer : opened;
  const bought = changes ? { ...buying, quantity: 2 } : buying;
  const ways = [
    ...(dice.chance(60) ? [() => node.shop.receiveWebhook(delivery.body, delivery.signature)] : []),
    ...(known && dice.chance(60) ? [() => placeFor(node, bought, known)] : []),
  ];
  for (const way of [...dice.shuffled(ways), () => node.runJobs()]) if (!(await mayDie(way))) break;
  return { id: opened.id, death };
};

/** Checkouts that were paid and whose process then died at any step; a minute later everything is where it belongs. */
export const proveCrashes = async (
  testBed: TestBed,
  { count, seed, reconciling = true, batch = 50 }: Plan,
): Promise<CrashFigures> => {
  const dice = diceOf(seed);
  const deaths = new Map<string, number>();
  let unresolved = 0;
  let [paid, died] = [0, 0];
  while (died < count) {
    const crashed: string[] = [];
    while (crashed.length < batch && died < count) {
      const { id, death } = await crashOne(testBed, dice, paid++);
      crashed.push(id);
      const step = death.step();
      if (step === null) continue;
      died += 1;
      deaths.set(step, (deaths.get(step) ?? 0) + 1);
    }
    const alive = testBed.start();
    for (let look = 0; look < LOOKS; look++) {
      testBed.clock.now = new Date(testBed.clock.now.getTime() + LOOK_EVERY_MS);
      if (reconciling) await alive.shop.reconcilePayments();
    }
    const { read } = testBed.ports;
    for (const id of crashed) {
      const intent = await read.intents.byId(id);
      if (!(intent && hasBooking(intent)) && !(await read.attention.byId(id))) unresolved += 1;
    }
    if (reconciling) await alive.runJobs();
  }
  const { bookings, mails, refunded, mistakes } = await testBed.audit();
  return {
    seed,
    paid,
    died,
    steps: deaths.size,
    unresolved,
    wronglyRefunded: refunded,
    bookings,
    mails,
    mistakes,
  };
};
