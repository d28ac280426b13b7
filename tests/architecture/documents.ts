import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source } from './source-rules.ts';
import { root, sources } from './tree.ts';

/** Every README and every page of `docs`. */
export const documents: readonly Source[] = sources().filter(({ path }) => path.endsWith('.md'));

const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\s]+)`(?!\]\()/g;
const FILE = /\.(?:ts|tsx|mjs|md|ya?ml|json|html|css|py|svg|webp|toml)$/;
const PATH = /^(?!\.\/)(?:[\w.<>-]+\/)+[\w.<>-]*$/;
const FOLDER_NAME = /^[\w-]+\/$/;

/** What commands make, wholly or in part: none of it is there in a fresh clone. */
const MADE = ['node_modules', '.data'];

const paths = sources().map(({ path }) => path);

/** Pages of `docs` and those at the top speak of every room. */
const roomOf = (path: string): string => (/^docs\/|^[^/]+$/.test(path) ? '' : dirname(path));

/** A folder that several rooms or slices have, such as `use-cases/`. */
const isFolderBelow = (folder: string, name: string): boolean =>
  FOLDER_NAME.test(name) && paths.some((path) => path.startsWith(folder) && path.includes(`/${name}`));

const isThere = (path: string): boolean =>
  /[<>]/.test(path)
    ? globSync(path.replace(/<[^>]*>/g, '*'), { cwd: root }).length > 0
    : existsSync(join(root, path));

/** Links to files that are not there. `#parts` are left to the reader, addresses to the network. */
const wrongLinks = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^(?:[a-z]+:|\/)/.test(target))
    .filter((target) => !isThere(join(dirname(path), target)));

/** Paths in code spans, from the document's own folder or from the root. `<slice>` stands for any name. */
const wrongPaths = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(CODE)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span))
    .filter((span) => {
      const folder = dirname(path);
      const [first = ''] = span.split('/');
      if (MADE.includes(first)) return false;
      const isOurs = isThere(first) || isThere(join(folder, first));
      if (!isOurs && !FILE.test(span) && !span.endsWith('/')) return false;
      return !isThere(join(folder, span)) && !isThere(span) && !isFolderBelow(roomOf(path), span);
    });

export const wrongReferences = (source: Source): readonly string[] => [
  ...wrongLinks(source),
  ...wrongPaths(source),
];
