import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtWeb } from '../http/from-memory/built-web.ts';
import type { AssemblyOptions } from './compose.ts';

const WEB = join(import.meta.dirname, '../../web');

/** Loads the built web, or in development its sources. @throws Error when it has not been built */
export const loadWeb = async (development: boolean): Promise<AssemblyOptions['web']> => {
  if (development) return (await import('../http/from-memory/vite-web.ts')).viteWeb(WEB);
  const dist = join(WEB, 'dist');
  if (!existsSync(join(dist, 'client/.vite/manifest.json')))
    throw new Error('The web is not built: run npm run build, or npm start, which does it.');
  return (cache) => builtWeb(dist, cache);
};
