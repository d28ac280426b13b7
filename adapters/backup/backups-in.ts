import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ENCRYPTED } from './encrypted-backup.ts';

/** Suffix of a backup that lacks images which the shop shows (decision 184). */
export const INCOMPLETE = '-incomplete';

const WHOLE = /^wondercast-\d{4}-\d\d-\d\dT\d{6}Z(?:\.tar\.age)?$/;
const LACKING = /^wondercast-\d{4}-\d\d-\d\dT\d{6}Z-incomplete(?:\.tar\.age)?$/;
/** A backup that is being written, or that a killed process left unfinished. */
const PART = /^wondercast-\d{4}-\d\d-\d\dT\d{6}Z(?:\.tar\.age)?\.part$/;
/** No backup takes longer than this, so an older unfinished one has no writer any more. */
const LEFT_MS = 24 * 60 * 60 * 1000;

/** The name of a backup taken at this time, without the suffix of an encrypted one. */
export const backupName = (at: Date): string =>
  `wondercast-${at.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}`;

const stem = (name: string): string => name.replace(ENCRYPTED, '');

const named = async (folder: string, pattern: RegExp): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => pattern.test(name))
    .toSorted((a, b) => (stem(a) < stem(b) ? -1 : 1));

/** Names of the complete backups in a folder, oldest first. */
export const backupsIn = (folder: string): Promise<readonly string[]> => named(folder, WHOLE);

/**
 * Removes all but the newest `keep` backups of each kind; 0 keeps all. Backups that lack images are counted separately, so they
 * never push out a complete one. Returns the names of the removed backups.
 */
export const pruneBackups = async (folder: string, keep: number): Promise<readonly string[]> => {
  if (keep === 0) return [];
  const old = [WHOLE, LACKING].map(async (pattern) => (await named(folder, pattern)).slice(0, -keep));
  const removed = (await Promise.all(old)).flat();
  for (const name of removed) await rm(join(folder, name), { recursive: true, force: true });
  return removed;
};

/** Removes unfinished backups that no process writes any more. `now` is in milliseconds. Returns the names of the removed backups. */
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
