import { queryOptions } from '@tanstack/react-query';
import { RELATED_LIMIT } from '@wondercast/core/shop/catalogue/search';
import { readList } from '../transport/read-page.ts';
import { ApiError, read } from '../transport/transport.ts';
import type { ExperienceWire } from '../transport/wire.ts';
import { CATALOGUE_FRESH_MS, cards, catalogueKey } from './catalogue.ts';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** One experience: fresh for five minutes, retried once, read again when its page opens (specification §7). */
export const experienceQuery = (slug: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'slug', slug],
    queryFn: async (context): Promise<ExperienceWire | null> => {
      try {
        return await read('/api/experiences/slug/{slug}', { path: { slug } })(context);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    staleTime: CATALOGUE_FRESH_MS,
    retry: 1,
    refetchOnMount: 'always',
  });

export const reviewsQuery = (slug: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'slug', slug, 'reviews'],
    queryFn: read('/api/experiences/slug/{slug}/reviews', { path: { slug } }),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** Average and count of all reviews. The list itself has only the newest hundred. */
export const reviewFiguresQuery = (experienceId: number) =>
  queryOptions({
    queryKey: [...catalogueKey, experienceId, 'review-figures'],
    queryFn: read('/api/experiences/{id}/reviews', { path: { id: experienceId }, query: { limit: 1 } }),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** At most fifty reviews older than a given one, newest first. */
export const olderReviewsQuery = (experienceId: number, reviewId: number) =>
  queryOptions({
    queryKey: [...catalogueKey, experienceId, 'reviews-before', reviewId],
    queryFn: read('/api/experiences/{id}/reviews', {
      path: { id: experienceId },
      query: { limit: 50, cursor: String(reviewId) },
    }),
    staleTime: CATALOGUE_FRESH_MS,
  });

export const addOnsQuery = (experienceId: number) =>
  queryOptions({
    queryKey: [...catalogueKey, experienceId, 'addons'],
    queryFn: readList('/api/experiences/{id}/addons', { path: { id: experienceId } }),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** At most six other experiences with the same main category, as cards. */
export const relatedQuery = (slug: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'related', slug],
    queryFn: cards({ relatedTo: slug, limit: RELATED_LIMIT }),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** The experience of `/experience/{id}`: old URLs name an experience by number (decision 046). */
export const cardByIdQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'id', id],
    queryFn: async (context) => (await cards({ ids: id })(context))[0] ?? null,
    staleTime: CATALOGUE_FRESH_MS,
  });
