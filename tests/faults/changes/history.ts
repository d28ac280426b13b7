import { Refusal } from '@wondercast/core/kernel/refusal';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import type { Dice } from '../money/dice.ts';
import { deathAt, type Interrupt, Killed } from '../money/interrupted.ts';
import type { StoreName, TestBed } from '../money/test-bed.ts';
import type { Act, Story, Waiting } from './act.ts';
import { cancelByDesk, cancelOwn } from './cancelling-acts.ts';
import { amend, move } from './changing-acts.ts';
import { agree, confirm, deliver, editShop, waitAWhile } from './desk-acts.ts';
import { type Known, wordsOf, wordsOfShop } from './known.ts';
import { dispute, payByLink, payByTransfer, payOut, payWaiting, refund } from './money-acts.ts';
import { placeOne } from './placing.ts';
import { openWorld, type World } from './world.ts';

/** What one history has come to. */
export interface Told {
  readonly id: number;
  readonly known: Known;
  readonly world: World;
  readonly acts: number;
  readonly refused: number;
  readonly killed: number;
  /** Every act, and what came of it. */
  readonly happened: readonly string[];
  /** What is not as it should be, each with what happened until then. */
  readonly mistakes: readonly string[];
}

type Builder = (story: Story) => Promise<Act | null>;

/** The more often a thing stands here, the more often it happens. */
const BUILDERS: readonly Builder[] = [
  ...Array<Builder>(6).fill(amend),
  ...Array<Builder>(4).fill(payByLink),
  ...Array<Builder>(4).fill(payWaiting),
  ...Array<Builder>(3).fill(agree),
  ...Array<Builder>(3).fill(move),
  ...Array<Builder>(2).fill((story) => cancelOwn(story, false)),
  ...Array<Builder>(2).fill(payByTransfer),
  ...Array<Builder>(2).fill(waitAWhile),
  ...Array<Builder>(2).fill(editShop),
  cancelByDesk,
  (story) => cancelOwn(story, true),
  refund,
  payOut,
  dispute,
  confirm,
  deliver,
];

const MOST_ACTS = 14;
/** Some acts end before they come to so many steps: they survive. In the database each statement is one more step. */
const MOST_STEPS: Readonly<Record<StoreName, number>> = { memory: 80, postgres: 160 };
/** A change is carried on by the job once its request is older than this. */
const LOOK_MS = 61_000;

/** The provider is away once: before it did what it was asked, or after. */
const awayOnce = (when: 'before' | 'after'): Interrupt => {
  let isAway = false;
  return async (step) => {
    if (isAway || step !== `${when} payments.refund`) return;
    isAway = true;
    throw new Refusal('provider', PROVIDER_AWAY);
  };
};

const trouble = ({ name }: TestBed, dice: Dice): Interrupt | undefined => {
  if (dice.chance(40)) return deathAt(dice.below(MOST_STEPS[name])).interrupt;
  return dice.chance(15) ? awayOnce(dice.chance(50) ? 'before' : 'after') : undefined;
};

/** Whoever is alive finishes what others have left. Answers what went wrong. */
export const finishRest = async (testBed: TestBed): Promise<readonly string[]> => {
  const node = testBed.start();
  const wrong: unknown[] = [];
  for (let look = 0; look < 2; look++) {
    testBed.clock.now = new Date(testBed.clock.now.getTime() + LOOK_MS);
    wrong.push(...(await node.shop.reconcilePayments()).failures);
    wrong.push(...(await node.shop.carryOnChanges()));
    await node.runJobs();
  }
  return wrong.map(String);
};

type Outcome = 'done' | 'refused' | 'killed' | 'away';

const outcomeOf = async (
  act: Act,
  node: ReturnType<TestBed['start']>,
): Promise<{ readonly outcome: Outcome; readonly waiting: Waiting | null; readonly words: string }> => {
  try {
    return { outcome: 'done', waiting: await act.run(node), words: '' };
  } catch (error) {
    if (error instanceof Killed) return { outcome: 'killed', waiting: null, words: error.message };
    if (!(error instanceof Refusal)) throw error;
    const outcome = error.kind === 'provider' ? 'away' : 'refused';
    return { outcome, waiting: null, words: error.message };
  }
};

/** One booking from its placing on, whatever happens to it. After every act it is as it was, or as it is when all of that is done. */
export const tellHistory = async (testBed: TestBed, dice: Dice): Promise<Told> => {
  const world = await openWorld(testBed, dice);
  const happened: string[] = [];
  const mistakes: string[] = [];
  const differs = (what: string) => mistakes.push(`${what} (after: ${happened.join('; ')})`);
  const { id, known: placed } = await placeOne(world, differs);
  const { read } = testBed.ports;
  const seen = async () => {
    const booking = await read.bookings.byId(id);
    if (!booking) throw new Error('The booking is gone');
    return { booking, words: wordsOfShop(booking, await read.ledger.ofBooking(id)) };
  };
  let known = placed;
  let waiting: Waiting | null = null;
  let [acts, refused, killed] = [0, 0, 0];
  const isKnown = async (possible: readonly Known[], what: string): Promise<void> => {
    const { words } = await seen();
    const found = possible.find((each) => wordsOf(each) === words);
    if (found) known = found;
    else differs(`${what}: the shop says ${words}, and by the test ${possible.map(wordsOf).join(' or ')}`);
  };
  await isKnown([known], 'placed');
  for (let left = 4 + dice.below(MOST_ACTS); left > 0 && mistakes.length === 0; left--) {
    const { booking } = await seen();
    const build = BUILDERS[dice.below(BUILDERS.length)] as Builder;
    const now = testBed.clock.now.getTime();
    const act = await build({ world, id, booking, known, now, waiting, differs });
    if (!act) continue;
    acts += 1;
    const { outcome, waiting: begun, words } = await outcomeOf(act, testBed.start(trouble(testBed, dice)));
    happened.push(`${act.what}: ${outcome}${words && ` (${words})`}`);
    if (begun) waiting = begun;
    if (outcome === 'refused') refused += 1;
    if (outcome === 'killed' || outcome === 'away') killed += 1;
    const isLeft = outcome === 'killed' || outcome === 'away' || act.isSure;
    if (isLeft) {
      if (act.again && outcome !== 'done') await act.again(testBed.start());
      for (const wrong of await finishRest(testBed)) differs(`what is left is not finished: ${wrong}`);
    }
    const after = act.after ?? known;
    const possible =
      outcome === 'done' || act.isSure ? [after] : outcome === 'refused' ? [known] : [after, known];
    await isKnown(possible, act.what);
    if (!isLeft) testBed.clock.now = new Date(testBed.clock.now.getTime() + 1_000);
  }
  for (const wrong of await finishRest(testBed)) differs(`what is left is not finished: ${wrong}`);
  await isKnown([known], 'in the end');
  return { id, known, world, acts, refused, killed, mistakes, happened };
};
