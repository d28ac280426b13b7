import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Finding, note, well, wrong } from '../system/finding.ts';

/** Space of a file system, in bytes. */
export interface Space {
  readonly free: number;
  readonly total: number;
}

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const FULL = { bytes: 500 * MEGABYTE, share: 0.03 };
const SOON_FULL = { bytes: 2 * GIGABYTE, share: 0.1 };

const inWords = (bytes: number): string =>
  bytes >= GIGABYTE ? `${(bytes / GIGABYTE).toFixed(1)} GB` : `${Math.round(bytes / MEGABYTE)} MB`;

/** The free space where a folder is or will be created. */
export const spaceOf = async (folder: string): Promise<Space> => {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return spaceOf(dirname(folder));
  }
};

/** Both limits must be passed: a large disk can be nearly full by share and still have much room, and a small one the other way round. */
const isShort = ({ free, total }: Space, { bytes, share }: typeof FULL): boolean =>
  free < bytes || (free < total * share && free < 10 * bytes);

export const judgeSpace = (folder: string, space: Space): Finding => {
  const words = `${inWords(space.free)} are free at ${folder}`;
  if (isShort(space, FULL))
    return wrong(
      'disk',
      `Only ${words}.`,
      'Free some space, or the database stops: old logs, old backups, a larger disk.',
    );
  return isShort(space, SOON_FULL)
    ? note('disk', `Only ${words}.`, 'Plan for a larger disk, or remove what is not needed.')
    : well('disk', `${words}.`);
};
