import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printStep } from './print-step.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { withLock } from './with-lock.mjs';

// The sources of the browser bundle and the server renderer. The lock file covers the libraries.
const SOURCES = ['web', 'core', 'openapi', 'package-lock.json', 'scripts/build-web.mjs'];
const SKIPPED = new Set(['node_modules', 'dist', 'stats', 'README.md']);
const stampFile = join(root, 'web', 'dist', '.sources');

function* filesOf(path) {
  const stat = statSync(join(root, path));
  if (!stat.isDirectory()) return void (yield { path, size: stat.size, changed: stat.mtimeMs });
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!SKIPPED.has(name)) yield* filesOf(`${path}/${name}`);
  }
}

/** Two hashes: `look` is fast but also changes with a file's timestamp, `content` is exact. */
const hashes = () => {
  const files = SOURCES.flatMap((source) => [...filesOf(source)]);
  const hash = (part) => {
    const sum = createHash('sha256');
    for (const file of files) sum.update(`${file.path}\0`).update(part(file)).update('\0');
    return sum.digest('hex');
  };
  return {
    look: hash(({ size, changed }) => `${size} ${changed}`),
    content: () => hash(({ path }) => readFileSync(join(root, path))),
  };
};

const readStamp = () => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : null);

const writeStamp = (look, content) => {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify({ look, content })}\n`);
};

const isFresh = () => {
  const stamp = readStamp();
  if (!stamp) return false;
  const { look, content } = hashes();
  if (stamp.look === look) return true;
  if (stamp.content !== content()) return false;
  writeStamp(look, stamp.content);
  return true;
};

const build = async () => {
  // Computed before the build, so that a file changed during the build causes another one.
  const { look, content } = hashes();
  const before = content();
  rmSync(stampFile, { force: true });
  const { code, output } = await run(process.execPath, ['web/build.mjs'], {
    ...process.env,
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new Error(`The web could not be built:\n\n${output}`);
  writeStamp(look, before);
};

/** Builds the web when its sources have changed since the last build. */
export const ensureWeb = async () => {
  if (isFresh()) return;
  const onWait = (holder) => console.log(`Waiting for another build of the web (${holder}) ...`);
  await withLock('web', onWait, async () => {
    if (!isFresh()) await printStep('Building the web', build);
  });
};
