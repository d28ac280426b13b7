import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { NEVER_ASKED } from '@wondercast/core/bookings/reviews/ports';
import type { NewGivenReview } from '@wondercast/core/bookings/reviews/review';
import { describe, expect, it } from 'vitest';
import { aBooking, anExperience, unique } from '../support/builders.ts';
import { DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');

/** What every store must do with what customers say, and with what the catalogue shows of it. */
export const describeReviews = (name: string, open: OpenStore) =>
  describe(`reviews on ${name}`, () => {
    const store = usingStore(open);
    const booked = (): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId() });
        await bookings.add(booking);
        return booking;
      });
    const given = ({ id, reference }: Booking, change: Partial<NewGivenReview> = {}): NewGivenReview => ({
      bookingId: id,
      reference,
      experienceId: 1,
      title: 'Quiz Night',
      rating: 4,
      text: DIFFICULT_TEXT,
      name: 'Mara',
      company: null,
      givenAt: AT,
      ...change,
    });
    const add = (review: NewGivenReview) => store().unitOfWork(({ reviews }) => reviews.add(review));
    const of = (id: number) => store().read.reviews.ofBookings([id]);

    it('keep every field, wait at first, and count their changes', async () => {
      const booking = await booked();
      const review = await add(given(booking));
      expect(review).toEqual({
        ...given(booking),
        id: review.id,
        state: 'waiting',
        reason: null,
        answer: null,
        publishedId: null,
        version: 1,
      });
      const changed = {
        ...review,
        rating: 5,
        text: '',
        name: DIFFICULT_TEXT,
        company: 'Cobaltry',
        state: 'hidden',
        reason: 'Names a guest',
        answer: DIFFICULT_TEXT,
        publishedId: 7,
      } as const;
      const saved = await store().unitOfWork(({ reviews }) => reviews.save(changed));
      expect(saved).toEqual({ ...changed, version: 2 });
      expect(await of(booking.id)).toEqual([saved]);
      expect(await store().unitOfWork(({ reviews }) => reviews.lock(review.id))).toEqual(saved);
      expect(await store().unitOfWork(({ reviews }) => reviews.lock(2 ** 31 - 1))).toBeNull();
    });

    it('are listed by state, newest first, page by page', async () => {
      const booking = await booked();
      const total = async () =>
        (await store().read.reviews.page('waiting', { limit: 1, before: null })).total;
      const before = await total();
      const ids: number[] = [];
      for (const experienceId of [11, 12, 13])
        ids.push((await add(given(booking, { experienceId, title: unique('Night') }))).id);
      expect(await total()).toBe(before + 3);
      const page = (last: number | null) => store().read.reviews.page('waiting', { limit: 2, before: last });
      const first = await page(null);
      expect(first.reviews.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2));
      expect(first.more).toBe(true);
      const second = await page(ids[1] ?? 0);
      expect(second.reviews[0]?.id).toBe(ids[0]);
    });

    it('are asked for once: the first change of a booking that asks does so for ever', async () => {
      const booking = await booked();
      const ask = (version: number) => store().unitOfWork(({ reviews }) => reviews.ask(booking.id, version));
      expect(await Promise.all([4, 4].map(ask))).toEqual([4, 4]);
      expect(await ask(9)).toBe(4);
      const other = await booked();
      const asked = await Promise.all(
        [1, 2, 3, 4, 5].map((version) =>
          store().unitOfWork(async ({ reviews }) => (await reviews.ask(other.id, version)) === version),
        ),
      );
      expect(asked.filter(Boolean)).toHaveLength(1);
    });

    it('are opened by links that end, and go with their booking', async () => {
      const [booking, gone] = [await booked(), await booked()];
      const [first, second, lost] = [unique('hash'), unique('hash'), unique('hash')];
      const endsAt = new Date('2026-05-01T10:00:00.000Z');
      await store().unitOfWork(async ({ reviews }) => {
        await reviews.addLink({ bookingId: booking.id, endsAt }, first);
        await reviews.addLink({ bookingId: booking.id, endsAt }, second);
        await reviews.addLink({ bookingId: gone.id, endsAt }, lost);
      });
      await add(given(gone));
      const { reviews } = store().read;
      expect(await reviews.byTokenHash(first)).toEqual({ bookingId: booking.id, endsAt });
      expect(await reviews.byTokenHash(unique('hash'))).toBeNull();
      await store().unitOfWork(async (all) => {
        await all.reviews.revokeLinks(booking.id);
        await all.reviews.ask(gone.id, 1);
        await all.bookings.remove(gone.id);
      });
      for (const hash of [first, second, lost]) expect(await reviews.byTokenHash(hash)).toBeNull();
      expect(await of(gone.id)).toEqual([]);
    });

    it('are erased with their links, and are never asked for again', async () => {
      const [booking, other] = [await booked(), await booked()];
      const hash = unique('hash');
      await add(given(booking));
      const kept = await add(given(other));
      await store().unitOfWork(async ({ reviews }) => {
        await reviews.ask(booking.id, 3);
        await reviews.addLink({ bookingId: booking.id, endsAt: AT }, hash);
        await reviews.erase([booking.id]);
      });
      expect(await of(booking.id)).toEqual([]);
      expect(await store().read.reviews.byTokenHash(hash)).toBeNull();
      const ask = (id: number, version: number) =>
        store().unitOfWork(({ reviews }) => reviews.ask(id, version));
      expect(await ask(booking.id, 5)).toBe(NEVER_ASKED);
      expect(await of(other.id)).toEqual([kept]);
      expect(await ask(other.id, 5)).toBe(5);
    });

    it('are shown by the catalogue, which says what was touched, answered and removed', async () => {
      const experience = await store().unitOfWork(({ catalogue }) =>
        catalogue.addExperience(anExperience({})),
      );
      const { catalogue } = store().read;
      const before = await catalogue.version();
      const review = {
        experienceId: experience.id,
        username: 'Mara',
        userImage: null,
        rating: 5,
        comment: DIFFICULT_TEXT,
        company: 'Cobaltry',
        answer: null,
        writtenAt: AT,
      };
      const shown = await store().unitOfWork((all) => all.catalogue.addReview(review));
      expect(shown).toEqual({ ...review, id: shown.id });
      await store().unitOfWork((all) => all.catalogue.answerReview(shown.id, DIFFICULT_TEXT));
      const changed = await catalogue.changesSince(before);
      const answered = { ...shown, answer: DIFFICULT_TEXT };
      expect(changed?.reviews).toEqual([{ experienceId: experience.id, now: [answered] }]);
      expect((await catalogue.load()).reviews).toContainEqual(answered);
      const version = await catalogue.version();
      await store().unitOfWork(async (all) => {
        await all.catalogue.removeReview(shown.id);
        await all.catalogue.removeReview(shown.id);
        await all.catalogue.answerReview(shown.id, 'nobody');
      });
      expect((await catalogue.changesSince(version))?.reviews).toEqual([
        { experienceId: experience.id, now: [] },
      ]);
      expect(await catalogue.version()).toBe(version + 1);
    });
  });
