import { isHostTaken } from '../../../calendar/staffing/words.ts';
import { shopZone } from '../../../shop/settings/shop-zone.ts';
import type { FreeTimesPorts, FreeTimesStore } from '../ports.ts';
import { TimesTaken, timesTaken } from '../time-taken.ts';
import type { TimedUnit } from '../units.ts';

/** The database constraint is the last guard: a request that violates it is rolled back and retried. */
const ATTEMPTS = 3;

/**
 * Runs a unit of work that takes times for some units, and retries where a concurrent one was first. `units` is called only to suggest
 * other free times.
 * @throws Refusal 'conflict' with the units whose time is taken, each with other times, in `taken`
 */
export const withTimes = async <Result>(
  ports: Pick<FreeTimesPorts, 'staffing' | 'now'> & {
    readonly read: Pick<FreeTimesStore, 'settings'>;
  },
  units: () => Promise<readonly TimedUnit[]>,
  work: () => Promise<Result>,
): Promise<Result> => {
  const refused = async (all: readonly TimedUnit[], taken: readonly TimedUnit[]) => {
    const [zone, ahead] = [await shopZone(ports.read), await ports.staffing.latest()];
    const others = all.filter(({ path }) => taken.every((each) => each.path !== path));
    return timesTaken(taken, ahead, { zone, now: ports.now(), holdId: null }, others);
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TimesTaken) throw await refused(await units(), error.units);
      if (!isHostTaken(error)) throw error;
      if (attempt < ATTEMPTS) continue;
      const all = await units();
      throw all.length > 0 ? await refused(all, all) : error;
    }
  }
};
