import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import { search } from '@wondercast/core/shop/catalogue/search';
import {
  encodeAdminAddOn,
  encodeCategory,
  encodeExperience,
  encodeLogoCarousel,
} from '@wondercast/openapi/codec/catalogue';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { pageOf, shownList, shownPage } from './pages-of-list.ts';

type AdminCatalogueHandlers = Pick<
  Handlers,
  | 'listAdminExperiences'
  | 'copyExperience'
  | 'createExperience'
  | 'updateExperience'
  | 'deleteExperience'
  | 'createCategory'
  | 'updateCategory'
  | 'deleteCategory'
  | 'orderCategories'
  | 'listAdminAddOns'
  | 'createAddOn'
  | 'updateAddOn'
  | 'deleteAddOn'
  | 'getLogoCarousel'
  | 'replaceLogoCarousel'
>;

/** Edits the catalogue. */
export const adminCatalogueHandlers = ({ shop, live, ports }: HttpDeps): AdminCatalogueHandlers => {
  const toCategory = (category: Parameters<typeof encodeCategory>[0]) =>
    encodeCategory(category, live.current().countOf.get(category.id) ?? 0);
  const titleOf = (id: number): string | null => {
    const { byId, drafts } = live.current();
    return (byId.get(id) ?? drafts.get(id))?.title ?? null;
  };
  const encoded = (experience: Experience) => encodeExperience(experience, ports.profile.publicUrl);
  const toAddOn = (addOn: Parameters<typeof encodeAdminAddOn>[0]) => encodeAdminAddOn(addOn, titleOf);
  return {
    listAdminExperiences: ({ parameters, url }) => {
      const { suggest, ids, limit, cursor } = parameters;
      const { stored } = live.current();
      const idSet = ids === undefined ? null : new Set(ids.split(',').map(Number));
      const named = idSet ? stored.filter(({ id }) => idSet.has(id)) : stored;
      const found = suggest?.trim() ? search(named, suggest, 'suggestions') : named;
      const page = pageOf(found, { limit, cursor });
      return shownPage(url, page.map(encoded), { total: found.length, cursor });
    },
    copyExperience: async ({ caller, parameters }) => ({
      body: encoded(await shop.copyExperience(caller, parameters.id)),
    }),
    createExperience: async ({ caller, body }) => ({
      body: encoded(await shop.createExperience(caller, body)),
    }),
    updateExperience: async ({ caller, parameters, body }) => ({
      body: encoded(await shop.updateExperience(caller, parameters.id, body)),
    }),
    deleteExperience: async ({ caller, parameters }) => {
      await shop.deleteExperience(caller, parameters.id);
      return { body: { message: 'Experience has been deleted' } };
    },
    createCategory: async ({ caller, body }) => ({
      body: toCategory(await shop.createCategory(caller, body)),
    }),
    updateCategory: async ({ caller, parameters, body }) => ({
      body: toCategory(await shop.updateCategory(caller, parameters.id, body)),
    }),
    deleteCategory: async ({ caller, parameters }) => {
      await shop.deleteCategory(caller, parameters.id);
      return { body: { message: 'Category has been deleted' } };
    },
    orderCategories: async ({ caller, body }) => ({
      body: (await shop.orderCategories(caller, body.ids)).map(toCategory),
    }),
    listAdminAddOns: ({ parameters, url }) =>
      shownList(url, live.current().addOns.toReversed().map(toAddOn), parameters),
    createAddOn: async ({ caller, body }) => ({
      body: toAddOn(await shop.createAddOn(caller, body)),
    }),
    updateAddOn: async ({ caller, parameters, body }) => ({
      body: toAddOn(await shop.updateAddOn(caller, parameters.id, body)),
    }),
    deleteAddOn: async ({ caller, parameters }) => {
      await shop.deleteAddOn(caller, parameters.id);
      return { body: { message: 'Add-on has been deleted' } };
    },
    getLogoCarousel: () => {
      const { logosEnabled, logos } = live.current();
      return { body: encodeLogoCarousel({ enabled: logosEnabled, logos }) };
    },
    replaceLogoCarousel: async ({ caller, body }) => ({
      body: encodeLogoCarousel(await shop.replaceLogos(caller, body)),
    }),
  };
};
