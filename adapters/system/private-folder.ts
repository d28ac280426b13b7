import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Access for the owner only. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;

/** Postgres protects its own files and does not start when others can access its folder. */
const DATABASE = 'postgres';

const restrict = (path: string): void => {
  // Another node of the shop may delete entries at the same time.
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return;
  if ((entry.mode & OTHERS) !== 0) chmodSync(path, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
  if (entry.isDirectory())
    for (const name of readdirSync(path)) if (name !== DATABASE) restrict(join(path, name));
};

/** Creates a folder, and restricts it and its contents to its owner. */
export const restrictToOwner = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  restrict(folder);
};

/** Why this user cannot use the folder; null when it belongs to this user or does not exist. */
export const ownershipProblem = (folder: string): string | null => {
  const user = process.getuid?.();
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (user === undefined || user === 0 || owner === undefined || owner === user) return null;
  return `${folder} belongs to another user (uid ${owner}, this is uid ${user}): start the shop as that user, or choose another DATA_DIR`;
};
