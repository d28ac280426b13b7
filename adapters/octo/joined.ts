import { createShop, type Shop } from '@wondercast/core/shop';
import type { OctoPorts, OctoStore } from './reservation.ts';

type Step = (store: OctoStore) => Promise<void>;

/** Wraps ports so that every unit of work also runs these steps, before and after it, in the same transaction. */
export const joined = (
  ports: OctoPorts,
  { before, after }: { readonly before?: Step; readonly after?: Step },
): OctoPorts => ({
  ...ports,
  unitOfWork: (work) =>
    ports.unitOfWork(async (store) => {
      await before?.(store);
      const result = await work(store);
      await after?.(store);
      return result;
    }),
});

/** The shop inside one unit of work, so that several use cases commit or roll back together. */
export const shopIn = (ports: OctoPorts, store: OctoStore): Shop =>
  createShop({ ...ports, read: store, unitOfWork: (work) => work(store) });
