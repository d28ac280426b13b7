import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ENCRYPTED } from './encrypted-backup.ts';

/** Ends the name of a backup that lacks images which the shop shows (decision 184). */
export const INCOMPLETE = '-incomplete';

const WHOLE = /^wondercast-\d{4}-\d\d-\d\dT\d{6}Z(?:\.tar\.age)?$/;
const LACKING = /^wondercast-\d{4}-\d\d-\d\dT\d{6}Z-incomplete(?:\.tar\.age)?$/;
/** One that is being written, or was left by a process that was killed. */
const PART = /^wondercast-\d{4}-\d\d-\d\dT\d{6}Z(?:\.tar\.age)?\.part$/;
/** No backup takes longer, so what is older is written by nobody. */
const LEFT_MS = 24 * 60 * 60 * 1000;

/** The name of a backup that is taken at this time, without the ending of an encrypted one. */
export const backupName = (at: Date): string =>
  `wondercast-${at.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}`;

const stem = (name: string): string => name.replace(ENCRYPTED, '');

const named = async (folder: string, pattern: RegExp): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => pattern.test(name))
    .toSorted((a, b) => (stem(a) < stem(b) ? -1 : 1));

/** Names of the whole backups in a folder, oldest first. Other files are not listed. */
export const backupsIn = (folder: string): Promise<readonly string[]> => named(folder, WHOLE);

/**
 * Removes the oldest backups beyond `keep`; 0 keeps all. Those that lack images are counted apart, so that they replace no whole
 * one. Answers the names of those removed.
 */
export const pruneBackups = async (folder: string, keep: number): Promise<readonly string[]> => {
  if (keep === 0) return [];
  const old = [WHOLE, LACKING].map(async (pattern) => (await named(folder, pattern)).slice(0, -keep));
  const removed = (await Promise.all(old)).flat();
  for (const name of removed) await rm(join(folder, name), { recursive: true, force: true });
  return removed;
};

/** Removes unfinished backups that nobody writes any more; `now` is in milliseconds. Answers the names of those removed. */
export const removeLeftParts = async (folder: string, now: number): Promise<readonly string[]> => {
  const left: string[] = [];
  for (const name of (await readdir(folder).catch(() => [])).filter((each) => PART.test(each))) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found || now - found.mtimeMs < LEFT_MS) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    left.push(name);
  }
  return left;
};
