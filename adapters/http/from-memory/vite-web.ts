import { join } from 'node:path';
import type { Web, WebRenderer } from './pages.ts';
import type { ReplyCache } from './reply-cache.ts';

/** The storefront in development: each document is rendered from the current source files. */
export const viteWeb = async (root: string): Promise<(cache: ReplyCache) => Web> => {
  // Only development has Vite. The dynamic import keeps it out of production.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return () => ({
    renderer: async () => (await vite.ssrLoadModule('/entry-server.tsx')) as WebRenderer,
    assets: { script: '/entry-client.tsx', styles: [], preloads: [] },
    development: true,
    finish: (url, html) => vite.transformIndexHtml(url, html),
    middleware: (request, response, next) => {
      if (request.url === '/widget.js') request.url = '/widget/widget.ts';
      vite.middlewares(request, response, next);
    },
  });
};
