import type { OpenApiDocument } from '@wondercast/openapi/document';
import { COMMON_HEADERS, strictTransport } from '../../pipeline/headers.ts';
import { prepare } from '../prepared.ts';
import type { ReplyCache } from '../reply-cache.ts';
import { developerPages, htmlOf, llmsText } from './developers-pages.ts';
import { DEVELOPER_SCRIPTS } from './playground-page.ts';

/** The content security policy of pages without scripts. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of pages with scripts: the playground's widget loads fonts and pictures and calls the shop's API. */
const SCRIPTED = POLICY.replace("img-src 'self'", "img-src 'self' https: data:").concat(
  "; script-src 'self'; connect-src 'self'",
);

interface DevelopersOptions {
  readonly brand: string;
  readonly publicUrl: string;
  readonly production: boolean;
  /** The OpenAPI document as this shop publishes it. */
  readonly document: OpenApiDocument;
}

/** Caches the pages for developers and `llms.txt`. They are separate from the storefront and use only its fonts. */
export const prepareDevelopers = (
  cache: ReplyCache,
  { brand, publicUrl, production, document }: DevelopersOptions,
): void => {
  const put = (url: string, type: string, text: string, more: Record<string, string> = {}) =>
    cache.putStatic(
      url,
      prepare(200, Buffer.from(text), {
        ...COMMON_HEADERS,
        ...strictTransport(production),
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-cache',
        ...more,
      }),
    );
  for (const page of developerPages(brand, publicUrl, document))
    put(page.url, 'text/html', htmlOf(brand, page), {
      'Content-Security-Policy': page.scripts ? SCRIPTED : POLICY,
    });
  for (const [url, text] of Object.entries(DEVELOPER_SCRIPTS)) put(url, 'text/javascript', text);
  put('/llms.txt', 'text/plain', llmsText(brand, publicUrl));
};
