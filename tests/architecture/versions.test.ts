import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './tree.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const versionIn = (path: string): unknown => (JSON.parse(read(path)) as { version?: unknown }).version;

it('the shop, its packages, its contract and the newest entry of the changelog have one version', () => {
  const version = versionIn('package.json');
  const packages = ['core', 'openapi', 'openapi/client', 'adapters', 'web'];
  for (const folder of packages) expect(versionIn(`${folder}/package.json`)).toBe(version);
  expect(/^ {2}version: (\S+)$/m.exec(read('openapi/openapi.yaml'))?.[1]).toBe(version);
  expect(/^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
