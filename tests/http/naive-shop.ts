import { normalizeCode } from '@wondercast/core/buying/discount/code-text';
import type { Ports, Store } from '@wondercast/core/shop';
import { timePasses } from '../support/time-passes.ts';

/** Long enough that everybody looks before anybody writes. */
const PAUSE_MS = 150;

type Pause = () => Promise<unknown>;

const withoutLock = (store: Store, pause: Pause): Store['bookings'] => ({
  ...store.bookings,
  lock: async (id) => {
    const booking = await store.bookings.byId(id);
    await pause();
    return booking;
  },
});

const lookThenCount = (store: Store, pause: Pause): Store['discountCodes'] => ({
  ...store.discountCodes,
  redeem: async (code) => {
    const found = await store.discountCodes.byCode(normalizeCode(code));
    await pause();
    return found !== null && (found.maxUses === null || found.currentUses < found.maxUses);
  },
});

const readWithoutHold = ({ catalogue }: Store, pause: Pause): Store['catalogue'] => ({
  ...catalogue,
  lock: async () => {},
  experience: async (id) => {
    const found = await catalogue.experience(id);
    await pause();
    return found;
  },
  categories: async () => {
    const found = await catalogue.categories();
    await pause();
    return found;
  },
});

/**
 * Ports whose guards against races are switched off: what happens to the shop without them is what tests of the guards must
 * be able to see. `pause` lies between looking and writing.
 */
export const naively = (
  ports: Ports,
  off: { readonly lock?: boolean; readonly redeem?: boolean; readonly hold?: boolean },
  pause: Pause = () => timePasses(PAUSE_MS),
): Ports => ({
  ...ports,
  unitOfWork: (work) =>
    ports.unitOfWork((store) =>
      work({
        ...store,
        // Nobody is mailed about what should not be.
        jobs: { ...store.jobs, add: async () => {} },
        ...(off.lock ? { bookings: withoutLock(store, pause) } : {}),
        ...(off.redeem ? { discountCodes: lookThenCount(store, pause) } : {}),
        ...(off.hold ? { catalogue: readWithoutHold(store, pause) } : {}),
      }),
    ),
});
