import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Nobody but the owner. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;

/** Postgres keeps its own files to itself, and does not start where its folder is open. */
const DATABASE = 'postgres';

const tighten = (path: string): void => {
  // Another node of the shop may be at work in it.
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return;
  if ((entry.mode & OTHERS) !== 0) chmodSync(path, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
  if (entry.isDirectory())
    for (const name of readdirSync(path)) if (name !== DATABASE) tighten(join(path, name));
};

/** Makes a folder that its owner alone can look into, with everything that is in it already. */
export const restrictToOwner = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  tighten(folder);
};

/** Whose folder it is, in words, when it is neither there for this user nor to be made; null when all is well. */
export const whyForeign = (folder: string): string | null => {
  const user = process.getuid?.();
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (user === undefined || user === 0 || owner === undefined || owner === user) return null;
  return `${folder} belongs to another user (uid ${owner}, this is uid ${user}): start the shop as that user, or choose another DATA_DIR`;
};
