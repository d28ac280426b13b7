import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const declaration = /(\bconst (\w+) = styled(?:\.\w+|\(\w+\)))(?!\.withConfig)/g;

/**
 * Gives each styled component a class name from its file and name. By default styled-components numbers classes in the order in
 * which modules run, and server and browser load lazy chunks in different orders.
 */
export function stableClassNames(root: string): Plugin {
  // A readable name in development, a short one in production.
  let prefix = (name: string) => `${name}-`;
  return {
    name: 'stable-class-names',
    enforce: 'pre',
    configResolved: ({ isProduction }) => {
      if (isProduction) prefix = () => 'w';
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.tsx') && !file.endsWith('.ts')) return null;
      if (file.includes('node_modules') || !code.includes("from 'styled-components'")) return null;
      const named = code.replace(declaration, (_, head: string, name: string) => {
        const hash = createHash('sha256')
          .update(`${relative(root, file)}:${name}`)
          .digest('base64url');
        return `${head}.withConfig({ componentId: '${prefix(name)}${hash.replace(/[^a-zA-Z0-9]/g, '').slice(0, 5)}' })`;
      });
      return { code: named, map: null };
    },
  };
}
