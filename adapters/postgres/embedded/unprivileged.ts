import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** How to start a program so that it does not run as root. */
export interface Unprivileged {
  readonly prefix: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** Who must own its files; null leaves them unchanged. */
  readonly owner: number | null;
}

export type PrivilegeMode = 'user-namespace' | 'setuid';

const NOBODY = 65_534;
const UNSHARE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

const runs = (command: readonly string[], ids: Unprivileged['ids']) => {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { ...ids, stdio: 'ignore' }).status === 0;
};

/** In a user namespace files still belong to root as seen from outside, so no ownership has to change. */
const userNamespace = (program: string): Unprivileged | null =>
  runs([...UNSHARE, program, '--version'], {}) ? { prefix: UNSHARE, ids: {}, owner: 0 } : null;

const setuid = (program: string): Unprivileged | null => {
  const ids = { uid: NOBODY, gid: NOBODY };
  return runs([program, '--version'], ids) ? { prefix: [], ids, owner: NOBODY } : null;
};

/**
 * Postgres refuses to run as root, which containers often do. Finds a way to start `program` as the user `nobody`.
 * @throws Error when there is none
 */
export const asUnprivileged = (
  program: string,
  modes: readonly PrivilegeMode[] = ['user-namespace', 'setuid'],
): Unprivileged => {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {}, owner: null };
  for (const mode of modes) {
    const found = mode === 'user-namespace' ? userNamespace(program) : setuid(program);
    if (found) return found;
  }
  throw new Error(
    'Postgres refuses to run as root, and this machine allows neither a user namespace (unshare) nor a change to the user nobody. Start the shop as an ordinary user, or set DATABASE_URL.',
  );
};

const giveTree = (path: string, owner: number) => {
  const entry = lstatSync(path);
  if (!entry.isSymbolicLink()) chownSync(path, owner, owner);
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveTree(join(path, name), owner);
};

/** Changes the owner of `path` to the user of Postgres. Cheap when it already is. */
export const handOver = (path: string, { owner }: Unprivileged) => {
  if (owner !== null && existsSync(path) && statSync(path).uid !== owner) giveTree(path, owner);
};

/** @throws Error that names the folder which the user `nobody` cannot enter */
export const assertReachable = (path: string, { ids }: Unprivileged) => {
  if (ids.uid === undefined) return;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      throw new Error(
        `Postgres does not run as root, and the user nobody may not enter ${folder}. Choose another DATA_DIR, start the shop as an ordinary user, or set DATABASE_URL.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
};
