import { type TakenUnit, takeUnits } from '../../../buying/free-times/steps/take-units.ts';
import { TimesTaken } from '../../../buying/free-times/time-taken.ts';
import type { Quote } from '../../../buying/quote/quote.ts';
import { quotedUnits } from '../../../buying/quote/quoted-units.ts';
import type { SettlementStore } from '../ports.ts';

/**
 * Hosts for the free times that were paid for, as far as they are still free. A paid cart is always booked; a session whose time is gone
 * waits for another one. Minimum notice and rules are not checked again.
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
      // Units are given up one at a time: where too many units share one time, the others may still get a host.
      const gone = error.units.at(-1);
      units = units.filter((unit) => unit !== gone);
    }
  }
};
