import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import { nearSearches } from '@wondercast/core/shop/catalogue/near-searches';
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
import type { Handlers } from '../pipeline/handler.ts';
import { IMMUTABLE } from '../pipeline/headers.ts';
import { findMatching } from './find-matching.ts';
import { findExperiences, isFinding } from './finder.ts';
import { pageOf, shownList, shownPage } from './pages-of-list.ts';

/** Maximum length of the list without paging, because reviews grow without limit. */
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

export const catalogueHandlers = (deps: HttpDeps): CatalogueHandlers => {
  const { live, images, ports } = deps;
  /**
   * Takes parts from the catalogue and returns a check whether they are still current. Unchanged parts stay the same objects, so a
   * reply made of them stays valid.
   */
  const taking = <Parts extends readonly unknown[]>(take: (snapshot: Snapshot) => Parts) => {
    const parts = take(live.current());
    return { parts, isStillTrue: () => isSame(parts, take(live.current())) };
  };
  /** A numeric id redirects to the slug (decision 046). */
  const encoded = (experience: Experience) => encodeExperience(experience, ports.profile.publicUrl);
  const slugOfId = (text: string): string | null =>
    /^\d{1,10}$/.test(text) ? (live.current().byId.get(Number(text))?.slug ?? null) : null;
  return {
    listExperiences: async ({ parameters, url }) => {
      if (isFinding(parameters)) return findExperiences(deps, parameters, url);
      const { parts, isStillTrue } = taking((snapshot) => {
        const all = findMatching(snapshot, parameters);
        return [all.length, ...pageOf(all, parameters)] as const;
      });
      const [total, ...page] = parts;
      const asked = { total, cursor: parameters.cursor };
      return {
        ...(parameters.fields === 'card'
          ? shownPage(url, page.map(encodeCard), asked)
          : shownPage(url, page.map(encoded), asked)),
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
      return { body: encoded(present(parts[0])), isStillTrue };
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
