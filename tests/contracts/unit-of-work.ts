import { describe, expect, it } from 'vitest';
import { aBooking, anAccount, anExperience, unique } from '../support/builders.ts';
import { timePasses } from '../support/time-passes.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

/** A door that somebody else opens. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** What every unit of work must do. */
export const describeUnitOfWork = (name: string, open: OpenStore) =>
  describe(`unit of work on ${name}`, () => {
    const store = usingStore(open);

    it('answers what the work answers', async () => {
      expect(await store().unitOfWork(async () => 'done')).toBe('done');
    });

    it('throws what the work throws, and keeps nothing of it', async () => {
      const [slug, username, visitorKey] = [unique('rolled-back'), unique('rolled-back'), unique('visitor')];
      const jobsBefore = (await store().waitingJobs()).length;
      class Odd extends Error {}
      const failing = store().unitOfWork(async ({ catalogue, accounts, bookings, jobs }) => {
        await catalogue.addExperience(anExperience({ slug }));
        await accounts.add(anAccount({ username }));
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id, visitorKey }));
        await jobs.add({ task: 'mail-booking-received', payload: { bookingId: id } });
        throw new Odd('odd');
      });
      await expect(failing).rejects.toBeInstanceOf(Odd);
      const { read } = store();
      expect((await read.catalogue.load()).experiences.some((each) => each.slug === slug)).toBe(false);
      expect(await read.accounts.credentialsOf(username)).toBeNull();
      expect(await read.bookings.ofVisitor(visitorKey)).toEqual([]);
      expect(await store().waitingJobs()).toHaveLength(jobsBefore);
    });

    it('keeps a job with the work that caused it', async () => {
      const bookingId = await store().unitOfWork(async ({ bookings, jobs }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        await jobs.add({ task: 'mail-booking-received', payload: { bookingId: id } });
        return id;
      });
      expect(await store().waitingJobs()).toContainEqual({
        task: 'mail-booking-received',
        payload: { bookingId },
      });
    });

    it('shows its own writes inside, and to others only once it has ended', async () => {
      const [written, mayEnd] = [gate(), gate()];
      const visitorKey = unique('visitor');
      const work = store().unitOfWork(async ({ bookings }) => {
        await bookings.add(aBooking({ id: await bookings.nextId(), visitorKey }));
        const inside = await bookings.ofVisitor(visitorKey);
        written.open();
        await mayEnd.opened;
        return inside;
      });
      await written.opened;
      const before = await store().read.bookings.ofVisitor(visitorKey);
      mayEnd.open();
      expect(await work).toHaveLength(1);
      expect(before).toEqual([]);
      expect(await store().read.bookings.ofVisitor(visitorKey)).toHaveLength(1);
    });

    it('does not show a removal before it has ended, nor one that was rolled back', async () => {
      const booking = aBooking({
        id: await store().unitOfWork(({ bookings }) => bookings.nextId()),
      });
      await store().unitOfWork(({ bookings }) => bookings.add(booking));
      const [removed, mayEnd] = [gate(), gate()];
      const work = store().unitOfWork(async ({ bookings }) => {
        await bookings.remove(booking.id);
        const inside = await bookings.byId(booking.id);
        removed.open();
        await mayEnd.opened;
        expect(inside).toBeNull();
        throw new Error('changed my mind');
      });
      await removed.opened;
      expect(await store().read.bookings.byId(booking.id)).toEqual(booking);
      mayEnd.open();
      await expect(work).rejects.toThrow('changed my mind');
      expect(await store().read.bookings.byId(booking.id)).toEqual(booking);
    });

    it('ends when two wait for each other: one is told to try again, and nobody waits for ever', async () => {
      const [one, two] = await store().unitOfWork(async ({ accounts }) => [
        (await accounts.add(anAccount())).id,
        (await accounts.add(anAccount())).id,
      ]);
      const { succeeded, failed } = await allAtOnce(2, (at) =>
        store().unitOfWork(async ({ accounts }) => {
          await accounts.lock((at ? two : one) ?? 0);
          // In memory the other one does not begin before this one has ended, so they cannot meet here.
          await timePasses(100);
          await accounts.lock((at ? one : two) ?? 0);
        }),
      );
      expect(succeeded.length).toBeGreaterThan(0);
      for (const error of failed) expect(error).toMatchObject({ kind: 'unavailable' });
    });

    it('runs many at once and loses none', async () => {
      const visitorKey = unique('visitor');
      await Promise.all(
        Array.from({ length: 50 }, () =>
          store().unitOfWork(async ({ bookings }) =>
            bookings.add(aBooking({ id: await bookings.nextId(), visitorKey })),
          ),
        ),
      );
      const kept = await store().read.bookings.ofVisitor(visitorKey);
      expect(new Set(kept.map(({ id }) => id)).size).toBe(50);
      expect(new Set(kept.map(({ reference }) => reference)).size).toBe(50);
    });
  });
