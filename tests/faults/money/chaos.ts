import { setImmediate as breathe } from 'node:timers/promises';
import { minorUnits, ZERO } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { hasMoved } from '@wondercast/core/money/payment/entry-status';
import type { Delivery } from '../../../adapters/simulator/signature.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, DECLINED_CARD, GOOD_CARD, QUIZ } from '../../support/paying.ts';
import { openFor, payAtProvider, placeFor } from './buying.ts';
import { type Dice, diceOf } from './dice.ts';
import { type Interrupt, Killed } from './interrupted.ts';
import type { Node, TestBed } from './test-bed.ts';

export interface ChaosFigures {
  readonly seed: number;
  /** What everybody did together, and how much of it was refused or cut off by a kill. */
  readonly acts: number;
  readonly refused: number;
  readonly killed: number;
  /** What nobody expects, in words. */
  readonly failures: readonly string[];
  readonly bookings: number;
  /** Excesses that administrators see at the end. */
  readonly listed: number;
  /** Bookings that cards alone have paid more than once. */
  readonly chargedTwice: number;
  readonly mistakes: readonly string[];
}

interface Plan {
  /** Each has some bookings of its own, and everybody at them at once. */
  readonly rounds: number;
  readonly seed: number;
}

/** What can be paid, deleted and refunded by whoever comes first. */
interface Target {
  readonly id: number;
  readonly visitor: string;
  readonly payToken: string;
}

const TARGETS = 3;
const ACTS_AT_ONCE = 24;
/** Some acts end before they come to so many steps: they survive. */
const MOST_STEPS = 60;
const LOOK_EVERY_MS = 20_000;

/** Some acts begin when others are half done. */
const LATEST_START = 120;

const dawdled = async (dice: Dice, most: number): Promise<void> => {
  for (let breath = dice.below(most); breath > 0; breath--) await breathe();
};

/** A process that dawdles between its steps, and dies at one of them every third time. */
const troubled = (dice: Dice): Interrupt => {
  let left = dice.chance(33) ? dice.below(MOST_STEPS) : Number.POSITIVE_INFINITY;
  return async (step) => {
    await dawdled(dice, 3);
    if (left-- <= 0) throw new Killed(step);
  };
};

/** Bookings to be paid later, each with a link that everybody of this round holds. */
const openTargets = async ({ ports }: TestBed, alive: Node, round: number): Promise<readonly Target[]> => {
  const targets: Target[] = [];
  for (let at = 0; at < TARGETS; at++) {
    const visitor = `customer-${round}-${at}`;
    const { id } = await alive.shop.placeBooking(aPlacing({ caller: aVisitor(visitor) }));
    const payToken = `pay-${round}-${at}`;
    await ports.unitOfWork(({ payLinks }) => payLinks.add(id, ports.hashToken(payToken), ports.now()));
    targets.push({ id, visitor, payToken });
  }
  return targets;
};

/** Everything that somebody may do, each with a process of its own. Deliveries of the provider are left to `post`. */
const actsOf = (
  testBed: TestBed,
  {
    dice,
    round,
    targets,
    post,
  }: {
    readonly dice: Dice;
    readonly round: number;
    readonly targets: readonly Target[];
    readonly post: Delivery[];
  },
) => {
  const node = () => testBed.start(troubled(dice));
  const any = (): Target => targets[dice.below(targets.length)] as Target;
  /** The first is paid by card alone. */
  const anyOfDesk = (): Target => targets[1 + dice.below(targets.length - 1)] as Target;
  const someAmount = () => minorUnits(dice.chance(50) ? QUIZ : 1 + dice.below(QUIZ));
  const colleague = async (): Promise<void> => {
    // Most come for the one that no desk looks after: nothing but cards pays it.
    const { payToken } = dice.chance(60) ? (targets[0] as Target) : any();
    const { shop } = node();
    const { id, clientSecret } = await shop.openBalance(payToken);
    const card = dice.chance(80) ? GOOD_CARD : DECLINED_CARD;
    // Whoever looks for their card lets others go first.
    await dawdled(dice, 60);
    const { delivery } = await testBed.simulator.cards.pay(clientSecret, card);
    if (delivery) post.push(delivery);
    if (dice.chance(50)) await shop.settleBalance(payToken, id);
  };
  const cardCustomer = async (): Promise<void> => {
    const buying = {
      visitor: `card-${round}-${dice.below(4)}`,
      quantity: 1 + dice.below(2),
      discountCode: dice.chance(30) ? 'TEN' : null,
    };
    const opened = await openFor(node(), buying);
    post.push(await payAtProvider(testBed, opened));
    if (dice.chance(60)) await placeFor(node(), buying, opened);
  };
  const provider = async (): Promise<void> => {
    const delivery = post[dice.below(post.length + 1)];
    if (delivery) await node().shop.receiveWebhook(delivery.body, delivery.signature);
  };
  const keyed = (what: string, id: number): string | null =>
    dice.chance(50) ? `${what}-${id}-${dice.below(3)}` : null;
  const desk = {
    transfer: () => {
      const { id } = anyOfDesk();
      const transfer = { amount: someAmount(), note: 'Bank transfer', key: keyed('transfer', id) };
      return node().shop.recordOfflinePayment(anAdmin(), id, transfer);
    },
    refund: () => {
      const { id } = anyOfDesk();
      const refund = { amount: dice.chance(50) ? null : someAmount(), note: null, key: keyed('refund', id) };
      return node().shop.refundBooking(anAdmin(), id, refund);
    },
    mark: () =>
      node().shop.setPaymentStatus(anAdmin(), anyOfDesk().id, {
        paymentStatus: dice.chance(50) ? 'paid' : 'pending',
      }),
    giveBack: async () => {
      const listed = await testBed.ports.read.attention.all();
      const found = listed[dice.below(listed.length + 1)];
      if (found) await node().shop.refundAttention(anAdmin(), found.intentId);
    },
  };
  const removal = async (): Promise<void> => {
    const { id, visitor } = anyOfDesk();
    if (dice.chance(50)) await node().shop.deleteBooking(aVisitor(visitor), id);
    else await node().shop.deleteAnyBooking(anAdmin(), id);
  };
  return [
    ...Array(8).fill(colleague),
    ...Array(3).fill(cardCustomer),
    ...Array(4).fill(provider),
    ...Array(3).fill(desk.transfer),
    ...Array(2).fill(desk.refund),
    desk.mark,
    desk.giveBack,
    removal,
    () => node().shop.reconcilePayments(),
    () => node().runJobs(),
  ] as readonly (() => Promise<unknown>)[];
};

/** Bookings that have more than they cost without any money that came another way: a card was charged twice for them. */
const chargedTwice = async ({ ports }: TestBed, ids: readonly number[]): Promise<number> => {
  let twice = 0;
  for (const id of ids) {
    const booking = await ports.read.bookings.byId(id);
    const entries = await ports.read.ledger.ofBooking(id);
    const of = (kind: string) =>
      entries
        .filter((entry) => entry.kind === kind && hasMoved(entry))
        .reduce((total, { amount }) => total + amount, 0);
    if (booking && of('offline') === ZERO && of('charge') - of('refund') > booking.total) twice += 1;
  }
  return twice;
};

/**
 * Everybody at once: customers, colleagues with one pay link, a desk that writes down transfers and refunds, the provider, its
 * deliveries twice and late, deletions, and processes that die at any step. Afterwards the money is where it belongs.
 */
export const proveChaos = async (testBed: TestBed, { rounds, seed }: Plan): Promise<ChaosFigures> => {
  const dice = diceOf(seed);
  const alive = testBed.start();
  const all: number[] = [];
  const failures: string[] = [];
  let [acts, refused, killed, twice] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const targets = await openTargets(testBed, alive, round);
    all.push(...targets.map(({ id }) => id));
    const post: Delivery[] = [];
    const possible = actsOf(testBed, { dice, round, targets, post });
    const chosen = Array.from({ length: ACTS_AT_ONCE }, () => possible[dice.below(possible.length)]);
    const act = async (work: (() => Promise<unknown>) | undefined): Promise<void> => {
      acts += 1;
      await dawdled(dice, LATEST_START);
      try {
        await work?.();
      } catch (error) {
        if (error instanceof Killed) killed += 1;
        else if (error instanceof Refusal) refused += 1;
        else failures.push(String(error));
      }
    };
    await Promise.all(chosen.map(act));
    for (let look = 0; look < 3; look++) {
      testBed.clock.now = new Date(testBed.clock.now.getTime() + LOOK_EVERY_MS);
      const { failures: left } = await alive.shop.reconcilePayments();
      failures.push(...left.filter((error) => !(error instanceof Refusal)).map(String));
      await alive.runJobs();
    }
    twice += await chargedTwice(
      testBed,
      targets.map(({ id }) => id),
    );
  }
  const { bookings, mistakes } = await testBed.audit();
  const listed = (await testBed.ports.read.attention.all()).filter(({ reason }) => reason === 'paid-twice');
  return {
    seed,
    acts,
    refused,
    killed,
    failures,
    bookings,
    listed: listed.length,
    chargedTwice: twice,
    mistakes,
  };
};
