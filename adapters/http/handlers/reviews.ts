import { Refusal } from '@wondercast/core/kernel/refusal';
import { EXPERIENCE_NOT_FOUND } from '@wondercast/core/shop/catalogue/words';
import {
  encodeAdminReview,
  encodeExperienceReviews,
  encodeReviewPage,
} from '@wondercast/openapi/codec/reviews';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { nextLink } from './next-link.ts';
import { shownFrom } from './pages-of-list.ts';

type ReviewHandlers = Pick<
  Handlers,
  | 'getExperienceReviews'
  | 'getReviewPage'
  | 'giveReviews'
  | 'listAdminReviews'
  | 'publishReview'
  | 'hideReview'
  | 'answerReview'
>;

const A_PAGE = 12;
const AN_OFFICE_PAGE = 20;

/** Reviews by customers. */
export const reviewHandlers = ({ shop, live, ports: { profile } }: HttpDeps): ReviewHandlers => {
  return {
    getExperienceReviews: ({ parameters: { id, limit = A_PAGE, cursor }, url }) => {
      const listOf = () => live.current().reviewsOf.get(id);
      const all = listOf();
      if (!live.current().byId.has(id)) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
      const before = cursor === undefined ? Number.POSITIVE_INFINITY : Number(cursor);
      const older = (all ?? []).filter((review) => review.id < before);
      const page = older.slice(0, limit);
      const last = page.at(-1);
      return {
        body: encodeExperienceReviews(all ?? [], page),
        ...(last && older.length > limit && { headers: { Link: nextLink(url, last.id) } }),
        isStillTrue: () => listOf() === all && live.current().byId.has(id),
      };
    },
    getReviewPage: async ({ parameters: { token } }) => ({
      body: encodeReviewPage(await shop.reviewPage(token), profile.name),
    }),
    giveReviews: async ({ parameters: { token }, body }) => ({
      body: encodeReviewPage(await shop.giveReviews(token, body), profile.name),
    }),
    listAdminReviews: async ({ caller, parameters, url }) => {
      const { state = 'waiting', limit = AN_OFFICE_PAGE, cursor } = parameters;
      const before = cursor === undefined ? null : Number(cursor);
      const { reviews, total, more } = await shop.listReviews(caller, state, { limit, before });
      const sent = reviews.map(encodeAdminReview);
      return shownFrom(url, { items: reviews, total, more }, sent, ({ id }) => id);
    },
    publishReview: async ({ caller, parameters: { id }, body }) => ({
      body: encodeAdminReview(await shop.publishReview(caller, id, body)),
    }),
    hideReview: async ({ caller, parameters: { id }, body }) => ({
      body: encodeAdminReview(await shop.hideReview(caller, id, body)),
    }),
    answerReview: async ({ caller, parameters: { id }, body }) => ({
      body: encodeAdminReview(await shop.answerReview(caller, id, body)),
    }),
  };
};
