import type { Account, NewAccount } from '@wondercast/core/people/account/account';
import { EMAIL_TAKEN } from '@wondercast/core/people/account/words';
import { NOT_AUTHENTICATED } from '@wondercast/core/people/caller';
import { describe, expect, it } from 'vitest';
import { aBooking, anAccount, anOrder, aPaymentMethod, unique } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

const LATER = new Date('2027-03-01T10:00:00.123Z');
const soon = () => new Date(Date.now() + 60_000);

/** What every collection of accounts must do when one changes or goes. */
export const describeAccountChanges = (name: string, open: OpenStore) =>
  describe(`changes of accounts on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Partial<NewAccount> = {}) =>
      store().unitOfWork(({ accounts }) => accounts.add(anAccount(change)));
    const change = (id: number, profile: object) =>
      store().unitOfWork(({ accounts }) => accounts.changeProfile(id, profile, LATER));

    it('finds an account by its e-mail address in any case, and nobody by another', async () => {
      const account = await add();
      expect(await store().read.accounts.byEmail(account.email?.toUpperCase() ?? '')).toEqual(account);
      expect(await store().read.accounts.byEmail(`${unique('nobody')}@x.example`)).toBeNull();
    });

    it('changes the given fields only, raises the version and answers what is kept', async () => {
      const account = await add({ fullName: 'Mara Reyes', jobTitle: 'Producer', eventNotifications: false });
      const given = {
        fullName: DIFFICULT_TEXT,
        jobTitle: null,
        companySize: '51-200',
        linkedinProfile: 'https://linkedin.example/in/mara',
        marketingOptIn: true,
        bio: `Two\nlines ${DIFFICULT_TEXT}`,
      } as const;
      const changed = await change(account.id, given);
      expect(changed).toEqual({ ...account, ...given, version: 2, updatedAt: LATER });
      expect(await store().read.accounts.byId(account.id)).toEqual(changed);
    });

    it('changes nothing that is not of the profile, even when it is told to', async () => {
      const account = await add();
      const changed = await change(account.id, { bio: 'x' });
      expect(changed).toMatchObject({ role: 'user', username: account.username, passwordVersion: 1 });
    });

    it('moves an e-mail address, and frees the old one', async () => {
      const [account, other] = [await add(), await add()];
      const email = `${unique('moved')}@northlight.example`;
      await change(account.id, { email });
      expect((await store().read.accounts.byEmail(email))?.id).toBe(account.id);
      expect(await store().read.accounts.byEmail(account.email ?? '')).toBeNull();
      await change(other.id, { email: account.email });
      await refused(change(other.id, { email: email.toUpperCase() }), 'conflict', EMAIL_TAKEN);
    });

    it('keeps an e-mail address in another case, and lets it go', async () => {
      const account = await add();
      const email = account.email?.toUpperCase() ?? '';
      expect(await change(account.id, { email })).toMatchObject({ email });
      expect(await change(account.id, { email: null })).toMatchObject({ email: null });
      expect(await store().read.accounts.byEmail(email)).toBeNull();
    });

    it('gives one e-mail address to one account when twenty want it at once', async () => {
      const email = `${unique('wanted')}@northlight.example`;
      const ids = await Promise.all(Array.from({ length: 20 }, async () => (await add()).id));
      const { succeeded, failed } = await allAtOnce(20, (at) => change(ids[at] ?? 0, { email }));
      expect(succeeded).toHaveLength(1);
      for (const error of failed) expect(error).toMatchObject({ kind: 'conflict', message: EMAIL_TAKEN });
    });

    describe('with a lock', () => {
      const assertFirst = async (seen: Account | null, accounts = store().read.accounts) => {
        // A round trip in which the others would get in.
        await accounts.byId(seen?.id ?? 0);
        if (seen?.version !== 1) throw new Error('stale');
      };

      it('lets one of many edits of one version through', async () => {
        const { id } = await add();
        const { succeeded } = await allAtOnce(8, () =>
          store().unitOfWork(async ({ accounts }) => {
            await assertFirst(await accounts.lock(id), accounts);
            await accounts.changeProfile(id, { bio: 'mine' }, LATER);
          }),
        );
        expect(succeeded).toHaveLength(1);
      });

      it('(without the guard: several edits of one version get through)', async () => {
        const { id } = await add();
        const seen = await store().read.accounts.byId(id);
        const { succeeded } = await allAtOnce(8, async () => {
          await assertFirst(seen);
          await change(id, { bio: 'mine' });
        });
        expect(succeeded.length).toBeGreaterThan(1);
      });

      it('holds nothing that is not there', async () => {
        expect(await store().unitOfWork(({ accounts }) => accounts.lock(2_000_000_000))).toBeNull();
      });
    });

    describe('a new password', () => {
      const set = (id: number, hash: string, from?: string) =>
        store().unitOfWork(({ accounts }) => accounts.setPassword(id, hash, LATER, from));

      it('replaces the hash and raises the password version, not the version', async () => {
        const account = await add({ passwordHash: 'old' });
        const changed = await set(account.id, 'new');
        expect(changed).toEqual({ ...account, passwordVersion: 2, updatedAt: LATER });
        expect(await store().read.accounts.credentialsOf(account.username)).toEqual({
          account: changed,
          passwordHash: 'new',
        });
      });

      it('is refused when the old one is not the old one any more, or nobody is there', async () => {
        const { id } = await add({ passwordHash: 'old' });
        expect(await set(id, 'new', 'other')).toBeNull();
        expect(await set(id, 'new', 'old')).toMatchObject({ passwordVersion: 2 });
        expect(await set(2_000_000_000, 'new')).toBeNull();
      });

      it('is one of many that change the same old one at once', async () => {
        const { id } = await add({ passwordHash: 'old' });
        const { succeeded } = await allAtOnce(10, (at) => set(id, `new-${at}`, 'old'));
        expect(succeeded.filter((account) => account !== null)).toHaveLength(1);
      });

      it('(without the guard: all of them are)', async () => {
        const { id } = await add({ passwordHash: 'old' });
        const { succeeded } = await allAtOnce(10, (at) => set(id, `new-${at}`));
        expect(succeeded.filter((account) => account !== null)).toHaveLength(10);
      });
    });

    describe('an account that goes', () => {
      const remove = (id: number) => store().unitOfWork(({ accounts }) => accounts.remove(id));

      it('takes what is its own along, and leaves bookings and orders to nobody', async () => {
        const { id: accountId, username, email } = await add();
        const tokenHash = unique('hash');
        const [bookingId, orderId] = await store().unitOfWork(async (within) => {
          const id = await within.bookings.nextId();
          await within.bookings.add(aBooking({ id, accountId }));
          await within.paymentMethods.add(aPaymentMethod({ accountId }));
          await within.passwordResets.add({ tokenHash, accountId, expiresAt: soon() });
          return [id, (await within.orders.add(anOrder({ accountId }))).id];
        });
        await remove(accountId);
        const { read } = store();
        expect(await read.accounts.byId(accountId)).toBeNull();
        expect(await read.accounts.credentialsOf(username)).toBeNull();
        expect(await read.accounts.byEmail(email ?? '')).toBeNull();
        expect(await read.paymentMethods.ofAccount(accountId)).toEqual([]);
        expect(await read.passwordResets.accountOf(tokenHash, new Date())).toBeNull();
        expect((await read.bookings.byId(bookingId))?.accountId).toBeNull();
        expect((await read.orders.byId(orderId))?.accountId).toBeNull();
      });

      it('leaves its name and address to others', async () => {
        const account = await add();
        await remove(account.id);
        const { username, email } = account;
        await expect(add({ username, email })).resolves.toMatchObject({ username, email });
      });

      it('gets no booking, order or payment method any more', async () => {
        const { id: accountId } = await add();
        await remove(accountId);
        const { unitOfWork } = store();
        const booking = unitOfWork(async ({ bookings }) =>
          bookings.add(aBooking({ id: await bookings.nextId(), accountId })),
        );
        await refused(booking, 'unauthenticated', NOT_AUTHENTICATED);
        const order = unitOfWork(({ orders }) => orders.add(anOrder({ accountId })));
        await refused(order, 'unauthenticated', NOT_AUTHENTICATED);
        const method = unitOfWork(({ paymentMethods }) => paymentMethods.add(aPaymentMethod({ accountId })));
        await refused(method, 'unauthenticated', NOT_AUTHENTICATED);
      });

      const admins = async () => [(await add({ role: 'admin' })).id, (await add({ role: 'admin' })).id];
      const assertOthers = async (left: readonly unknown[], accounts = store().read.accounts) => {
        // A round trip in which the others would get in.
        await accounts.byId(0);
        if (left.length <= 1) throw new Error('the last');
      };

      it('is not the last of its role when all of them go at once', async () => {
        const ids = await admins();
        const { succeeded } = await allAtOnce(ids.length, (at) =>
          store().unitOfWork(async ({ accounts }) => {
            const held = (await accounts.lockStaff()).map(({ id }) => id);
            await assertOthers(
              held.filter((id) => ids.includes(id)),
              accounts,
            );
            await accounts.remove(ids[at] ?? 0);
          }),
        );
        expect(succeeded).toHaveLength(1);
      });

      it('(without the guard: the last one goes too)', async () => {
        const ids = await admins();
        const found = await Promise.all(ids.map((id) => store().read.accounts.byId(id)));
        const { succeeded } = await allAtOnce(ids.length, async (at) => {
          await assertOthers(found.filter((account) => account !== null));
          await remove(ids[at] ?? 0);
        });
        expect(succeeded).toHaveLength(2);
      });
    });
  });
