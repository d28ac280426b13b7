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

/** Rows of a page of the table. */
const PAGE_SIZE = 50;

const PATH = '/api/experiences';
/** Drafts too. */
const ALL = '/api/admin/experiences';

export interface ExperiencesShown {
  /** Part of a title or description; empty for all. */
  readonly search: string;
  readonly cursor: string | null;
}

/** One page of all experiences by id, drafts too, or of what a search finds. Fresh for five minutes (specification §7). */
export const adminExperiencesPageQuery = ({ search, cursor }: ExperiencesShown) =>
  queryOptions({
    queryKey: [...catalogueKey, 'admin-page', search, cursor],
    queryFn: readPage(ALL, { query: { suggest: search || null, limit: PAGE_SIZE, cursor } }),
    staleTime: CATALOGUE_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** Where the last page of all of them begins, which has the newest; null where there is only one. */
export const lastCursorQuery = queryOptions({
  queryKey: [...catalogueKey, 'admin-last-cursor'],
  queryFn: async (context) => {
    const { total } = await readPage(ALL, { query: { limit: 1 } })(context);
    const begin = Math.floor(Math.max(0, total - 1) / PAGE_SIZE) * PAGE_SIZE;
    return begin === 0 ? null : String(begin);
  },
  staleTime: 0,
});

/** The same of what is published. */
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

/** One as it is now; null when it is gone. */
const current = async (client: QueryClient, id: number): Promise<ExperienceWire | null> => {
  const context = { client, signal: AbortSignal.timeout(15_000) };
  const [found] = await read(ALL, { query: { ids: String(id) } })(context);
  return found ?? null;
};

/** Most that a list to choose from offers at once. */
const CHOICES = 20;

/** Experiences to choose from, by title or description. */
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

/** A few covers of a category, or of named experiences. */
export const coversQuery = (of: { readonly category: string } | { readonly ids: string }) =>
  queryOptions({
    queryKey: [...catalogueKey, 'covers', of],
    queryFn: async (context) =>
      (await read(PATH, { query: { ...of, limit: 3, fields: 'card' } })(context)) as CardWire[],
    staleTime: CATALOGUE_FRESH_MS,
  });

/** A change of the catalogue shows everywhere, the storefront included. */
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

/** Answers the draft. */
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
