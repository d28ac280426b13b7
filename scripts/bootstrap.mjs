// Installs the packages when the lock file asks for others than there are. Runs on any Node from 18, before anything
// is installed: no dependency, no TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exclusively } from './exclusively.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { during, failWith } from './say.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.installed');
const binaries = join(root, 'node_modules', '.bin');

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const wanted = () =>
  createHash('sha256').update(`${process.platform}-${process.arch}\n`).update(read(lockFile)).digest('hex');

/** Whether someone has installed by hand exactly what the lock file says. */
const isInstalledByHand = () => {
  const there = read(join(root, 'node_modules', '.package-lock.json'));
  if (!there) return false;
  const installed = JSON.parse(there).packages;
  return Object.entries(JSON.parse(read(lockFile)).packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    return installed[path] ? installed[path].version === entry.version : entry.optional === true;
  });
};

const isFresh = () => {
  if (!existsSync(join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node'))) return false;
  if (read(stampFile).trim() === wanted()) return true;
  if (!isInstalledByHand()) return false;
  writeFileSync(stampFile, `${wanted()}\n`);
  return true;
};

/** npm must not run on the very Node that it is about to replace. */
const outsideEnvironment = () => ({
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== binaries)
    .join(delimiter),
});

const install = async () => {
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = outsideEnvironment();
  const { code, output } =
    npm && node && !node.startsWith(root)
      ? await run(node, [npm, ...args], env)
      : await run('npm', args, env);
  if (code !== 0) throw new Error(`The packages could not be installed (npm ci):\n\n${output}`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, `${wanted()}\n`);
  if (!isFresh())
    throw new Error(
      `No Node for ${process.platform}-${process.arch} was installed. Install Node 26 yourself.`,
    );
};

const bootstrap = async () => {
  if (Number(process.versions.node.split('.')[0]) < 18) {
    throw new Error(
      `This is Node ${process.versions.node}. Please use Node 18 or later; the shop brings its own Node 26.`,
    );
  }
  if (isFresh()) return;
  const onWait = (holder) => console.log(`Waiting for another installation (${holder}) ...`);
  await exclusively('install', onWait, async () => {
    if (!isFresh()) await during('Installing packages', install);
  });
};

await bootstrap().catch(failWith);
