import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { packedClient } from './client-package.mjs';

const root = import.meta.dirname;
const client = join(root, 'dist/client');
const configFile = join(root, 'vite.config.ts');

/** All chunks that a module needs immediately, its own first. */
const chunksOf = (manifest, module, seen = new Set()) => {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, seen))];
};

const sizesOf = async (folder) => {
  const sizes = {};
  for (const name of await readdir(folder))
    if (name.endsWith('.js'))
      sizes[`assets/${name}`] = gzipSync(await readFile(join(folder, name)), { level: 9 }).length;
  return sizes;
};

await build({ configFile, logLevel: 'warn' });

const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
const pages = Object.keys(manifest).filter(
  (module) => module.startsWith('pages/') && manifest[module].isDynamicEntry,
);
const pageChunks = Object.fromEntries(
  pages.map((page) => [page, chunksOf(manifest, page).map((file) => `/${file}`)]),
);

await build({
  configFile,
  logLevel: 'warn',
  define: { __PAGE_CHUNKS__: JSON.stringify(pageChunks) },
  build: { ssr: true },
});

/** Builds a file of the widget, which names the files that it loads. Names contain hashes, so they always fit together. */
const widgetFile = async (mode, define = {}) => {
  const configFile = join(root, 'widget/vite.config.ts');
  const { output } = await build({ configFile, mode, logLevel: 'warn', define });
  return JSON.stringify(`/${output[0].fileName}`);
};
const reading = { __WIDGET_READING__: await widgetFile('reading') };
const fetched = {
  ...reading,
  __WIDGET_TIMES__: await widgetFile('times', reading),
  __WIDGET_BILLING__: await widgetFile('billing'),
};
await widgetFile('widget', fetched);

// The client package that partners' developers install.
await mkdir(join(client, 'developers'), { recursive: true });
await writeFile(join(client, 'developers/wondercast-client.tgz'), packedClient());

// Redoc is copied as it is published.
await copyFile(
  fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')),
  join(root, 'dist/redoc.js'),
);

const chunks = await sizesOf(join(client, 'assets'));
const home = [
  ...new Set([...chunksOf(manifest, 'entry-client.tsx'), ...chunksOf(manifest, 'pages/HomePage.tsx')]),
];
const firstLoad = { chunks: home, gzip: home.reduce((total, file) => total + (chunks[file] ?? 0), 0) };

/** Prints what the first load consists of: each script's size, divided by what its modules weigh before minification. */
const weights = JSON.parse(await readFile(join(client, '.vite/weights.json'), 'utf8'));
const shares = {};
for (const file of home) {
  const whole = Object.values(weights[file]).reduce((total, weight) => total + weight, 0);
  for (const [source, weight] of Object.entries(weights[file]))
    shares[source] = (shares[source] ?? 0) + (chunks[file] * weight) / whole;
}

/** The widget's files: the one that pages include, and those that it loads on demand. */
const widget = {};
for (const name of ['/widget.js', ...Object.values(fetched).map((each) => JSON.parse(each))])
  widget[name] = gzipSync(await readFile(join(client, name)), { level: 9 }).length;
await writeFile(join(root, 'dist/stats.json'), JSON.stringify({ chunks, firstLoad, widget }, null, 2));

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const bySize = (sizes) => Object.entries(sizes).sort(([, a], [, b]) => b - a);
for (const [file, size] of bySize(chunks))
  console.log(`${kilobytes(size)}  ${home.includes(file) ? '*' : ' '} ${file}`);
console.log('\nThe first load, estimated by where it comes from:');
for (const [source, size] of bySize(shares)) console.log(`${kilobytes(size)}    ${source}`);
console.log('');
for (const [name, size] of Object.entries(widget))
  console.log(`${kilobytes(size)}    ${name} of partners' pages, gzip`);
console.log(`${kilobytes(firstLoad.gzip)}    first load of the home page, gzip (*)`);
