import type { OpenApiDocument } from '@wondercast/openapi/document';
import type { HttpSettings } from '../deps.ts';

/** The contract with this shop's address and contact. */
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
