import type { GivenReview } from '@wondercast/core/bookings/reviews/review';
import { describe } from 'vitest';
import { aBookedLine, aBooking, aSession, unique } from '../../support/builders.ts';
import { anAdmin } from '../../support/memory-ports.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { decoded, factsOf, fetchDocument, inlineScriptsOf, type ServedDocument } from '../support/html.ts';
import type { MemoryShop } from '../support/memory-shop.ts';

const EVIL = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(1)> "\'& \u2028\u2029 — 日本語';

/** Somebody to whom a session of this experience was delivered says this of it. */
const give = async ({ running }: MemoryShop, experienceId: number, rating: number, text: string) => {
  const { ports, shop } = running;
  const token = unique('token');
  const bookingId = await ports.unitOfWork(async ({ bookings, reviews }) => {
    const lines = [aBookedLine({ experienceId, sessions: [aSession({ state: 'delivered' })] })];
    const booking = aBooking({ id: await bookings.nextId(), lines, deliveryStatus: 'delivered' });
    await bookings.add(booking);
    const endsAt = new Date(Date.now() + 86_400_000);
    await reviews.addLink({ bookingId: booking.id, endsAt }, ports.hashToken(token));
    return booking.id;
  });
  await shop.giveReviews(token, { name: text, company: null, reviews: [{ experienceId, rating, text }] });
  const [review] = await ports.read.reviews.ofBookings([bookingId]);
  if (!review) throw new Error('The review is gone');
  return review;
};

const publish = ({ running }: MemoryShop, { id, version }: GivenReview) =>
  running.shop.publishReview(anAdmin(), id, { version });

/** What people read on a page, without what draws it. */
const wordsOf = ({ html }: ServedDocument): string =>
  decoded(
    html.replace(/^.*<div id="root">/s, '').replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' '),
  ).replaceAll(/\s+/g, ' ');

export const describeReviewFacts = () =>
  describe('the reviews of an experience, as machines read them', () => {
    it('are those that people see, with the same figures, and whatever they say is text', async ({
      shop,
    }) => {
      const { id, slug } = await shop.sell({ title: unique('Reviewed ') });
      const page = () => fetchDocument(`${shop.url}/experience/${slug}`);
      await give(shop, id, 1, 'still waiting');
      const [five, four, hidden] = [
        await give(shop, id, 5, EVIL),
        await give(shop, id, 4, 'Good.'),
        await give(shop, id, 1, 'to be hidden'),
      ];
      for (const review of [five, four]) await publish(shop, review);
      const { version } = await publish(shop, hidden);
      await shop.running.live.refresh();
      expect(factsOf(await page())).toMatchObject({ aggregateRating: { reviewCount: 3 } });

      await shop.running.shop.hideReview(anAdmin(), hidden.id, { reason: 'A test', version });
      await shop.running.live.refresh();
      const document = await page();
      expect(factsOf(document)).toMatchObject({
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
      });
      const { review } = factsOf(document) ?? {};
      expect(review).toMatchObject([
        { '@type': 'Review', reviewBody: 'Good.', reviewRating: { ratingValue: 4, bestRating: 5 } },
        { '@type': 'Review', reviewBody: EVIL, author: { '@type': 'Person', name: EVIL } },
      ]);
      expect(review).toHaveLength(2);
      expect(wordsOf(document)).toContain(' Reviews 4.5 from 2 reviews ');
      for (const words of ['still waiting', 'to be hidden']) expect(document.html).not.toContain(words);
      // The two that every page has.
      expect(inlineScriptsOf(document)).toHaveLength(2);
      expect(document.html).not.toContain('<img src=x');
    });
  });
