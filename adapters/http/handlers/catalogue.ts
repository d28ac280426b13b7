import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import { nearSearches } from '@wondercast/core/shop/catalogue/near-searches';
import {
  type Filters,
  passes,
  relatedTo,
  type SearchScope,
  SUGGESTION_LIMIT,
  search,
} from '@wondercast/core/shop/catalogue/search';
import type { Snapshot } from '@wondercast/core/shop/catalogue/snapshot';
import { EXPERIENCE_NOT_FOUND } from '@wondercast/core/shop/catalogue/words';
import {
  encodeAddOn,
  encodeCard,
  encodeCategory,
  encodeExperience,
  encodeLogoStrip,
  encodeNearSearch,
  encodeReview,
} from '@wondercast/openapi/codec/catalogue';
import type { HttpDeps } from '../deps.ts';
import type { Handlers, ParametersOf } from '../pipeline/handler.ts';
import { IMMUTABLE } from '../pipeline/headers.ts';
import { pageOf, shownList, shownPage } from './pages-of-list.ts';

type ListParameters = ParametersOf<'listExperiences'>;

/** All that are served are found by their words; a few are read. */
const searchIn = (
  snapshot: Snapshot,
  experiences: readonly Experience[],
  term: string,
  scope: SearchScope,
): readonly Experience[] =>
  experiences === snapshot.experiences
    ? snapshot.searchIndex.find(snapshot, term, scope)
    : search(experiences, term, scope);

const findMatching = (snapshot: Snapshot, parameters: ListParameters): readonly Experience[] => {
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

/** How many the specified list has: customers add to it without end. */
const MOST_REVIEWS = 100;

type CatalogueHandlers = Pick<
  Handlers,
  | 'listExperiences'
  | 'listNearSearches'
  | 'getExperienceBySlug'
  | 'listReviews'
  | 'listExperienceAddOns'
  | 'listCategories'
  | 'getLogos'
  | 'getExperienceImage'
>;

const present = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
  return found;
};

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((each, at) => each === now[at]);

export const catalogueHandlers = ({ live, images }: HttpDeps): CatalogueHandlers => {
  /**
   * Takes parts out of the catalogue, and says later whether they are still what it holds. A part that no change touches stays
   * the same object, so a reply made of such parts stays true.
   */
  const taking = <Parts extends readonly unknown[]>(take: (snapshot: Snapshot) => Parts) => {
    const parts = take(live.current());
    return { parts, isStillTrue: () => isSame(parts, take(live.current())) };
  };
  /** A numeric id redirects to the slug (decision 046). */
  const slugOfId = (text: string): string | null =>
    /^\d{1,10}$/.test(text) ? (live.current().byId.get(Number(text))?.slug ?? null) : null;
  return {
    listExperiences: ({ parameters, url }) => {
      const { parts, isStillTrue } = taking((snapshot) => {
        const all = findMatching(snapshot, parameters);
        return [all.length, ...pageOf(all, parameters)] as const;
      });
      const [total, ...page] = parts;
      const asked = { total, cursor: parameters.cursor };
      return {
        ...(parameters.fields === 'card'
          ? shownPage(url, page.map(encodeCard), asked)
          : shownPage(url, page.map(encodeExperience), asked)),
        isStillTrue,
      };
    },
    listNearSearches: ({ parameters: { search: term, category, duration, price } }) => ({
      body: nearSearches(live.current(), {
        search: term?.trim() ?? '',
        category: category || null,
        duration: duration ?? null,
        price: price ?? null,
      }).map(encodeNearSearch),
    }),
    getExperienceBySlug: ({ parameters: { slug } }) => {
      const otherSlug = slugOfId(slug);
      if (otherSlug) return { location: `/api/experiences/slug/${otherSlug}` };
      const { parts, isStillTrue } = taking(({ bySlug }) => [bySlug.get(slug)] as const);
      return { body: encodeExperience(present(parts[0])), isStillTrue };
    },
    listReviews: ({ parameters: { slug } }) => {
      const { parts, isStillTrue } = taking(({ bySlug, reviewsOf }) => {
        const id = bySlug.get(slug)?.id;
        return [id, reviewsOf.get(id ?? 0)] as const;
      });
      const [id, reviews = []] = parts;
      present(id);
      return { body: reviews.slice(0, MOST_REVIEWS).map(encodeReview), isStillTrue };
    },
    listExperienceAddOns: ({ parameters: { id, cursor }, url }) => {
      const { parts, isStillTrue } = taking(
        ({ byId, addOnsOf }) => [byId.get(id)?.id, ...(addOnsOf.get(id) ?? [])] as const,
      );
      const [known, ...addOns] = parts;
      present(known);
      return { ...shownList(url, addOns.map(encodeAddOn), { cursor }), isStillTrue };
    },
    listCategories: ({ parameters, url }) => {
      const { parts, isStillTrue } = taking(
        ({ categories, countOf }) =>
          [categories, ...categories.map(({ id }) => countOf.get(id) ?? 0)] as const,
      );
      const [categories, ...counts] = parts;
      const all = categories.map((category, at) => encodeCategory(category, counts[at] ?? 0));
      return { ...shownList(url, all, parameters), isStillTrue };
    },
    getLogos: () => {
      const { parts, isStillTrue } = taking(({ logosEnabled, logos }) => [logosEnabled, logos] as const);
      return { body: encodeLogoStrip(...parts), isStillTrue };
    },
    getExperienceImage: async ({ parameters }) => {
      const image = await images.read(parameters.file);
      if (!image) throw new Refusal('not-found', 'Image not found');
      const headers = { 'Content-Length': String(image.size), 'Cache-Control': IMMUTABLE };
      return { stream: image.stream, type: image.type, headers };
    },
  };
};
