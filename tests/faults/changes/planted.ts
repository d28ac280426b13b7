import type { Store } from '@wondercast/core/shop';

/** A mistake of the shop, for the twins that must be found. */
export type Planted = (store: Store) => Store;

/** A refund by card is asked for, and not written down. */
export const unwrittenRefunds: Planted = (store) => ({
  ...store,
  ledger: {
    ...store.ledger,
    report: async (entry) => {
      if (entry.kind !== 'refund' || entry.bookingId === null) await store.ledger.report(entry);
    },
  },
});

/** A change saves what is booked without its fee. */
export const forgottenFees: Planted = (store) => ({
  ...store,
  bookings: {
    ...store.bookings,
    saveChange: (booking, changed) => {
      const forgotten = booking.fees.at(-1)?.amount ?? 0;
      const total = (booking.total - forgotten) as typeof booking.total;
      return store.bookings.saveChange({ ...booking, fees: booking.fees.slice(0, -1), total }, changed);
    },
  },
});

/** Gathered changes are forgotten: no job issues the new invoice. */
export const forgottenRenewals: Planted = (store) => ({
  ...store,
  jobs: {
    ...store.jobs,
    add: async (job, notBefore) => {
      if (job.task !== 'issue-invoice') await store.jobs.add(job, notBefore);
    },
  },
});

/** The use of a code is not given back. */
export const keptUses: Planted = (store) => ({
  ...store,
  discountCodes: { ...store.discountCodes, giveBack: async () => {} },
});
