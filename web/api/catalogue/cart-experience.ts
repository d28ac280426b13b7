import { queryOptions } from '@tanstack/react-query';
import { readList } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { ExperienceWire } from '../transport/wire.ts';
import { CATALOGUE_FRESH_MS, catalogueKey, EXPERIENCES } from './catalogue.ts';

/**
 * The current facts of an experience in a cart; null when it was removed. It is requested by id from the list, which is then empty
 * instead of an error, because a cart may contain removed experiences.
 */
export const cartExperienceQuery = (experienceId: number) =>
  queryOptions({
    queryKey: [...catalogueKey, experienceId, 'in-cart'],
    queryFn: async (context): Promise<ExperienceWire | null> => {
      const found = await read(EXPERIENCES, { query: { ids: String(experienceId), limit: 1 } })(context);
      return (found[0] as ExperienceWire | undefined) ?? null;
    },
    staleTime: CATALOGUE_FRESH_MS,
  });

/** An experience's own booking rules; null when the shop's apply or it was removed. */
export const ownRulesQuery = (experienceId: number) =>
  queryOptions({
    ...cartExperienceQuery(experienceId),
    select: (experience) => experience?.bookingRules ?? null,
  });

/** The current facts of all experiences in a cart, without removed ones. */
export const cartExperiencesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...catalogueKey, 'in-cart', ids],
    queryFn: async (context) =>
      (await read(EXPERIENCES, { query: { ids: ids.join(), limit: ids.length } })(
        context,
      )) as readonly ExperienceWire[],
    staleTime: CATALOGUE_FRESH_MS,
    enabled: ids.length > 0,
  });

/** The add-ons that are offered with some experiences of a cart, without duplicates. */
export const cartAddOnsQuery = (experienceIds: readonly number[]) =>
  queryOptions({
    queryKey: [...catalogueKey, 'add-ons-in-cart', experienceIds],
    queryFn: async (context) => {
      const lists = experienceIds.map((id) =>
        readList('/api/experiences/{id}/addons', { path: { id } })(context),
      );
      return [...new Map((await Promise.all(lists)).flat().map((each) => [each.id, each])).values()];
    },
    staleTime: CATALOGUE_FRESH_MS,
    enabled: experienceIds.length > 0,
  });
