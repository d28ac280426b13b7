import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\//;

/**
 * The router publishes its development build under its name, and calls at the top of it that no bundler may leave out, so
 * that everything for other ways of using it comes along. The production build is taken, and those calls are marked.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return {
        code: code
          .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      };
    },
  };
}
