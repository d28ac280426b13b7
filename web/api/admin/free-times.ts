import { queryOptions } from '@tanstack/react-query';
import { read } from '../transport/transport.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/experiences/{id}/free-times';

/** The next two weeks of an experience as customers see them. For one day, also why nothing, or not more, is free. */
export const explainedTimesQuery = (id: number, day: string | null) =>
  queryOptions({
    queryKey: [...adminKey, 'free-times', id, day],
    queryFn: read(PATH, { path: { id }, query: day === null ? {} : { day } }),
    staleTime: 0,
  });
