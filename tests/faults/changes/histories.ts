import { diceOf } from '../money/dice.ts';
import { openGround, type StoreName } from '../money/ground.ts';
import { lookAtBooking, lookAtShop } from './final-look.ts';
import { type Told, tellHistory } from './history.ts';
import type { Planted } from './planted.ts';

export interface HistoryFigures {
  readonly seed: number;
  readonly histories: number;
  readonly acts: number;
  readonly refused: number;
  readonly killed: number;
  /** Each begins with the seed that repeats its history alone. */
  readonly mistakes: readonly string[];
}

interface Plan {
  readonly count: number;
  /** Of the first history; the others count on from it. */
  readonly seed: number;
  /** Histories of one shop: an audit looks at all of them. */
  readonly together?: number;
  /** Only for the twins that must fail. */
  readonly planted?: Planted | null;
}

/** What an auditor compares with the catalogue of now, which these histories edit. */
const NOT_JUDGED = /that the catalogue does not|that its code does not give/;

/** Random histories of bookings; afterwards everything that is said of money agrees with what the test has counted itself. */
export const proveHistories = async (
  store: StoreName,
  { count, seed, together = 20, planted = null }: Plan,
): Promise<HistoryFigures> => {
  const mistakes: string[] = [];
  let [acts, refused, killed] = [0, 0, 0];
  for (let begun = 0; begun < count; begun += together) {
    const ground = await openGround(store, { planted });
    const told: Told[] = [];
    for (let at = begun; at < Math.min(count, begun + together); at++) {
      const one = await tellHistory(ground, diceOf(seed + at));
      told.push(one);
      acts += one.acts;
      refused += one.refused;
      killed += one.killed;
      const found = [...one.mistakes, ...(await lookAtBooking(ground, one))];
      mistakes.push(...found.map((each) => `${seed + at}: ${each}`));
    }
    const { mistakes: audited } = await ground.audit({ ofStore: true });
    const ofAll = [
      ...(await lookAtShop(ground, told)),
      ...audited.filter((each) => !NOT_JUDGED.test(each)),
      ...ground.mailedTwice(),
    ];
    mistakes.push(...ofAll.map((each) => `${seed + begun} to ${seed + begun + told.length - 1}: ${each}`));
    await ground.close();
  }
  return { seed, histories: count, acts, refused, killed, mistakes };
};
