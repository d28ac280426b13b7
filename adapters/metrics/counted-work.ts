import { type Mailer, Undeliverable } from '@wondercast/core/kernel/mail';
import type { UnitOfWork } from '@wondercast/core/kernel/unit-of-work';
import type { NewLedgerEntry } from '@wondercast/core/money/payment/ledger';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import type { Ports, Store } from '@wondercast/core/shop';
import type { RateLimits } from '../http/pipeline/rate-limits.ts';
import { isPayment, type WorkCounts } from './work-counts.ts';

const countedMailer = ({ send }: Mailer, counts: WorkCounts): Mailer => ({
  send: async (mail, withinMs) => {
    try {
      await send(mail, withinMs);
    } catch (error) {
      // A mail that was kept back never reached the mail server, so it did not fail.
      if (!(error instanceof Undeliverable)) counts.mail('failed');
      throw error;
    }
    counts.mail('sent');
  },
});

type Count = (counts: WorkCounts) => void;

/** The store of one unit of work, which notes what is to be counted after the commit. */
const notingStore = <Noted extends Pick<Store, 'bookings' | 'ledger'>>(
  store: Noted,
  note: (count: Count) => void,
): Noted => {
  const { bookings, ledger } = store;
  const noteMoney = ({ kind }: NewLedgerEntry): void => {
    if (isPayment(kind)) note((counts) => counts.payment(kind));
  };
  return {
    ...store,
    bookings: {
      ...bookings,
      add: async (booking) => {
        await bookings.add(booking);
        note((counts) => counts.booking(isPaidFor(booking) ? 'paid' : 'unpaid'));
      },
    },
    ledger: {
      ...ledger,
      add: async (entry) => {
        const added = await ledger.add(entry);
        noteMoney(entry);
        return added;
      },
    },
  };
};

/** Counts after the commit, so that a unit of work that is rolled back or retried counts nothing for that attempt. */
export const countedUnitOfWork =
  <Counted extends Pick<Store, 'bookings' | 'ledger'>>(
    unitOfWork: UnitOfWork<Counted>,
    counts: WorkCounts,
  ): UnitOfWork<Counted> =>
  async (work) => {
    let noted: Count[] = [];
    const result = await unitOfWork((store) => {
      noted = [];
      return work(notingStore(store, (count) => noted.push(count)));
    });
    for (const count of noted) count(counts);
    return result;
  };

/** Wraps ports so that their work is counted. */
export const countedPorts = (ports: Ports, counts: WorkCounts): Ports => ({
  ...ports,
  mailer: countedMailer(ports.mailer, counts),
  unitOfWork: countedUnitOfWork(ports.unitOfWork, counts),
});

/** Wraps limits so that refusals are counted by the limit's name. */
export const countedLimits = (limits: RateLimits, counts: WorkCounts): RateLimits => ({
  ...limits,
  take: async (limit, key, points) => {
    const wait = await limits.take(limit, key, points);
    if (wait !== null) counts.rateLimited(limit.name);
    return wait;
  },
});

type Performers = Readonly<Record<string, (payload: never) => Promise<void>>>;

/** Wraps tasks so that each attempt is counted. */
export const countedTasks = (tasks: Performers, counts: WorkCounts): Performers =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, perform]) => [
      name,
      async (payload: never) => {
        try {
          await perform(payload);
        } catch (error) {
          counts.job(name, 'failed');
          throw error;
        }
        counts.job(name, 'done');
      },
    ]),
  );
