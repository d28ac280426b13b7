import { currency } from '@wondercast/core/kernel/money';
import { TIERS } from '@wondercast/core/shop/pricing/tiers';
import type { ExperienceWire, PublicConfig, ReviewWire } from '../api/transport/wire.ts';

/** Maximum number of reviews in the structured data. */
const MOST_REVIEWS = 10;

interface ExperienceReviews {
  /** Published reviews, newest first. */
  readonly reviews: readonly ReviewWire[];
  /** Figures of all reviews; undefined while unknown. */
  readonly figures: { readonly average: number | null; readonly count: number } | undefined;
}

const reviewFacts = ({ username, company, rating, comment, writtenAt }: ReviewWire) => ({
  '@type': 'Review',
  author: { '@type': company === null ? 'Person' : 'Organization', name: company ?? username },
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(comment && { reviewBody: comment }),
  ...(writtenAt !== null && { datePublished: writtenAt.slice(0, 10) }),
});

/** Structured data about an experience (schema.org). */
export const experienceFacts = (
  experience: ExperienceWire,
  { reviews, figures }: ExperienceReviews,
  { brandName, publicUrl, tax }: Pick<PublicConfig, 'brandName' | 'publicUrl' | 'tax'>,
) => {
  const { slug, title, description, imageUrl, coverImageUrl } = experience;
  const url = new URL(`/experience/${slug}`, publicUrl).href;
  const prices = TIERS.map((tier) => experience[`${tier}Price`]);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    url,
    image: [coverImageUrl, imageUrl].flatMap((image) => (image ? [new URL(image, publicUrl).href] : [])),
    brand: { '@type': 'Brand', name: brandName },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency(),
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      ...(tax && {
        priceSpecification: {
          '@type': 'PriceSpecification',
          priceCurrency: currency(),
          minPrice: Math.min(...prices),
          maxPrice: Math.max(...prices),
          valueAddedTaxIncluded: tax.entered === 'gross',
        },
      }),
      availability: 'https://schema.org/InStock',
      url,
    },
    ...(figures?.average && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: figures.average,
        reviewCount: figures.count,
      },
      review: reviews.slice(0, MOST_REVIEWS).map(reviewFacts),
    }),
  };
};
