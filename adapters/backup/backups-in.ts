import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ENCRYPTED } from './encrypted-backup.ts';

const NAME = /^wondercast-\d{4}-\d\d-\d\dT\d{6}Z(?:\.tar\.age)?$/;

/** The name of a backup that is taken at this time, without the ending of an encrypted one. */
export const backupName = (at: Date): string =>
  `wondercast-${at.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}`;

/** Names of the whole backups in a folder, oldest first. Other files are not listed. */
export const backupsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => NAME.test(name))
    .toSorted((a, b) => (stem(a) < stem(b) ? -1 : 1));

const stem = (name: string): string => name.replace(ENCRYPTED, '');

/** Removes the oldest backups beyond `keep`; 0 keeps all. Answers the names of those removed. */
export const pruneBackups = async (folder: string, keep: number): Promise<readonly string[]> => {
  if (keep === 0) return [];
  const old = (await backupsIn(folder)).slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  return old;
};
