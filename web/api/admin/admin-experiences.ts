import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { CATALOGUE_FRESH_MS, catalogueKey, categoriesQuery } from '../catalogue/catalogue.ts';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { type ListPage, readPage } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { CardWire, ExperienceWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { recordApi } from './record-api.ts';

/** Rows per page of the table. */
const PAGE_SIZE = 50;

const PATH = '/api/experiences';
/** Includes drafts. */
const ALL = '/api/admin/experiences';

export interface ExperiencesShown {
  /** Part of a title or description; empty for all. */
  readonly search: string;
  readonly cursor: string | null;
}

/** One page of all experiences by id, including drafts, or of the matches of a search. Fresh for five minutes (specification §7). */
export const adminExperiencesPageQuery = ({ search, cursor }: ExperiencesShown) =>
  queryOptions({
    queryKey: [...catalogueKey, 'admin-page', search, cursor],
    queryFn: readPage(ALL, { query: { suggest: search || null, limit: PAGE_SIZE, cursor } }),
    staleTime: CATALOGUE_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** The cursor of the last page, which has the newest experiences; null when there is only one page. */
export const lastCursorQuery = queryOptions({
  queryKey: [...catalogueKey, 'admin-last-cursor'],
  queryFn: async (context) => {
    const { total } = await readPage(ALL, { query: { limit: 1 } })(context);
    const begin = Math.floor(Math.max(0, total - 1) / PAGE_SIZE) * PAGE_SIZE;
    return begin === 0 ? null : String(begin);
  },
  staleTime: 0,
});

/** The same for published experiences only. */
export const experiencesPageQuery = ({ search, cursor }: ExperiencesShown) =>
  queryOptions({
    queryKey: [...catalogueKey, 'page', search, cursor],
    queryFn: async (context) =>
      (await readPage(PATH, { query: { suggest: search || null, limit: PAGE_SIZE, cursor } })(
        context,
      )) as ListPage<ExperienceWire>,
    staleTime: CATALOGUE_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** The current state of one experience; null when it was deleted. */
const current = async (client: QueryClient, id: number): Promise<ExperienceWire | null> => {
  const context = { client, signal: AbortSignal.timeout(15_000) };
  const [found] = await read(ALL, { query: { ids: String(id) } })(context);
  return found ?? null;
};

/** Maximum number of choices in a list. */
const CHOICES = 20;

/** Experiences to choose from, searched by title or description. */
export const choicesQuery = (search: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'choices', search.toLowerCase()],
    queryFn: async (context) =>
      (await read(PATH, { query: { suggest: search || null, limit: CHOICES, fields: 'card' } })(
        context,
      )) as CardWire[],
    staleTime: CATALOGUE_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** A few cover pictures of a category, or of given experiences. */
export const coversQuery = (of: { readonly category: string } | { readonly ids: string }) =>
  queryOptions({
    queryKey: [...catalogueKey, 'covers', of],
    queryFn: async (context) =>
      (await read(PATH, { query: { ...of, limit: 3, fields: 'card' } })(context)) as CardWire[],
    staleTime: CATALOGUE_FRESH_MS,
  });

/** After a change of the catalogue everything is read again, including the storefront's queries. */
const refresh = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: catalogueKey }),
    client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
  ]);
};

export const experienceApi = recordApi({
  current,
  create: (body: Body<typeof PATH, 'post'>) => write('post', PATH, { body, idempotencyKey: newKey() }),
  update: (id, body) => write('patch', '/api/experiences/{id}', { path: { id }, body }),
  refresh,
});

/** Returns the draft. */
export const copyExperience = mutation({
  send: (id: number) =>
    write('post', '/api/admin/experiences/{id}/copy', { path: { id }, idempotencyKey: newKey() }),
  refresh,
});

export const deleteExperience = mutation({
  send: (id: number) => write('delete', '/api/experiences/{id}', { path: { id } }),
  refresh,
  refreshOnFailure: true,
});
