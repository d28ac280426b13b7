import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Removes Vite's wrapper around dynamic imports, which preloads styles and chunks. Here styles are inside the chunks, and the
 * document preloads the chunks, so the wrapper is only weight.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
