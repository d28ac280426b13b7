import { describe, expect, it } from 'vitest';
import { aBooking, anInvoice, unique, usd } from '../support/builders.ts';
import { anEntry } from '../support/payment-builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute));

/** What every ledger must do. */
export const describeLedger = (name: string, open: OpenStore) =>
  describe(`the ledger on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Parameters<typeof anEntry>[0] = {}) =>
      store().unitOfWork(({ ledger }) => ledger.add(anEntry(change)));
    const report = (change: Parameters<typeof anEntry>[0]) =>
      store().unitOfWork(({ ledger }) => ledger.report(anEntry(change)));
    const book = () =>
      store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        return id;
      });

    it('keeps reports apart that neither have a name of the provider nor share a key', async () => {
      const nameless = { kind: 'refund', status: 'pending', providerId: null } as const;
      const [one, other] = [unique('key'), unique('key')];
      await report({ ...nameless, key: one });
      await report({ ...nameless, key: other });
      for (const key of [one, other])
        expect(await store().read.ledger.byKey(key)).toMatchObject({ key, status: 'pending' });
    });

    it('lists what is to be paid out by transfer, until it is', async () => {
      const bookingId = await book();
      const refund = { bookingId, kind: 'refund', status: 'pending', providerId: null, key: null } as const;
      const payout = await add({ ...refund, intentId: null });
      const byCard = await add({ ...refund, intentId: unique('pi'), key: unique('key') });
      const { ledger } = store().read;
      const waiting = async () => (await ledger.toPayOut()).filter((entry) => entry.bookingId === bookingId);
      expect(await waiting()).toEqual([payout]);
      await store().unitOfWork((each) => each.ledger.settle(payout.id));
      expect(await waiting()).toEqual([]);
      expect(await ledger.byId(payout.id)).toEqual({ ...payout, status: 'succeeded' });
      expect(await ledger.byId(byCard.id)).toEqual(byCard);
    });

    it('keeps every field', async () => {
      const bookingId = await book();
      const given = anEntry({
        bookingId,
        kind: 'offline',
        intentId: null,
        providerId: null,
        key: unique('key'),
        note: DIFFICULT_TEXT,
        actor: { accountId: 7, name: 'admin' },
        amount: usd(1_000_000),
        card: { brand: 'Mastercard', lastFour: '4444' },
        cardCountry: 'AT',
      });
      const added = await add(given);
      expect(added).toEqual({ ...given, id: expect.any(Number) });
      expect(await store().read.ledger.ofBooking(bookingId)).toEqual([added]);
      expect(await store().read.ledger.byKey(given.key ?? '')).toEqual(added);
      expect(await store().read.ledger.byKey(unique('key'))).toBeNull();
    });

    it('outlives its booking, without notes and names', async () => {
      const bookingId = await book();
      const actor = { accountId: 7, name: 'Mara Reyes' };
      const card = { brand: 'Visa', lastFour: '4242' };
      const added = await add({ bookingId, note: 'Transfer of Mara Reyes', actor, card, cardCountry: 'AT' });
      expect(added.card).toEqual(card);
      const owed = await add({
        bookingId,
        kind: 'refund',
        status: 'pending',
        intentId: null,
        note: 'x',
        actor,
      });
      const other = await add({ bookingId: await book(), note: 'Stays', actor });
      await store().unitOfWork(async ({ bookings, ledger }) => {
        await ledger.anonymise(bookingId, 'whom');
        await bookings.remove(bookingId);
      });
      expect(await store().read.bookings.byId(bookingId)).toBeNull();
      expect(await store().read.ledger.ofBooking(bookingId)).toEqual([
        { ...added, note: null, actor: null, card: null },
        // Somebody has to pay it out yet.
        { ...owed, note: 'whom', actor: null },
      ]);
      expect(await store().read.ledger.ofBooking(other.bookingId ?? 0)).toEqual([other]);
    });

    it('keeps where a card is from as long as documents, unless it is to forget it', async () => {
      const [documented, plain, asked] = [await book(), await book(), await book()];
      const before = new Date('2001-01-01T00:00:00.000Z');
      const longAgo = new Date('2000-06-01T00:00:00.000Z');
      for (const bookingId of [documented, plain, asked])
        await add({ bookingId, at: longAgo, cardCountry: 'AT' });
      await add({ bookingId: plain, at: before, cardCountry: 'FR' });
      await store().unitOfWork(async ({ invoices, ledger }) => {
        await invoices.issue(anInvoice({ bookingId: documented }));
        await ledger.forgetCardCountries(asked);
        await ledger.expireCardCountries(before);
      });
      const countries = async (bookingId: number) =>
        (await store().read.ledger.ofBooking(bookingId)).map(({ cardCountry }) => cardCountry);
      expect(await countries(documented)).toEqual(['AT']);
      expect(await countries(plain)).toEqual([null, 'FR']);
      expect(await countries(asked)).toEqual([null]);
    });

    it('lists the oldest first, by booking and by intent', async () => {
      const bookingId = await book();
      const intentId = unique('pi');
      const later = await add({ bookingId, intentId, at: at(2) });
      const earlier = await add({ bookingId, intentId, at: at(1), kind: 'intent', providerId: null });
      await add();
      expect(await store().read.ledger.ofBooking(bookingId)).toEqual([earlier, later]);
      expect(await store().read.ledger.ofIntent(intentId)).toEqual([earlier, later]);
    });

    it('takes no movement twice', async () => {
      const { providerId } = await add();
      await expect(add({ providerId })).rejects.toThrow();
      await expect(add({ providerId, kind: 'refund' })).resolves.toBeDefined();
      const { key } = await add({ key: unique('key') });
      await expect(add({ key })).rejects.toThrow();
    });

    it('writes down what was reported once, however often and at once it is reported', async () => {
      const intentId = unique('pi');
      const events = { kind: 'refund', intentId, providerId: unique('re') } as const;
      const { failed } = await allAtOnce(10, () => report(events));
      expect(failed).toEqual([]);
      expect(await store().read.ledger.ofIntent(intentId)).toHaveLength(1);
    });

    it('recognises by its key what it asked for itself, and learns its name', async () => {
      const intentId = unique('pi');
      const key = unique('key');
      const asked = await add({
        kind: 'refund',
        status: 'pending',
        intentId,
        key,
        providerId: null,
        note: 'n',
      });
      const providerId = unique('re');
      await report({ kind: 'refund', status: 'succeeded', intentId, key, providerId });
      expect(await store().read.ledger.ofIntent(intentId)).toEqual([
        { ...asked, status: 'succeeded', providerId },
      ]);
    });

    it.each([
      [['succeeded', 'pending'], 'succeeded'],
      [['pending', 'succeeded'], 'succeeded'],
      [['failed', 'succeeded', 'pending'], 'failed'],
      [['succeeded', 'failed'], 'failed'],
      [['lost', 'pending'], 'lost'],
    ] as const)('makes of %j, in this order, %s', async (statuses, end) => {
      const events = { kind: 'refund', intentId: unique('pi'), providerId: unique('re') } as const;
      for (const status of statuses) await report({ ...events, status });
      expect((await store().read.ledger.ofIntent(events.intentId))[0]?.status).toBe(end);
    });

    it('gives what happened to an intent to the booking that came of it', async () => {
      const intentId = unique('pi');
      await report({ kind: 'dispute', status: 'pending', intentId, providerId: unique('du') });
      const bookingId = await book();
      const attached = await store().unitOfWork(({ ledger }) => ledger.attach(intentId, bookingId));
      expect(attached).toMatchObject([{ kind: 'dispute', status: 'pending' }]);
      expect(await store().read.ledger.ofBooking(bookingId)).toMatchObject([{ intentId, kind: 'dispute' }]);
    });

    it('puts another name where the name of one account stood', async () => {
      const bookingId = await book();
      const accountId = 2_000_000_000 - bookingId;
      const offline = { kind: 'offline', intentId: null, providerId: null, bookingId } as const;
      await add({ ...offline, key: unique('key'), actor: { accountId, name: 'mara' } });
      await add({ ...offline, key: unique('key'), actor: { accountId: accountId - 1, name: 'mara' } });
      await store().unitOfWork(({ ledger }) => ledger.rename(accountId, 'deleted account'));
      const actors = (await store().read.ledger.ofBooking(bookingId)).map(({ actor }) => actor?.name);
      expect(actors).toEqual(['deleted account', 'mara']);
    });

    it('knows which refunds were asked for and not answered', async () => {
      const refund = { kind: 'refund', status: 'pending', providerId: null } as const;
      const waiting = await add({ ...refund, key: unique('key'), at: at(1) });
      const recent = await add({ ...refund, key: unique('key'), at: at(30) });
      const elsewhere = await add({ ...refund, key: null, at: at(1), providerId: unique('re') });
      const done = await add({ ...refund, status: 'succeeded', key: unique('key'), at: at(1) });
      const unanswered = (await store().read.ledger.unanswered(at(30))).map(({ id }) => id);
      expect(unanswered).toContain(waiting.id);
      for (const { id } of [recent, elsewhere, done]) expect(unanswered).not.toContain(id);
    });
  });
