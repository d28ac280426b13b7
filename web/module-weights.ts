import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The origin of a module: a package, or a folder of the shop. */
const sourceOf = (id: string, house: string): string => {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (name) return name;
  if (id.startsWith('\0')) return 'the bundler';
  return relative(house, id).split('/').slice(0, -1).slice(0, 3).join('/');
};

/** Records what the modules of each script weigh by origin. `npm run build` prints it for the first load. */
export function moduleWeights(root: string): Plugin {
  const house = join(root, '..');
  return {
    name: 'module-weights',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts: Record<string, Record<string, number>> = {};
      for (const script of Object.values(bundle)) {
        if (script.type !== 'chunk') continue;
        const weights: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(script.modules)) {
          const source = sourceOf(id, house);
          weights[source] = (weights[source] ?? 0) + renderedLength;
        }
        scripts[script.fileName] = weights;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/weights.json', source: JSON.stringify(scripts) });
    },
  };
}
