import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createTar } from 'nanotar';
import { transformSync } from 'rolldown/utils';

const openapi = join(import.meta.dirname, '../openapi');
const client = join(openapi, 'client');
const read = (...path) => readFileSync(join(...path), 'utf8');

/** The source files of the package, in `openapi`. */
const sources = () => [
  ...readdirSync(client)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `client/${name}`),
  'generated/types.ts',
];

/**
 * Node does not strip types in `node_modules`, so the package contains JavaScript and declarations.
 * @throws Error with what does not compile
 */
const compiled = (path) => {
  const { code, declaration, errors } = transformSync(path, read(openapi, path), {
    target: 'es2024',
    typescript: { declaration: {}, rewriteImportExtensions: 'rewrite' },
  });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('\n')}`);
  const name = path.replace(/\.ts$/, '');
  const declared = declaration.replaceAll(/(from "\.[^"]+)\.ts"/g, '$1.js"');
  return [
    [`${name}.js`, code],
    [`${name}.d.ts`, declared],
  ];
};

const manifest = () => {
  const { name, version, description, license, type, engines } = JSON.parse(read(client, 'package.json'));
  const exports = { '.': { types: './client/package.d.ts', default: './client/package.js' } };
  return { name, version, type, description, license, engines, sideEffects: false, exports };
};

/** The shop's client as a package: the content of each file by its path. */
export const clientPackage = () => ({
  ...Object.fromEntries(sources().flatMap(compiled)),
  'README.md': read(client, 'README.md'),
  LICENSE: read(client, '../../LICENSE'),
  'package.json': `${JSON.stringify(manifest(), null, 2)}\n`,
});

/** The package as a tarball that npm can install. The same sources give the same bytes. */
export const packedClient = () => {
  const files = Object.entries(clientPackage()).map(([path, data]) => ({ name: `package/${path}`, data }));
  return gzipSync(createTar(files, { attrs: { mode: '644', mtime: 0 } }), { level: 9 });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const out = resolve(process.argv[2] ?? 'dist');
  for (const [path, text] of Object.entries(clientPackage())) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
}
