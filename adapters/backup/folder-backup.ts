import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../system/private-folder.ts';
import type { BackupReader, BackupWriter } from './backup-writer.ts';
import { syncFolder } from './sync-folder.ts';

/** The folder's name while the backup is being written. */
const draftOf = (folder: string): string => `${folder}.part`;

/** Writes a backup as a folder of files that only their owner may read. */
export const writeFolder = async (folder: string): Promise<BackupWriter> => {
  const draft = draftOf(folder);
  await mkdir(dirname(folder), { recursive: true, mode: PRIVATE_FOLDER });
  await mkdir(draft, { mode: PRIVATE_FOLDER });
  return {
    add: async ({ path, content }) => {
      const file = join(draft, path);
      await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
      await writeFile(file, content, { flag: 'wx', mode: PRIVATE_FILE, flush: true });
    },
    finish: async (mark = '') => {
      const path = `${folder}${mark}`;
      await syncFolder(draft);
      await rename(draft, path);
      await syncFolder(dirname(path));
      return path;
    },
    abandon: () => rm(draft, { recursive: true, force: true }),
  };
};

/** Reads the files in the order of their names, which is the order in which they can be restored. */
export const readFolder = (folder: string): BackupReader => ({
  async *entries() {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = found
      .filter((each) => each.isFile())
      .map((each) => relative(folder, join(each.parentPath, each.name)).split(sep).join('/'));
    for (const path of paths.toSorted()) yield { path, content: await readFile(join(folder, path)) };
  },
});
