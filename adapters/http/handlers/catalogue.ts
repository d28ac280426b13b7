import type { Experience } from '@wondercast/core/catalogue/experience';
import { type Filters, passes, relatedTo, SUGGESTION_LIMIT, search } from '@wondercast/core/catalogue/search';
import type { Snapshot } from '@wondercast/core/catalogue/snapshot';
import { EXPERIENCE_NOT_FOUND } from '@wondercast/core/catalogue/words';
import { Refusal } from '@wondercast/core/refusal';
import {
  encodeAddOn,
  encodeCard,
  encodeCategory,
  encodeExperience,
  encodeLogoStrip,
  encodeReview,
} from '@wondercast/openapi/codec/catalogue';
import type { HttpDeps } from '../deps.ts';
import type { Handlers, ParametersOf } from '../pipeline/handler.ts';
import { IMMUTABLE } from '../pipeline/headers.ts';
import { nextLink } from './next-link.ts';

type ListParameters = ParametersOf<'listExperiences'>;

const findMatching = (snapshot: Snapshot, parameters: ListParameters): readonly Experience[] => {
  const { search: term, suggest, category, duration, price, featured, relatedTo: slug, ids } = parameters;
  const { limit } = parameters;
  let found = snapshot.experiences;
  if (slug !== undefined) {
    const current = snapshot.bySlug.get(slug);
    found = current ? relatedTo(found, current) : [];
  }
  if (ids !== undefined) {
    const idSet = new Set(ids.split(',').map(Number));
    found = found.filter(({ id }) => idSet.has(id));
  }
  const filters: Filters = { category: category ?? null, duration: duration ?? null, price: price ?? null };
  if (category || duration || price) found = found.filter((experience) => passes(experience, filters));
  if (featured !== undefined) found = found.filter((experience) => experience.featured === featured);
  if (suggest !== undefined) {
    const suggested = search(found, suggest, 'suggestions');
    found = limit === undefined ? suggested.slice(0, SUGGESTION_LIMIT) : suggested;
  }
  return term?.trim() ? search(found, term, 'results') : found;
};

const pageOf = (url: string, all: readonly Experience[], { limit, cursor }: ListParameters) => {
  const from = Number(cursor ?? 0);
  const to = limit === undefined ? all.length : from + limit;
  const headers: Record<string, string> = { 'X-Total-Count': String(all.length) };
  if (to < all.length) headers.Link = nextLink(url, to);
  return { page: all.slice(from, to), headers };
};

type CatalogueHandlers = Pick<
  Handlers,
  | 'listExperiences'
  | 'getExperienceBySlug'
  | 'listReviews'
  | 'listExperienceAddOns'
  | 'listCategories'
  | 'getLogos'
  | 'getExperienceImage'
>;

export const catalogueHandlers = ({ live, images }: HttpDeps): CatalogueHandlers => {
  const findExperience = (slug: string): Experience => {
    const found = live.current().bySlug.get(slug);
    if (!found) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
    return found;
  };
  /** A numeric id redirects to the slug (decision 046). */
  const slugOfId = (text: string): string | null =>
    /^\d{1,10}$/.test(text) ? (live.current().byId.get(Number(text))?.slug ?? null) : null;
  return {
    listExperiences: ({ parameters, url }) => {
      const { page, headers } = pageOf(url, findMatching(live.current(), parameters), parameters);
      return {
        body: parameters.fields === 'card' ? page.map(encodeCard) : page.map(encodeExperience),
        headers,
      };
    },
    getExperienceBySlug: ({ parameters }) => {
      const slug = slugOfId(parameters.slug);
      return slug
        ? { location: `/api/experiences/slug/${slug}` }
        : { body: encodeExperience(findExperience(parameters.slug)) };
    },
    listReviews: ({ parameters }) => ({
      body: (live.current().reviewsOf.get(findExperience(parameters.slug).id) ?? []).map(encodeReview),
    }),
    listExperienceAddOns: ({ parameters }) => {
      const { byId, addOnsOf } = live.current();
      if (!byId.has(parameters.id)) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
      return { body: (addOnsOf.get(parameters.id) ?? []).map(encodeAddOn) };
    },
    listCategories: () => {
      const { categories, countOf } = live.current();
      return { body: categories.map((category) => encodeCategory(category, countOf.get(category.id) ?? 0)) };
    },
    getLogos: () => {
      const { logosEnabled, logos } = live.current();
      return { body: encodeLogoStrip(logosEnabled, logos) };
    },
    getExperienceImage: async ({ parameters }) => {
      const image = await images.read(parameters.file);
      if (!image) throw new Refusal('not-found', 'Image not found');
      const headers = { 'Content-Length': String(image.size), 'Cache-Control': IMMUTABLE };
      return { stream: image.stream, type: image.type, headers };
    },
  };
};
