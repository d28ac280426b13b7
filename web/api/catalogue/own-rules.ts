import { queryOptions } from '@tanstack/react-query';
import { read } from '../transport/transport.ts';
import type { ExperienceWire } from '../transport/wire.ts';
import { CATALOGUE_FRESH_MS, catalogueKey, EXPERIENCES } from './catalogue.ts';

/**
 * An experience's own rules of booking; null where the shop's hold, or where it has been removed. Asked for by id in a list, which
 * is empty then: a cart may hold what is gone, and that is no mistake.
 */
export const ownRulesQuery = (experienceId: number) =>
  queryOptions({
    queryKey: [...catalogueKey, experienceId, 'rules'],
    queryFn: async (context): Promise<ExperienceWire['bookingRules'] | null> => {
      const found = await read(EXPERIENCES, { query: { ids: String(experienceId), limit: 1 } })(context);
      return (found[0] as ExperienceWire | undefined)?.bookingRules ?? null;
    },
    staleTime: CATALOGUE_FRESH_MS,
  });
