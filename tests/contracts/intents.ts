import { latestRevision } from '@wondercast/core/money/payment/intent';
import { BEING_CONFIRMED } from '@wondercast/core/money/payment/words';
import { NOT_AUTHENTICATED } from '@wondercast/core/people/caller';
import { describe, expect, it } from 'vitest';
import { aBooking, aCustomer, anAccount, aSlot, day, unique, usd } from '../support/builders.ts';
import { meeting } from '../support/meeting.ts';
import { anIntent, aPurchase, aRevision } from '../support/payment-builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

const LATER = new Date('2026-03-01T10:05:00.456Z');

/** What every collection of payment intents must do. */
export const describeIntents = (name: string, open: OpenStore) =>
  describe(`intents on ${name}`, () => {
    const store = usingStore(open);
    const add = async (change: Parameters<typeof anIntent>[0] = {}) => {
      const intent = anIntent(change);
      await store().unitOfWork(({ intents }) => intents.add(intent));
      return intent;
    };
    const kept = (id: string) => store().read.intents.byId(id);
    const revise = (id: string, number: number, amount = usd(10)) =>
      store().unitOfWork(({ intents }) => intents.revise(id, aRevision({ number, amount }), LATER, LATER));

    it('keeps everything that is needed to book', async () => {
      const { accountId } = await store().unitOfWork(async ({ accounts }) => ({
        accountId: (await accounts.add(anAccount())).id,
      }));
      const slots = [aSlot({ date: day('2027-03-19'), time: DIFFICULT_TEXT, meridiem: 'PM', zone: 'EST' })];
      const purchase = aPurchase({ customer: aCustomer({ companyName: DIFFICULT_TEXT }) });
      const [line] = purchase.quote.lines;
      const quote = { ...purchase.quote, lines: line ? [{ ...line, slots, headcount: 7 }] : [] };
      const intent = await add({
        accountId,
        visitorKey: unique('visitor'),
        heldUntil: LATER,
        revisions: [aRevision({ purchase: { ...purchase, quote } })],
      });
      expect(await kept(intent.id)).toEqual(intent);
    });

    it('knows no intent that is not there', async () => {
      expect(await kept(unique('pi'))).toBeNull();
      expect(await store().unitOfWork(({ intents }) => intents.lock(unique('pi')))).toBeNull();
    });

    it('refuses a second intent of one id, and one of an account that is gone', async () => {
      const { id } = await add();
      await expect(add({ id })).rejects.toThrow();
      await refused(add({ accountId: 2_000_000_000 }), 'unauthenticated', NOT_AUTHENTICATED);
    });

    it('adds revisions in their order, and keeps the earlier ones', async () => {
      const { id, revisions } = await add();
      expect(await revise(id, 2)).toBe(true);
      expect(await kept(id)).toMatchObject({ touchedAt: LATER, heldUntil: LATER });
      expect((await kept(id))?.revisions).toEqual([...revisions, aRevision({ number: 2, amount: usd(10) })]);
    });

    it('adds no revision that another has numbered, none out of order, and none that is not open', async () => {
      const { id } = await add();
      expect(await revise(id, 3)).toBe(false);
      expect(await revise(id, 1)).toBe(false);
      const paid = await add({ state: 'paid' });
      expect(await revise(paid.id, 2)).toBe(false);
      expect(await revise(unique('pi'), 2)).toBe(false);
    });

    it('gives a number to one of many who revise at once', async () => {
      const { id } = await add();
      const { succeeded } = await allAtOnce(10, (at) => revise(id, 2, usd(at + 1)));
      expect(succeeded.filter(Boolean)).toHaveLength(1);
      const intent = await kept(id);
      expect(intent && latestRevision(intent)?.number).toBe(2);
    });

    it('saves where it has come to', async () => {
      const intent = await add();
      const bookingId = await store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        return id;
      });
      const after = { ...intent, state: 'booked' as const, bookingId, revisions: [], touchedAt: LATER };
      await store().unitOfWork(({ intents }) => intents.save(after));
      expect(await kept(intent.id)).toEqual(after);
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      expect(await kept(intent.id)).toEqual({ ...after, bookingId: null });
    });

    it('lets one unit of work at a time decide about a locked intent', async () => {
      const { id } = await add();
      const seen: string[] = [];
      await allAtOnce(5, () =>
        store().unitOfWork(async ({ intents }) => {
          const locked = await intents.lock(id);
          if (!locked) return;
          seen.push(locked.state);
          // A round trip in which the others would get in.
          await intents.byId(id);
          await intents.save({ ...locked, state: 'paid' });
        }),
      );
      expect(seen.toSorted()).toEqual(['open', 'paid', 'paid', 'paid', 'paid']);
    });

    it('(without the lock: all of them decide on the same old state)', async () => {
      const { id } = await add();
      const seen: string[] = [];
      const all = meeting(5);
      await allAtOnce(5, async () => {
        const found = await kept(id);
        if (!found) return;
        seen.push(found.state);
        await all();
        await store().unitOfWork(({ intents }) => intents.save({ ...found, state: 'paid' }));
      });
      expect(seen.filter((state) => state === 'open').length).toBeGreaterThan(1);
    });

    it('says which open checkouts of the same opener a new one takes the place of', async () => {
      const visitorKey = unique('visitor');
      const addNow = (change: Parameters<typeof anIntent>[0]) =>
        store().unitOfWork(({ intents }) => intents.add(anIntent({ visitorKey, ...change })));
      const first = unique('pi');
      expect(await addNow({ id: first })).toEqual([]);
      expect(await addNow({ purpose: 'balance' })).toEqual([]);
      expect(await addNow({ state: 'cancelled' })).toEqual([first]);
      expect(await addNow({ visitorKey: null })).toEqual([]);
      expect(await addNow({})).toEqual([first]);
    });

    it('finds open checkouts by browser session and by account, and nothing else', async () => {
      const visitorKey = unique('visitor');
      const mine = await add({ visitorKey });
      await add({ visitorKey, state: 'cancelled' });
      await add({ visitorKey, purpose: 'test' });
      await add();
      expect(await store().read.intents.openOf({ visitorKey, accountId: null })).toEqual([mine.id]);
      expect(await store().read.intents.openOf({ visitorKey: null, accountId: null })).toEqual([]);
    });

    it('finds what is paid for a booking', async () => {
      const bookingId = await store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        return id;
      });
      const balance = await add({ purpose: 'balance', bookingId });
      await add({ purpose: 'balance' });
      expect(await store().read.intents.ofBooking(bookingId)).toEqual([balance]);
    });

    it.each(['balance', 'amendment'] as const)(
      'keeps one open %s of a booking, of many that are opened at once, and another once it has ended',
      async (purpose) => {
        const bookingId = await store().unitOfWork(async ({ bookings }) => {
          const id = await bookings.nextId();
          await bookings.add(aBooking({ id }));
          return id;
        });
        const balance = { purpose, bookingId };
        const { succeeded, failed } = await allAtOnce(10, () => add(balance));
        expect(succeeded).toHaveLength(1);
        for (const reason of failed)
          expect(reason).toMatchObject({ kind: 'conflict', message: BEING_CONFIRMED });
        const [first] = succeeded;
        if (first) await store().unitOfWork(({ intents }) => intents.save({ ...first, state: 'cancelled' }));
        await add(balance);
        await refused(add(balance), 'conflict', BEING_CONFIRMED);
      },
    );

    it('finds what has lapsed: a hold that has ended, or a long time without a touch', async () => {
      const now = new Date('2026-03-02T12:00:00.000Z');
      const untouchedSince = new Date('2026-03-01T12:00:00.000Z');
      const fresh = { touchedAt: now };
      const held = await add({ ...fresh, heldUntil: now });
      const holding = await add({ ...fresh, heldUntil: new Date(now.getTime() + 1) });
      const old = await add();
      const done = await add({ state: 'booked' });
      const lapsed = await store().read.intents.lapsed(now, untouchedSince);
      expect(lapsed).toEqual(expect.arrayContaining([held.id, old.id]));
      for (const { id } of [holding, done]) expect(lapsed).not.toContain(id);
    });

    it('knows with which it is not done', async () => {
      const states = ['open', 'paid', 'refunding', 'booked', 'cancelled', 'refunded'] as const;
      const [opened, paid, refunding, ...over] = await Promise.all(states.map((state) => add({ state })));
      const all = [opened, paid, refunding, ...over].map((intent) => intent?.id ?? '');
      const endless = await store().read.intents.openEnded([...all, unique('pi')]);
      expect(endless.toSorted()).toEqual(all.slice(0, 3).toSorted());
      expect(await store().read.intents.openEnded([])).toEqual([]);
      const unfinished = await store().read.intents.unfinished();
      expect(unfinished).toEqual(expect.arrayContaining(all.slice(1, 3)));
      for (const id of [all[0], ...all.slice(3)]) expect(unfinished).not.toContain(id);
    });

    it('remembers up to when it knows of every success', async () => {
      await store().unitOfWork(({ intents }) => intents.setReconciledUntil(LATER));
      expect(await store().read.intents.reconciledUntil()).toEqual(LATER);
    });
  });
