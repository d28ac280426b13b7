import {
  encodeAdminAddOn,
  encodeCategory,
  encodeExperience,
  encodeLogoCarousel,
} from '@wondercast/openapi/codec/catalogue';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type AdminCatalogueHandlers = Pick<
  Handlers,
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

/** Edits the catalogue. Each reply waits until this process serves the change (decision 053). */
export const adminCatalogueHandlers = ({ shop, live }: HttpDeps): AdminCatalogueHandlers => {
  const served = async <Written>(work: Promise<Written>): Promise<Written> => {
    const written = await work;
    await live.refresh();
    return written;
  };
  const categoryOf = (category: Parameters<typeof encodeCategory>[0]) =>
    encodeCategory(category, live.current().countOf.get(category.id) ?? 0);
  const addOnOf = (addOn: Parameters<typeof encodeAdminAddOn>[0]) =>
    encodeAdminAddOn(addOn, (id) => live.current().byId.get(id)?.title ?? null);
  return {
    createExperience: async ({ caller, body }) => ({
      body: encodeExperience(await served(shop.createExperience(caller, body))),
    }),
    updateExperience: async ({ caller, parameters, body }) => ({
      body: encodeExperience(await served(shop.updateExperience(caller, parameters.id, body))),
    }),
    deleteExperience: async ({ caller, parameters }) => {
      await served(shop.deleteExperience(caller, parameters.id));
      return { body: { message: 'Experience has been deleted' } };
    },
    createCategory: async ({ caller, body }) => ({
      body: categoryOf(await served(shop.createCategory(caller, body))),
    }),
    updateCategory: async ({ caller, parameters, body }) => ({
      body: categoryOf(await served(shop.updateCategory(caller, parameters.id, body))),
    }),
    deleteCategory: async ({ caller, parameters }) => {
      await served(shop.deleteCategory(caller, parameters.id));
      return { body: { message: 'Category has been deleted' } };
    },
    orderCategories: async ({ caller, body }) => ({
      body: (await served(shop.orderCategories(caller, body.ids))).map(categoryOf),
    }),
    listAdminAddOns: () => ({ body: live.current().addOns.toReversed().map(addOnOf) }),
    createAddOn: async ({ caller, body }) => ({
      body: addOnOf(await served(shop.createAddOn(caller, body))),
    }),
    updateAddOn: async ({ caller, parameters, body }) => ({
      body: addOnOf(await served(shop.updateAddOn(caller, parameters.id, body))),
    }),
    deleteAddOn: async ({ caller, parameters }) => {
      await served(shop.deleteAddOn(caller, parameters.id));
      return { body: { message: 'Add-on has been deleted' } };
    },
    getLogoCarousel: () => {
      const { logosEnabled, logos } = live.current();
      return { body: encodeLogoCarousel({ enabled: logosEnabled, logos }) };
    },
    replaceLogoCarousel: async ({ caller, body }) => ({
      body: encodeLogoCarousel(await served(shop.replaceLogos(caller, body))),
    }),
  };
};
