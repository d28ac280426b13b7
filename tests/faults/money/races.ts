import { setImmediate as breathe } from 'node:timers/promises';
import { openFor, payAtProvider, placeFor } from './buying.ts';
import { diceOf } from './dice.ts';
import type { Interrupt } from './interrupted.ts';
import type { TestBed } from './test-bed.ts';

export interface RaceFigures {
  readonly seed: number;
  readonly races: number;
  readonly bookings: number;
  readonly mails: number;
  /** The intent and one charge of the whole amount, and nothing else. */
  readonly correctLedgers: number;
  readonly mistakes: readonly string[];
}

/** Races the browser's booking against the provider's delivery, in other interleavings each time. */
export const proveRaces = async (
  testBed: TestBed,
  { count, seed, atOnce = 8 }: { readonly count: number; readonly seed: number; readonly atOnce?: number },
): Promise<RaceFigures> => {
  const dice = diceOf(seed);
  const dawdle: Interrupt = async () => {
    for (let breath = dice.below(4); breath > 0; breath--) await breathe();
  };
  let correctLedgers = 0;
  const race = async (number: number): Promise<void> => {
    const buying = { visitor: `racer-${number}`, quantity: 1, discountCode: dice.chance(30) ? 'TEN' : null };
    const opened = await openFor(testBed.start(), buying);
    const delivery = await payAtProvider(testBed, opened);
    const [browser, webhook] = [testBed.start(dawdle), testBed.start(dawdle)];
    const ways = [
      () => placeFor(browser, buying, opened),
      async () => {
        await webhook.shop.receiveWebhook(delivery.body, delivery.signature);
        await webhook.shop.finishIntent(opened.id);
      },
    ];
    await Promise.all(dice.shuffled(ways).map((way) => way()));
    const bookingId = (await testBed.ports.read.intents.byId(opened.id))?.bookingId ?? 0;
    const entries = await testBed.ports.read.ledger.ofBooking(bookingId);
    const kinds = entries.map(({ kind, amount }) => `${kind} ${amount}`).toSorted();
    if (kinds.join() === `charge ${opened.amount},intent ${opened.amount}`) correctLedgers += 1;
  };
  for (let begun = 0; begun < count; begun += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - begun) }, (_, at) => begun + at);
    await Promise.all(numbers.map(race));
    await testBed.start().runJobs();
  }
  const { bookings, mails, mistakes } = await testBed.audit();
  return { seed, races: count, bookings, mails, correctLedgers, mistakes };
};
