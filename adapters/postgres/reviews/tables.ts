import { defineEntity, p } from '@mikro-orm/core';
import type { ReviewState } from '@wondercast/core/bookings/reviews/review-states';
import { REVIEW_STATES } from '@wondercast/core/bookings/reviews/review-states';
import { BookingRow } from '../booking/tables.ts';
import { at, id, text, version } from '../driver/column-builders.ts';
import { oneOf } from '../driver/one-of.ts';

/** Customers' reviews of delivered bookings. Published ones are copied to the catalogue's table of reviews. */
export const BookingReviewRow = defineEntity({
  name: 'BookingReviewRow',
  tableName: 'booking_reviews',
  indexes: [{ name: 'booking_reviews_state_index', properties: ['state', 'id'] }],
  uniques: [{ name: 'booking_reviews_experience_key', properties: ['booking', 'experienceId'] }],
  properties: {
    id: id(),
    booking: () => p.manyToOne(BookingRow).index(false).deleteRule('cascade').updateRule('no action'),
    reference: text(),
    /** There is no foreign key, because the experience may be removed from the catalogue. */
    experienceId: p.integer(),
    title: text(),
    rating: p.integer().check('rating >= 1 and rating <= 5'),
    text: text(),
    name: text(),
    company: text().nullable(),
    state: text().$type<ReviewState>().default('waiting').check(oneOf('state', REVIEW_STATES)),
    reason: text().nullable(),
    answer: text().nullable(),
    publishedId: p.integer().nullable(),
    givenAt: at(),
    version: version(),
  },
});

/** Bookings whose customers were asked for a review, with the booking's version at that time; 0 for those that are never asked. */
export const ReviewAskRow = defineEntity({
  name: 'ReviewAskRow',
  tableName: 'review_asks',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    version: p.integer(),
  },
});

/** Mailed links to reviews. Only hashes are stored. */
export const ReviewLinkRow = defineEntity({
  name: 'ReviewLinkRow',
  tableName: 'review_links',
  properties: {
    tokenHash: text().primary(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    endsAt: at(),
  },
});
