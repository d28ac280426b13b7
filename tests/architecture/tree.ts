import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source } from './source-rules.ts';

export const root = dirname(dirname(import.meta.dirname));

const TOP = ['core', 'openapi', 'adapters', 'web', 'tests', 'scripts', 'docs'];
const NOT_OURS = new Set(['node_modules', 'dist', 'generated', 'stats', 'output', 'art', 'public']);
const TEXT = /\.(ts|tsx|mjs|md|json|ya?ml|html|css)$/;

function* filesBelow(path: string): Generator<string> {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!NOT_OURS.has(entry.name)) yield* filesBelow(below);
    } else if (TEXT.test(entry.name)) yield below;
  }
}

const atTop = () =>
  readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(ts|mjs|md)$/.test(entry.name),
  );

/** Every source that people of this project write, generated and bought ones aside. */
export const sources = (): Source[] =>
  [...TOP.flatMap((room) => [...filesBelow(room)]), ...atTop().map(({ name }) => name)].map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
