import { describe, expect, it } from 'vitest';
import { aBooking, aCustomer, anAccount, unique } from '../support/builders.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-02T10:00:00.000Z');

/** What belongs to no account, and how it comes to belong to one. */
export const describeClaimedBookings = (name: string, open: OpenStore) =>
  describe(`bookings without an account on ${name}`, () => {
    const store = usingStore(open);
    const account = async () => (await store().unitOfWork(({ accounts }) => accounts.add(anAccount()))).id;
    const mailTo = () => `${unique('Mara')}@Northlight.example`;
    /** Booked by a guest, and mailed unless said otherwise. */
    const booked = (email: string, { mailed = true, companyName = null as string | null } = {}) =>
      store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        const customer = aCustomer({ email, companyName });
        await bookings.add(aBooking({ id, accountId: null, customer }));
        if (mailed) await bookings.addToken(id, unique('token'));
        return id;
      });
    const found = async (email: string, limit = 10) =>
      (await store().read.bookings.unownedOf(email, limit)).map(({ id }) => id);
    const claim = (ids: readonly number[], accountId: number, email: string) =>
      store().unitOfWork(({ bookings }) => bookings.claim(ids, { accountId, email }));
    const ownerOf = async (id: number) => (await store().read.bookings.byId(id))?.accountId;

    it('are found by their whole address, of every company and in any case, newest first', async () => {
      const email = mailTo();
      const one = await booked(email, { companyName: 'Northlight' });
      const two = await booked(email.toUpperCase());
      await booked(`x${email}`);
      await booked(`${email}x`);
      expect((await found(email.toLowerCase())).toSorted((a, b) => b - a)).toEqual([two, one]);
      expect(await found(email, 1)).toHaveLength(1);
      expect(await store().read.bookings.unownedOf(email, 1)).toMatchObject([{ units: 1 }]);
    });

    it('are left out without a link that was mailed and still works, and with an account', async () => {
      const email = mailTo();
      const [unmailed, revoked, owned, erased] = [
        await booked(email, { mailed: false }),
        await booked(email),
        await booked(email),
        await booked(email),
      ];
      const accountId = await account();
      await store().unitOfWork(async ({ bookings }) => {
        await bookings.revokeTokens(revoked, NOW);
        await bookings.setAccount(owned, accountId);
        await bookings.anonymise([erased]);
      });
      expect(await found(email)).toEqual([]);
      const own = await account();
      expect(await claim([unmailed, revoked, owned, erased], own, email)).toEqual([]);
      expect(await ownerOf(owned)).toBe(accountId);
      expect((await store().read.bookings.byId(owned))?.version).toBe(2);
    });

    it('go to one account of two that claim them at once, and to none of another address', async () => {
      const email = mailTo();
      const id = await booked(email);
      expect(await claim([id], await account(), mailTo())).toEqual([]);
      const accounts = [await account(), await account()];
      const claims: (readonly number[])[] = [];
      await allAtOnce(2, async (at) => claims.push(await claim([id], accounts[at] ?? 0, email)));
      expect(claims.flat()).toEqual([id]);
      expect(accounts).toContain(await ownerOf(id));
    });
  });
