import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { olderReviewsQuery } from '../../api/catalogue/experience.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { ReviewWire } from '../../api/transport/wire.ts';
import { showError } from '../../ui/overlays/toasts.ts';

/** The newest reviews, followed by as many older ones as were requested. */
export const useAllReviews = (experienceId: number, newest: readonly ReviewWire[]) => {
  const client = useQueryClient();
  const [older, setOlder] = useState<readonly ReviewWire[]>([]);
  const [pending, setPending] = useState(false);
  const known = new Set(newest.map(({ id }) => id));
  // After a new review, one of the newest also appears among the older ones.
  const reviews = [...newest, ...older.filter(({ id }) => !known.has(id))];
  const fetchOlder = async (): Promise<void> => {
    const last = reviews.at(-1);
    if (!last || pending) return;
    setPending(true);
    try {
      const page = await client.fetchQuery(olderReviewsQuery(experienceId, last.id));
      setOlder([...older, ...page.reviews]);
    } catch (error) {
      showError(error instanceof ApiError ? error.message : 'The shop cannot be reached. Please try again.');
    } finally {
      setPending(false);
    }
  };
  return { reviews, pending, fetchOlder };
};
