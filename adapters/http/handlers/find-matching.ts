import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import {
  type Filters,
  passes,
  relatedTo,
  type SearchScope,
  SUGGESTION_LIMIT,
  search,
} from '@wondercast/core/shop/catalogue/search';
import type { Snapshot } from '@wondercast/core/shop/catalogue/snapshot';
import type { ParametersOf } from '../pipeline/handler.ts';

export type ListParameters = ParametersOf<'listExperiences'>;

/** Searches the whole catalogue by its text index; reads the texts of a short list directly. */
const searchIn = (
  snapshot: Snapshot,
  experiences: readonly Experience[],
  term: string,
  scope: SearchScope,
): readonly Experience[] =>
  experiences === snapshot.experiences
    ? snapshot.searchIndex.find(snapshot, term, scope)
    : search(experiences, term, scope);

/** The experiences that match search words and filters, in the order of the answer. */
export const findMatching = (snapshot: Snapshot, parameters: ListParameters): readonly Experience[] => {
  const { search: asked, suggest, category, duration, price, featured, relatedTo: slug, ids } = parameters;
  const term = asked?.trim() ?? '';
  let found = snapshot.experiences;
  if (slug !== undefined) {
    const current = snapshot.bySlug.get(slug);
    found = current ? relatedTo(found, current) : [];
  }
  if (ids !== undefined) {
    const idSet = new Set(ids.split(',').map(Number));
    found = found.filter(({ id }) => idSet.has(id));
  }
  if (suggest !== undefined) found = searchIn(snapshot, found, suggest, 'suggestions');
  else if (term) found = searchIn(snapshot, found, term, 'results');
  const filters: Filters = { category: category ?? null, duration: duration ?? null, price: price ?? null };
  if (category || duration || price) found = found.filter((experience) => passes(experience, filters));
  if (featured !== undefined) found = found.filter((experience) => experience.featured === featured);
  if (suggest === undefined) return found;
  const suggested = parameters.limit === undefined ? found.slice(0, SUGGESTION_LIMIT) : found;
  return term ? search(suggested, term, 'results') : suggested;
};
