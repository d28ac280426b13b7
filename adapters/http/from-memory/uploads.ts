import { buffer } from 'node:stream/consumers';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type Koa from 'koa';
import type { HttpDeps } from '../deps.ts';
import { nameOperation } from '../measured-response.ts';
import { COMMON_HEADERS, IMMUTABLE } from '../pipeline/headers.ts';
import { problemOf } from '../pipeline/problem.ts';
import { encoded } from './encoded.ts';

const SVG = 'image/svg+xml';
/** Larger SVGs are sent uncompressed, to limit the work for one request. */
const MOST_PREPARED_BYTES = 64 * 1024;

/** Serves uploaded images at the URLs that pages use. The content of a file name never changes. */
export const uploads =
  ({ images, log, settings }: Pick<HttpDeps, 'images' | 'log' | 'settings'>): Koa.Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/uploads/')) return next();
    nameOperation(ctx.res, 'image');
    ctx.set(COMMON_HEADERS as Record<string, string>);
    try {
      const image = await images.read(ctx.path.split('/').at(-1) ?? '');
      if (!image) {
        ctx.status = 404;
        ctx.body = 'Not found';
        return;
      }
      ctx.set({
        'Content-Type': image.type,
        'Cache-Control': IMMUTABLE,
        'Content-Length': String(image.size),
        // Partners' pages may show them too, even with a cross-origin embedder policy.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      if (image.type === SVG && image.size <= MOST_PREPARED_BYTES) {
        // SVGs are text and small, and compress to a third of their size.
        const { body, encoding } = encoded(await buffer(image.stream), ctx.get('Accept-Encoding'));
        ctx.vary('Accept-Encoding');
        if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
        ctx.body = body;
        return;
      }
      ctx.body = image.stream;
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ err: error }, 'An image could not be read');
      const { status, headers, body } = problemOf(error, {
        requestId: 'none',
        publicUrl: settings.publicUrl,
      });
      ctx.status = status;
      ctx.set({ ...headers, 'Cache-Control': 'no-store' });
      ctx.body = body.message;
    }
  };
