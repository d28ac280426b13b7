import { queryOptions } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { ApiError, read } from '../transport/transport.ts';
import type { ReviewPageWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

const PATH = '/api/reviews/{token}';

/** What a mailed link asks to review; null for invalid links. */
export const reviewPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['review-page', token],
    queryFn: async (context): Promise<ReviewPageWire | null> => {
      try {
        return await read(PATH, { path: { token } })(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

export type GivenReviews = Body<typeof PATH, 'post'>;

/** Sends reviews. Afterwards the stored ones are shown, even after a failure, because the shop may have read one meanwhile. */
export const giveReviews = (token: string) =>
  mutation({
    send: (body: GivenReviews) => write('post', PATH, { path: { token }, body }),
    refresh: (client, page: ReviewPageWire | null) => {
      const { queryKey } = reviewPageQuery(token);
      if (page) client.setQueryData(queryKey, page);
      else return client.invalidateQueries({ queryKey });
    },
    refreshOnFailure: true,
  });
