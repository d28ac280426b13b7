import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const pick = (from, names) => Object.fromEntries(names.map((name) => [name, from[name]]));

/**
 * The packages to publish. Node does not strip types in `node_modules`, so packages contain JavaScript and declarations. `folder`
 * is the root of the paths inside the package; `entries` are its source files, whose imports are included.
 */
const PACKAGES = {
  core: {
    folder: 'core',
    entries: ['core/**/*.ts'],
    lib: ['es2024'],
    manifest: () => ({
      ...pick(manifestOf('core'), ['name', 'version', 'dependencies']),
      exports: { './*': { types: './*.d.ts', default: './*.js' } },
    }),
  },
  memory: {
    folder: 'adapters',
    entries: ['adapters/memory/ports.ts', 'adapters/memory/jobs/worker.ts'],
    lib: ['es2024', 'dom'],
    manifest: () => ({
      name: '@wondercast/memory',
      version: manifestOf('adapters').version,
      dependencies: pick(manifestOf('adapters').dependencies, ['@wondercast/core', 'ical-generator']),
      exports: { './*': { types: './memory/*.d.ts', default: './memory/*.js' } },
    }),
  },
};

/** Writes a package into a folder, ready for `npm publish` or `npm pack`. @throws Error with the compiler's output */
export const emitPackage = async (name, out) => {
  const { folder, entries, lib, manifest } = PACKAGES[name];
  const work = mkdtempSync(join(tmpdir(), 'wondercast-emit-'));
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, folder),
      outDir: out,
      lib,
      types: name === 'memory' ? ['node'] : [],
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: entries.map((entry) => join(root, entry)),
    exclude: [join(root, '**/node_modules')],
  };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await run('tsc', ['-p', work]);
  rmSync(work, { recursive: true });
  if (code !== 0) throw new Error(output);
  const { name: called, version, ...rest } = manifest();
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify({ name: called, version, type: 'module', license: 'MIT', ...rest }, null, 2)}\n`,
  );
};
