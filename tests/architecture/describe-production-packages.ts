import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cruise } from './cruise.ts';
import { type Room, reachedPackages } from './production-packages.ts';
import { root } from './tree.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Loaded while developing, where everything is installed. */
const FOR_DEVELOPMENT = ['vite'];

/** Packages of files, read by their names; and what inversify wants beside it. */
const KNOWN = /^@fontsource(-variable)?\/|^reflect-metadata$/;

const isOwn = (name: string) => name.startsWith('@wondercast/');

/** `tree` reads the imports of the real tree. */
export const describeProductionPackages = (tree: () => Promise<Cruise>): void => {
  let all: ReturnType<typeof reachedPackages>;
  beforeAll(async () => {
    all = reachedPackages(await tree());
  });

  describe.each(['core', 'openapi', 'adapters'] as const)('the production packages of %s', (room: Room) => {
    const declared = Object.keys(manifestOf(room).dependencies ?? {}).filter((name) => !isOwn(name));

    it('are all that the running shop imports there', () => {
      const needed = [...all[room]].filter((name) => !isOwn(name) && !FOR_DEVELOPMENT.includes(name));
      expect(needed.filter((name) => !declared.includes(name))).toEqual([]);
    });

    it('are reached, every one of them', () => {
      expect(declared.filter((name) => !KNOWN.test(name) && !all[room].has(name))).toEqual([]);
    });
  });

  describe('production packages', () => {
    it('are none of the web’s, which is bundled, and none of the tests’', () => {
      for (const folder of ['web', 'openapi/client', 'openapi/generator', '.'])
        expect([folder, manifestOf(folder).dependencies]).toEqual([folder, undefined]);
    });

    it('are found by whoever reads the imports: the server’s framework, a library loaded late', () => {
      expect([...all.adapters]).toEqual(
        expect.arrayContaining(['koa', '@aws-sdk/client-s3', 'sharp', 'pdf-lib']),
      );
    });
  });
};
