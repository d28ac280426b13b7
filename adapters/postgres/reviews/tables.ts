import { defineEntity, p } from '@mikro-orm/core';
import type { ReviewState } from '@wondercast/core/bookings/reviews/review-states';
import { REVIEW_STATES } from '@wondercast/core/bookings/reviews/review-states';
import { BookingRow } from '../booking/tables.ts';
import { at, id, text, version } from '../driver/column-builders.ts';
import { oneOf } from '../driver/one-of.ts';

/** What customers say of delivered bookings. What of it is published is in the catalogue's table of reviews as well. */
export const BookingReviewRow = defineEntity({
  name: 'BookingReviewRow',
  tableName: 'booking_reviews',
  indexes: [{ name: 'booking_reviews_state_index', properties: ['state', 'id'] }],
  uniques: [{ name: 'booking_reviews_experience_key', properties: ['booking', 'experienceId'] }],
  properties: {
    id: id(),
    booking: () => p.manyToOne(BookingRow).index(false).deleteRule('cascade').updateRule('no action'),
    reference: text(),
    /** No key: an experience may be removed from the catalogue. */
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

/** Which bookings' customers were asked for reviews, by the booking's version then; 0 for those who are never asked. */
export const ReviewAskRow = defineEntity({
  name: 'ReviewAskRow',
  tableName: 'review_asks',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    version: p.integer(),
  },
});

/** Mailed links to reviews; only hashes are kept. */
export const ReviewLinkRow = defineEntity({
  name: 'ReviewLinkRow',
  tableName: 'review_links',
  properties: {
    tokenHash: text().primary(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    endsAt: at(),
  },
});
