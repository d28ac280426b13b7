import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\//;

/**
 * Makes the router smaller in the browser: replaces its development build by the production build, and marks its module-level calls
 * of React as pure, because a bundler would otherwise keep unused parts.
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
