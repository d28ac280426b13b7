import { setTimeout as sleep } from 'node:timers/promises';
import { normalizeCode } from '@wondercast/core/discount/discount';
import type { Ports, Store } from '@wondercast/core/ports';

/** Long enough that everybody looks before anybody writes. */
const PAUSE_MS = 150;

const withoutLock = (store: Store): Store['bookings'] => ({
  ...store.bookings,
  lock: async (id) => {
    const booking = await store.bookings.byId(id);
    await sleep(PAUSE_MS);
    return booking;
  },
});

const lookThenCount = (store: Store): Store['discountCodes'] => ({
  ...store.discountCodes,
  redeem: async (code) => {
    const found = await store.discountCodes.byCode(normalizeCode(code));
    await sleep(PAUSE_MS);
    return found !== null && (found.maxUses === null || found.currentUses < found.maxUses);
  },
});

const readWithoutHold = ({ catalogue }: Store): Store['catalogue'] => ({
  ...catalogue,
  hold: async () => {},
  experience: async (id) => {
    const found = await catalogue.experience(id);
    await sleep(PAUSE_MS);
    return found;
  },
  categories: async () => {
    const found = await catalogue.categories();
    await sleep(PAUSE_MS);
    return found;
  },
});

/**
 * Ports whose guards against races are switched off: what happens to the shop without them is what tests of the guards must
 * be able to see.
 */
export const naively = (
  ports: Ports,
  off: { readonly lock?: boolean; readonly redeem?: boolean; readonly hold?: boolean },
): Ports => ({
  ...ports,
  unitOfWork: (work) =>
    ports.unitOfWork((store) =>
      work({
        ...store,
        // Nobody is mailed about what should not be.
        jobs: { ...store.jobs, add: async () => {} },
        ...(off.lock ? { bookings: withoutLock(store) } : {}),
        ...(off.redeem ? { discountCodes: lookThenCount(store) } : {}),
        ...(off.hold ? { catalogue: readWithoutHold(store) } : {}),
      }),
    ),
});
