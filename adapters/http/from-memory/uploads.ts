import { Refusal } from '@wondercast/core/kernel/refusal';
import type Koa from 'koa';
import type { HttpDeps } from '../deps.ts';
import { nameOperation } from '../measured-response.ts';
import { COMMON_HEADERS, IMMUTABLE } from '../pipeline/headers.ts';
import { problemOf } from '../pipeline/problem.ts';

/** Serves images at the URLs that pages use. A file never changes under its name. */
export const uploads =
  ({ images, log }: Pick<HttpDeps, 'images' | 'log'>): Koa.Middleware =>
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
        // Partners' pages show them too, even with a cross-origin embedder policy.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      ctx.body = image.stream;
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ err: error }, 'An image could not be read');
      const { status, headers, body } = problemOf(error, 'none');
      ctx.status = status;
      ctx.set({ ...headers, 'Cache-Control': 'no-store' });
      ctx.body = body.message;
    }
  };
