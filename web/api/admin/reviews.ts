import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { catalogueKey } from '../catalogue/catalogue.ts';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { readPage } from '../transport/read-page.ts';
import type { AdminReviewWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/reviews';

export const REVIEWS_PAGE_SIZE = 20;

const reviewsKey = [...adminKey, 'reviews'] as const;

export interface ReviewsShown {
  readonly state: AdminReviewWire['state'];
  readonly cursor: string | null;
}

/** The first page of the section. */
export const WAITING_REVIEWS: ReviewsShown = { state: 'waiting', cursor: null };

/** Reviews in one state, newest first. */
export const reviewsPageQuery = ({ state, cursor }: ReviewsShown) =>
  queryOptions({
    queryKey: [...reviewsKey, state, cursor],
    queryFn: readPage(PATH, { query: { state, cursor, limit: REVIEWS_PAGE_SIZE } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Also after a failure, because another moderator or the customer may have changed it first. */
const refresh = async (client: QueryClient): Promise<void> => {
  void client.invalidateQueries({ queryKey: [...adminKey, 'audit'] });
  void client.invalidateQueries({ queryKey: catalogueKey });
  await client.invalidateQueries({ queryKey: reviewsKey });
};

interface Moderation<Sent> {
  readonly id: number;
  readonly body: Sent;
}

export const publishReview = mutation({
  send: ({ id, body }: Moderation<Body<`${typeof PATH}/{id}/publish`, 'post'>>) =>
    write('post', `${PATH}/{id}/publish`, { path: { id }, body, idempotencyKey: newKey() }),
  refresh,
  refreshOnFailure: true,
});

export const hideReview = mutation({
  send: ({ id, body }: Moderation<Body<`${typeof PATH}/{id}/hide`, 'post'>>) =>
    write('post', `${PATH}/{id}/hide`, { path: { id }, body, idempotencyKey: newKey() }),
  refresh,
  refreshOnFailure: true,
});

export const answerReview = mutation({
  send: ({ id, body }: Moderation<Body<`${typeof PATH}/{id}/answer`, 'put'>>) =>
    write('put', `${PATH}/{id}/answer`, { path: { id }, body }),
  refresh,
  refreshOnFailure: true,
});
