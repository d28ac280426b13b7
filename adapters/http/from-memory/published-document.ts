import type { OpenApiDocument } from '@wondercast/openapi/document';
import type { HttpSettings } from '../deps.ts';

/** The contract as this shop publishes it: where it is, and whom to ask. */
export const publishedDocument = (
  document: OpenApiDocument,
  { publicUrl, production, publicConfig }: HttpSettings,
): OpenApiDocument & { readonly servers: readonly object[] } => ({
  ...document,
  info: {
    ...document.info,
    contact: { name: publicConfig.brandName, url: `${publicUrl}/contact`, email: publicConfig.brandMail },
  },
  servers: [
    {
      url: publicUrl,
      description: production ? 'This shop, in production' : 'This shop, local',
      'x-internal': false,
    },
  ],
});
