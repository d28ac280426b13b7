import { mergeCustomers } from '@wondercast/core/desk/customers/use-cases/merge-customers';
import type { Store, UnitOfWork } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { aBooking, aCustomer, unique, usd } from '../support/builders.ts';
import { meeting } from '../support/meeting.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const RACES = 6;

/** Both have read what is there before either merges, and nothing holds them apart. */
const unlocked = (unitOfWork: UnitOfWork): UnitOfWork => {
  const met = meeting(2);
  return (work) =>
    unitOfWork((store) => {
      const customers: Store['customers'] = {
        ...store.customers,
        lock: async () => {},
        merge: async (id, into) => {
          await met();
          await store.customers.merge(id, into);
        },
      };
      return work({ ...store, customers });
    });
};

/** Two who merge at once, and a booking that comes meanwhile. */
export const describeCustomerRaces = (name: string, open: OpenStore) =>
  describe(`races over customers on ${name}`, () => {
    const store = usingStore(open);
    const add = (email: string) =>
      store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        const prices = { subtotal: usd(100), discount: null, fees: [], total: usd(100) };
        await bookings.add(aBooking({ id, customer: aCustomer({ email }), ...prices }));
      });
    const idOf = async (email: string): Promise<number> => {
      await store().unitOfWork(({ customers }) => customers.refresh());
      const { customers } = await store().read.customers.page(
        { words: [email], order: { by: 'spend', descending: true } },
        { limit: 1, after: null },
      );
      return customers[0]?.id ?? 0;
    };
    /** Two customers of $100 each. */
    const pair = async () => {
      const emails = [`${unique('a')}@northlight.example`, `${unique('b')}@northlight.example`] as const;
      for (const email of emails) await add(email);
      return { emails, ids: [await idOf(emails[0]), await idOf(emails[1])] as const };
    };
    const mergeOn = (unitOfWork: UnitOfWork) =>
      mergeCustomers({ unitOfWork, read: store().read, now: () => new Date('2026-03-17T14:20:00.000Z') });
    const mergeBoth = (unitOfWork: UnitOfWork, [a, b]: readonly [number, number]) => {
      const merge = mergeOn(unitOfWork);
      return Promise.allSettled([
        merge(anAdmin(), a, { into: b, version: 1 }),
        merge(anAdmin(), b, { into: a, version: 1 }),
      ]);
    };
    const spendOf = async (id: number) => (await store().read.customers.byId(id))?.spend ?? null;

    it('of two who merge each into the other, one succeeds, and nobody is lost', async () => {
      for (let race = 0; race < RACES; race++) {
        const { ids } = await pair();
        const outcomes = await mergeBoth(store().unitOfWork, ids);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'conflict' });
        for (const id of ids) expect(await spendOf(id)).toBe(usd(200));
      }
    });

    it('counts a booking that is placed while two are merged', async () => {
      for (let race = 0; race < RACES; race++) {
        const { emails, ids } = await pair();
        const merging = mergeOn(store().unitOfWork)(anAdmin(), ids[0], { into: ids[1], version: 1 });
        await Promise.all([merging, add(emails[0]), add(emails[1])]);
        await store().unitOfWork(({ customers }) => customers.refresh());
        for (const id of ids) expect(await spendOf(id)).toBe(usd(400));
      }
    });

    /** One customer into each of two others. */
    const mergeTwice = async (unitOfWork: UnitOfWork): Promise<number> => {
      const [{ ids }, other] = [await pair(), await pair()];
      const merge = mergeOn(unitOfWork);
      const outcomes = await Promise.allSettled(
        other.ids.map((into) => merge(anAdmin(), ids[0], { into, version: 1 })),
      );
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    };

    it('of two who merge one customer into different ones, one succeeds', async () => {
      for (let race = 0; race < RACES; race++) expect(await mergeTwice(store().unitOfWork)).toBe(1);
    });

    // In memory units of work run one after another, so that there is no twin without the lock.
    if (name !== 'memory')
      it('(without the lock both succeed)', async () => {
        expect(await mergeTwice(unlocked(store().unitOfWork))).toBe(2);
      });
  });
