import { type TakenUnit, takeUnits } from '../../../buying/free-times/steps/take-units.ts';
import { TimesTaken } from '../../../buying/free-times/time-taken.ts';
import type { Quote } from '../../../buying/quote/quote.ts';
import { quotedUnits } from '../../../buying/quote/quoted-units.ts';
import type { SettlementStore } from '../ports.ts';

/**
 * Hosts for the free times of what was paid for, as many as there still are: who has paid is booked, also where a time is gone, and that
 * session then waits for another one. Notice and rules are not asked again.
 */
export const takePaidTimes = async (
  store: SettlementStore,
  quote: Quote,
  holder: string,
  at: Date,
): Promise<{ readonly taken: readonly TakenUnit[]; readonly holdId: string | null }> => {
  const own = await store.holds.ofHolder(holder, at);
  const hold = own && (await store.holds.lock(own.id, at));
  let units = quotedUnits(quote);
  for (;;) {
    try {
      const taken = await takeUnits(store, units, { at, hold, isJudged: false });
      return { taken, holdId: units.length > 0 ? (hold?.id ?? null) : null };
    } catch (error) {
      if (!(error instanceof TimesTaken)) throw error;
      // One after another: of several that are too many for one time, the others may still be led.
      const gone = error.units.at(-1);
      units = units.filter((unit) => unit !== gone);
    }
  }
};
