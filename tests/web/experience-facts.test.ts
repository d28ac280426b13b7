import { encodeExperience } from '@wondercast/openapi/codec/catalogue';
import { describe, expect, it } from 'vitest';
import type { ReviewWire } from '../../web/api/transport/wire.ts';
import { experienceFacts } from '../../web/pages/experience-facts.ts';
import { aStoredExperience } from '../support/builders.ts';

const experience = encodeExperience(
  aStoredExperience({
    slug: 'quiz',
    title: 'Quiz Night',
    description: 'Ten rounds.',
    imageUrl: '/quiz.webp',
  }),
  'https://shop.example',
);

const review = (id: number, change: Partial<ReviewWire> = {}): ReviewWire => ({
  id,
  experienceId: 1,
  username: 'Mara',
  userImage: null,
  rating: 4,
  comment: '',
  company: null,
  answer: null,
  writtenAt: null,
  ...change,
});

const factsOf = (
  reviews: readonly ReviewWire[],
  average: number | null,
  tax: Parameters<typeof experienceFacts>[2]['tax'] = null,
) =>
  experienceFacts(
    experience,
    { reviews, figures: { average, count: reviews.length } },
    { brandName: 'Wondercast', publicUrl: 'https://shop.example', tax },
  );

describe('an experience as machines read it', () => {
  it('says no rating while nobody has reviewed it', () => {
    expect(factsOf([], null)).not.toHaveProperty('aggregateRating');
    expect(factsOf([], null)).not.toHaveProperty('review');
  });

  it('says whether prices contain tax, and nothing of it where the shop says none', () => {
    const of = (entered: 'gross' | 'net') =>
      factsOf([], null, { entered, note: null, regions: [] }).offers.priceSpecification;
    expect(of('gross')).toMatchObject({ valueAddedTaxIncluded: true, priceCurrency: 'USD' });
    expect(of('net')).toMatchObject({ valueAddedTaxIncluded: false });
    const { offers } = factsOf([], null);
    expect(offers).not.toHaveProperty('priceSpecification');
    expect(of('gross')).toMatchObject({ minPrice: offers.lowPrice, maxPrice: offers.highPrice });
  });

  it('has the figures of all reviews and the newest ten, by the names that are shown', () => {
    const reviews = Array.from({ length: 12 }, (_, at) =>
      review(
        20 - at,
        at === 0 ? { company: 'Cobaltry', comment: 'Loud.', writtenAt: '2026-03-04T10:00:00.000Z' } : {},
      ),
    );
    const facts = factsOf(reviews, 4.25);
    expect(facts).toMatchObject({ aggregateRating: { ratingValue: 4.25, reviewCount: 12 } });
    expect(facts.review).toHaveLength(10);
    expect(facts.review?.slice(0, 2)).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Organization', name: 'Cobaltry' },
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        reviewBody: 'Loud.',
        datePublished: '2026-03-04',
      },
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Mara' },
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ]);
  });
});
