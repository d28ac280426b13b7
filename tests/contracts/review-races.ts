import type { GivenReview } from '@wondercast/core/bookings/reviews/review';
import { giveReviews } from '@wondercast/core/bookings/reviews/use-cases/give-reviews';
import { publishReview } from '@wondercast/core/bookings/reviews/use-cases/moderate-review';
import type { Store, UnitOfWork } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { aBookedLine, aBooking, anExperience, aSession, unique } from '../support/builders.ts';
import { meeting } from '../support/meeting.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const ENDS = new Date('2026-05-01T10:00:00.000Z');
const RACES = 12;
const FIRST = { rating: 4, text: 'Good.' } as const;
const CORRECTED = { rating: 1, text: 'Not good at all.' } as const;

/**
 * A correction that has read the review before it is published, and goes on after that. `locked`: as it is; else as it was, over what it
 * has read.
 */
const lateOn =
  (
    unitOfWork: UnitOfWork,
    bothHaveRead: () => Promise<void>,
    published: Promise<unknown>,
    locked: boolean,
  ): UnitOfWork =>
  (work) =>
    unitOfWork((store: Store) => {
      const read: GivenReview[] = [];
      const reviews: Store['reviews'] = {
        ...store.reviews,
        ofBookings: async (ids) => {
          const found = await store.reviews.ofBookings(ids);
          read.push(...found);
          return found;
        },
        lock: async (id) => {
          await bothHaveRead();
          await published;
          return locked ? store.reviews.lock(id) : (read.find((review) => review.id === id) ?? null);
        },
      };
      return work({ ...store, reviews });
    });

/** A customer corrects a review while the staff publish it. */
export const describeReviewRaces = (name: string, open: OpenStore) =>
  describe(`races over a review on ${name}`, () => {
    const store = usingStore(open);
    const portsOn = (unitOfWork: UnitOfWork) =>
      memoryPorts({ unitOfWork, read: store().read, now: () => AT });

    /** A review that waits, whose customer has the link. */
    const given = async () => {
      const ports = portsOn(store().unitOfWork);
      const token = unique('token');
      const { bookingId, experienceId } = await ports.unitOfWork(async ({ bookings, catalogue, reviews }) => {
        const { id } = await catalogue.addExperience(anExperience({}));
        const sessions = [aSession({ state: 'delivered' })];
        const lines = [aBookedLine({ experienceId: id, sessions })];
        const deliveryStatus = 'delivered';
        const booking = aBooking({ id: await bookings.nextId(), lines, deliveryStatus });
        await bookings.add(booking);
        await reviews.addLink({ bookingId: booking.id, endsAt: ENDS }, ports.hashToken(token));
        return { bookingId: booking.id, experienceId: id };
      });
      const say = (unitOfWork: UnitOfWork, said: typeof FIRST | typeof CORRECTED) =>
        giveReviews(portsOn(unitOfWork))(token, {
          name: 'Mara',
          company: null,
          reviews: [{ experienceId, ...said }],
        });
      await say(store().unitOfWork, FIRST);
      const now = async () => {
        const [review] = await store().read.reviews.ofBookings([bookingId]);
        if (!review) throw new Error('The review is gone');
        const shown = (await store().read.catalogue.load()).reviews.filter(
          (each) => each.experienceId === experienceId,
        );
        return { review, shown };
      };
      const publish = async () => {
        const { review } = await now();
        return () => publishReview(ports)(anAdmin(), review.id, { version: review.version });
      };
      return { say, now, publish: await publish() };
    };

    it('publishes what the staff have read, or takes the correction: never both', async () => {
      for (let race = 0; race < RACES; race++) {
        const { say, now, publish } = await given();
        const { succeeded, failed } = await allAtOnce(2, async (at): Promise<string> => {
          if (at === race % 2) await say(store().unitOfWork, CORRECTED);
          else await publish();
          return at === race % 2 ? 'waiting' : 'published';
        });
        expect(succeeded).toHaveLength(1);
        expect(failed).toMatchObject([{ kind: 'conflict' }]);
        const { review, shown } = await now();
        expect(review.state).toBe(succeeded[0]);
        if (review.state === 'published') {
          expect(review).toMatchObject(FIRST);
          expect(shown).toMatchObject([
            { id: review.publishedId, rating: FIRST.rating, comment: FIRST.text },
          ]);
        } else {
          expect(review).toMatchObject(CORRECTED);
          expect(shown).toEqual([]);
        }
      }
    });

    // In memory units of work run one after another: nobody can read, wait and go on, nor is there a twin without the lock.
    if (name === 'memory') return;

    /** Corrects what is published while the correction is under way. */
    const correctLate = async (locked: boolean) => {
      const { say, now, publish } = await given();
      const bothHaveRead = meeting(2);
      const published = bothHaveRead().then(publish);
      const late = lateOn(store().unitOfWork, bothHaveRead, published, locked);
      const [correction] = await Promise.allSettled([say(late, CORRECTED), published]);
      return { correction, ...(await now()) };
    };

    it('refuses a correction of what was published after it had been read', async () => {
      const { correction, review, shown } = await correctLate(true);
      expect(correction).toMatchObject({ status: 'rejected', reason: { kind: 'conflict' } });
      expect(review).toMatchObject({ state: 'published', ...FIRST });
      expect(shown).toHaveLength(1);
    });

    it('(without the lock the correction undoes what was published, which stays on its page)', async () => {
      const { correction, review, shown } = await correctLate(false);
      expect(correction.status).toBe('fulfilled');
      expect(review).toMatchObject({ state: 'waiting', ...CORRECTED });
      expect(shown).toHaveLength(1);
    });
  });
