import { COMMON_HEADERS, strictTransport } from '../pipeline/headers.ts';
import { prepare } from './prepared.ts';
import type { ReplyCache } from './reply-cache.ts';

/** An SVG that is opened directly must not load anything or run scripts. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the brand's logo at its URL. Partners' pages may show it too. */
export const prepareBrandLogo = (
  cache: ReplyCache,
  { url, type, content }: { readonly url: string; readonly type: string; readonly content: Buffer },
  production: boolean,
): void =>
  cache.putStatic(
    url,
    prepare(200, content, {
      ...COMMON_HEADERS,
      ...strictTransport(production),
      'Content-Type': type,
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
