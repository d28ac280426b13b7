// Installs the packages when they differ from the lock file: those that serving needs or, with the argument `everything`, also
// those of tests and checks. Runs on any Node from 18 before anything is installed, so it has no dependencies and no TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { failWith, printStep } from './print-step.mjs';
import { root } from './root.mjs';
import { withLock } from './with-lock.mjs';

const lockFile = join(root, 'package-lock.json');
const hiddenLockFile = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.installed');
const binaries = join(root, 'node_modules', '.bin');

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const wanted = () =>
  createHash('sha256').update(`${process.platform}-${process.arch}\n`).update(read(lockFile)).digest('hex');

/**
 * The web is built on the machine that serves it. One of its libraries has its own bundle and needs no peer dependencies (decision
 * 105).
 */
const SETS = {
  serving: ['--workspace=adapters', '--workspace=web', '--omit=peer'],
  everything: [],
};

/** The set of packages installed last, and the hash of its lock file. */
const installed = () => {
  const [lock = '', set = 'everything'] = read(stampFile).trim().split(' ');
  return { lock, set };
};
const note = (set) => writeFileSync(stampFile, `${wanted()} ${set}\n`);

/** Whether somebody has run npm by hand and every package matches the lock file. */
const isInstalledByHand = () => {
  const there = read(hiddenLockFile);
  if (!there) return false;
  const found = JSON.parse(there).packages;
  return Object.entries(JSON.parse(read(lockFile)).packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    return found[path] ? found[path].version === entry.version : entry.optional === true;
  });
};

const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * The Node packages of other platforms have a command with the same name. When npm before 11 leaves them out, it removes the
 * command, including this platform's.
 */
const linkNode = () => {
  const link = join(binaries, 'node');
  const name = [`node-${PLATFORM}`, `node-bin-${PLATFORM}`].find((each) =>
    existsSync(join(root, 'node_modules', each, 'bin', 'node')),
  );
  if (!name || existsSync(link)) return;
  mkdirSync(binaries, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(join('..', name, 'bin', 'node'), link);
};

const isFresh = (set) => {
  if (!existsSync(join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node'))) return false;
  const last = installed();
  if (last.lock === wanted() && (last.set === 'everything' || last.set === set)) return true;
  if (!isInstalledByHand()) return false;
  note('everything');
  return true;
};

const OPTIONS = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** Uses npm's cache before the registry. Retries with the registry when the cache has only older versions. */
const fromCache = async (...args) => {
  const answer = await npm([...args, ...OPTIONS, '--prefer-offline']);
  return answer.output.includes('ETARGET') ? npm([...args, ...OPTIONS]) : answer;
};

const install = async (wish) => {
  const last = installed();
  // A checkout in which tests were run keeps all packages. Without a stamp, it was installed by hand.
  const set = last.set === 'everything' && existsSync(hiddenLockFile) ? 'everything' : wish;
  const isUpgrade = last.lock === wanted() && set !== last.set;
  rmSync(stampFile, { force: true });
  // A shop may be running from here, so missing packages are added without a reinstallation.
  const added = isUpgrade && (await fromCache('install', '--no-save', ...SETS[set])).code === 0;
  const { code, output } = added ? { code: 0 } : await fromCache('ci', ...SETS[set]);
  if (code !== 0) throw new Error(`The packages could not be installed (npm ci):\n\n${output}`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  linkNode();
  note(set);
  if (!isFresh(set)) throw new Error(`No Node for ${PLATFORM} was installed. Install Node 26 yourself.`);
};

const bootstrap = async () => {
  if (Number(process.versions.node.split('.')[0]) < 18) {
    throw new Error(
      `This is Node ${process.versions.node}. Please use Node 18 or later; the shop brings its own Node 26.`,
    );
  }
  const set = process.argv[2] === 'everything' ? 'everything' : 'serving';
  if (isFresh(set)) return;
  const onWait = (holder) => console.log(`Waiting for another installation (${holder}) ...`);
  await withLock('install', onWait, async () => {
    linkNode();
    if (!isFresh(set)) await printStep('Installing packages', () => install(set));
  });
};

await bootstrap().catch(failWith);
