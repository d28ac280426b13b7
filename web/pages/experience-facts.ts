import { TIERS } from '@wondercast/core/pricing/tiers';
import type { ExperienceWire, ReviewWire } from '../api/transport/wire.ts';

/** An experience as machines read it (schema.org). */
export const experienceFacts = (
  experience: ExperienceWire,
  reviews: readonly ReviewWire[],
  brandName: string,
  publicUrl: string,
) => {
  const { slug, title, description, imageUrl, coverImageUrl } = experience;
  const url = new URL(`/experience/${slug}`, publicUrl).href;
  const prices = TIERS.map((tier) => experience[`${tier}Price`]);
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
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
      priceCurrency: 'USD',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      availability: 'https://schema.org/InStock',
      url,
    },
    ...(reviews.length > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(average.toFixed(2)),
        reviewCount: reviews.length,
      },
    }),
  };
};
