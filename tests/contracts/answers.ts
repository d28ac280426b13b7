import { AlreadyAnswered, KeyTaken, type OnceKey } from '@wondercast/core/people/answers';
import { KEY_IN_FLIGHT, KEY_REUSED, onceOnly } from '@wondercast/core/people/once';
import { describe, expect, it } from 'vitest';
import { aBooking, unique } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const later = (hours: number, ms = 0) => new Date(NOW.getTime() + hours * 3_600_000 + ms);

const aKey = (change: Partial<OnceKey> = {}): OnceKey => ({
  scope: 'POST /api/bookings visitor',
  key: unique('key'),
  fingerprint: 'f1',
  ...change,
});

/** What every collection of first answers must do. */
export const describeAnswers = (name: string, open: OpenStore) =>
  describe(`answers on ${name}`, () => {
    const store = usingStore(open);
    const claim = (once: OnceKey, now = NOW) => store().unitOfWork(({ answers }) => answers.claim(once, now));
    const answer = (once: OnceKey, body: unknown = { id: 1 }, now = NOW) =>
      store().unitOfWork(async ({ answers }) => {
        await answers.claim(once, now);
        await answers.record(once, { status: 201, body }, null);
      });

    it('answers null to a key never used, and afterwards what was answered first', async () => {
      const once = aKey();
      expect(await claim(aKey())).toBeNull();
      const body = { id: 7, text: DIFFICULT_TEXT, nothing: null, deep: [{ price: 990.5, yes: true }] };
      await answer(once, body);
      expect(await claim(once)).toEqual({ status: 201, body });
      expect(await claim(once)).toEqual({ status: 201, body });
    });

    it('refuses a key that comes again with other parameters', async () => {
      const once = aKey();
      await answer(once);
      await refused(claim({ ...once, fingerprint: 'f2' }), 'invalid', KEY_REUSED);
    });

    it('keeps keys of different scopes apart', async () => {
      const once = aKey();
      await answer(once);
      expect(await claim({ ...once, scope: 'POST /api/bookings account 7' })).toBeNull();
    });

    it('forgets what one account was answered, and nothing of another', async () => {
      const asker = unique('account:');
      const [mine, theirs] = [
        aKey({ scope: `createOrder ${asker}` }),
        aKey({ scope: `createOrder ${asker}1` }),
      ];
      await answer(mine);
      await answer(theirs, 'kept');
      await store().unitOfWork(({ answers }) => answers.forget(asker));
      expect(await claim(mine)).toBeNull();
      expect(await claim(theirs)).toEqual({ status: 201, body: 'kept' });
    });

    it.each(['remove', 'anonymise'] as const)('forgets those of one booking: %s', async (how) => {
      const [gone, kept] = [aKey(), aKey()];
      const ids = await store().unitOfWork(async ({ bookings, answers }) => {
        const both = [await bookings.nextId(), await bookings.nextId()] as const;
        for (const id of both) await bookings.add(aBooking({ id }));
        await answers.claim(gone, NOW);
        await answers.record(gone, { status: 200, body: 'gone' }, both[0]);
        await answers.claim(kept, NOW);
        await answers.record(kept, { status: 200, body: 'kept' }, both[1]);
        return both;
      });
      await store().unitOfWork(({ bookings }) =>
        how === 'remove' ? bookings.remove(ids[0]) : bookings.anonymise([ids[0]]),
      );
      expect(await claim(gone)).toBeNull();
      expect(await claim(kept)).toEqual({ status: 200, body: 'kept' });
    });

    it('gives the key back with a unit of work that fails', async () => {
      const once = aKey();
      const failing = store().unitOfWork(async ({ answers }) => {
        await answers.claim(once, NOW);
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await claim({ ...once, fingerprint: 'f2' })).toBeNull();
    });

    it('gives a released key back', async () => {
      const once = aKey();
      await claim(once);
      await store().unitOfWork(({ answers }) => answers.release(once));
      expect(await claim({ ...once, fingerprint: 'f2' })).toBeNull();
    });

    it('keeps an answer for 24 hours and no longer', async () => {
      const once = aKey();
      await answer(once, 'first');
      expect(await claim(once, later(24, -1))).toEqual({ status: 201, body: 'first' });
      expect(await claim({ ...once, fingerprint: 'f2' }, later(24, 1))).toBeNull();
    });

    it('forgets the old answers and keeps the young ones when it expires', async () => {
      const [old, young] = [aKey(), aKey()];
      await answer(old);
      await answer(young, 'young', later(20));
      await store().unitOfWork(({ answers }) => answers.expire(later(25)));
      expect(await claim({ ...old, fingerprint: 'f2' })).toBeNull();
      expect(await claim(young, later(25))).toEqual({ status: 201, body: 'young' });
    });

    it('does not release what was answered', async () => {
      const once = aKey();
      await answer(once, 'kept');
      await store().unitOfWork(({ answers }) => answers.release(once));
      expect(await claim(once)).toEqual({ status: 201, body: 'kept' });
    });

    it('frees a key a minute after its work died without an answer', async () => {
      const once = aKey();
      await claim(once);
      await refused(claim(once, later(0, 59_000)), 'conflict', KEY_IN_FLIGHT);
      expect(await claim(once, later(0, 61_000))).toBeNull();
    });

    it('refuses a key whose work ended without an answer', async () => {
      const once = aKey();
      await claim(once);
      await refused(claim(once), 'conflict', KEY_IN_FLIGHT);
    });

    it.each([
      ['answers, when it succeeds', false],
      ['takes over, when it fails', true],
    ])('lets a twin wait for the one that holds the key: then it %s', async (_, fails) => {
      const once = aKey();
      let held = () => {};
      const holding = new Promise<void>((resolve) => {
        held = resolve;
      });
      const asking = Promise.withResolvers<void>();
      const holder = store().unitOfWork(async ({ answers }) => {
        await answers.claim(once, NOW);
        held();
        await asking.promise;
        if (fails) throw new Error('later');
        await answers.record(once, { status: 201, body: 'done' }, null);
      });
      await holding;
      const claimed = claim(once);
      // The twin has asked by the time a round trip of somebody else has ended.
      await store().read.answers.given(aKey(), NOW);
      asking.resolve();
      const [, twin] = await Promise.allSettled([holder, claimed]);
      expect(twin).toEqual({ status: 'fulfilled', value: fails ? null : { status: 201, body: 'done' } });
    });

    describe('an answer that is recorded at the end of its work', () => {
      const add = (once: OnceKey, body: string) =>
        store().unitOfWork(({ answers }) => answers.add(once, { status: 201, body }, null));
      const given = (once: OnceKey) => store().read.answers.given(once, new Date());

      it('is given under its key from then on', async () => {
        const once = aKey();
        expect(await given(once)).toBeNull();
        await add(once, 'first');
        expect(await given(once)).toEqual({ status: 201, body: 'first' });
        await refused(given({ ...once, fingerprint: 'other' }), 'invalid', KEY_REUSED);
      });

      it('ends the unit of work when the key was used before, and keeps nothing of it', async () => {
        const once = aKey();
        const visitorKey = unique('visitor');
        await add(once, 'first');
        const second = store().unitOfWork(async ({ answers, bookings }) => {
          await bookings.add(aBooking({ id: await bookings.nextId(), visitorKey }));
          await answers.add(once, { status: 201, body: 'second' }, null);
        });
        await expect(second).rejects.toBeInstanceOf(KeyTaken);
        expect(await given(once)).toEqual({ status: 201, body: 'first' });
        expect(await store().read.bookings.ofVisitor(visitorKey)).toEqual([]);
      });

      it('is not given once it has expired', async () => {
        const once = aKey();
        await add(once, 'first');
        expect(await store().read.answers.given(once, new Date(Date.now() + 25 * 3_600_000))).toBeNull();
      });
    });

    describe('the same request ten times at once', () => {
      const visitor = () => unique('visitor');
      const place = (visitorKey: string, once: OnceKey) =>
        onceOnly(
          { unitOfWork: store().unitOfWork, read: store().read, now: () => NOW },
          once,
          async ({ bookings }) => {
            const booking = aBooking({ id: await bookings.nextId(), visitorKey });
            // A round trip in which the others would get in.
            await bookings.byId(booking.id);
            await bookings.add(booking);
            return booking;
          },
          ({ id, reference }) => ({ status: 201, body: { id, reference }, bookingId: id }),
        );

      it('makes one booking, and every other one hears the same answer', async () => {
        const [visitorKey, once] = [visitor(), aKey()];
        const { succeeded, failed } = await allAtOnce(10, () => place(visitorKey, once));
        const [booking] = succeeded;
        expect(await store().read.bookings.ofVisitor(visitorKey)).toEqual([booking]);
        expect(failed).toHaveLength(9);
        for (const error of failed) {
          expect(error).toBeInstanceOf(AlreadyAnswered);
          expect(error).toMatchObject({
            answer: { status: 201, body: { id: booking?.id, reference: booking?.reference } },
          });
        }
      });

      it('(without the guard: looking for an answer before the work makes several)', async () => {
        const visitorKey = visitor();
        // Nobody is slower in looking than somebody else is in booking.
        const { succeeded } = await allAtOnce(10, () => store().read.bookings.ofVisitor(visitorKey));
        await allAtOnce(10, async (at) => {
          if (succeeded[at]?.length !== 0) return;
          await store().unitOfWork(async ({ bookings }) =>
            bookings.add(aBooking({ id: await bookings.nextId(), visitorKey })),
          );
        });
        expect((await store().read.bookings.ofVisitor(visitorKey)).length).toBeGreaterThan(1);
      });
    });
  });
