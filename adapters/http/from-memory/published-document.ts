import type { OpenApiDocument } from '@wondercast/openapi/document';
import type { HttpSettings } from '../deps.ts';

/** The OpenAPI document with this shop's address and contact. */
export const publishedDocument = (
  document: OpenApiDocument,
  { publicUrl, production }: Pick<HttpSettings, 'publicUrl' | 'production'>,
  shop: { readonly name: string; readonly mail: string },
): OpenApiDocument & { readonly servers: readonly object[] } => ({
  ...document,
  info: {
    ...document.info,
    contact: { name: shop.name, url: `${publicUrl}/contact`, email: shop.mail },
  },
  servers: [
    {
      url: publicUrl,
      description: production ? 'This shop, in production' : 'This shop, local',
      'x-internal': false,
    },
  ],
});
