import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../adapters/postgres/embedded/postmaster-file.ts';
import { until } from '../support/until.ts';

const OWNER = 'owner';

/** Folders of clusters in the temporary folder begin so. */
export const FOLDER_PREFIX = 'wondercast-cluster-';

const reads = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** Processes that work in a folder, or were given it in their environment: everything that a cluster has started. */
export const processesIn = (folder: string): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && isAlive(pid))
    .filter((pid) => {
      const works = reads(() => readlinkSync(`/proc/${pid}/cwd`));
      if (works === folder || works.startsWith(`${folder}/`)) return true;
      return reads(() => readFileSync(`/proc/${pid}/environ`, 'utf8')).includes(`=${folder}/`);
    });

/** Ends them all at once, as a power cut does. */
export const killProcessesIn = async (folder: string): Promise<void> => {
  await until(`the processes in ${folder} have ended`, () => {
    const left = processesIn(folder);
    for (const pid of left) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended in between.
      }
    }
    return left.length === 0;
  });
};

/** Writes down who has to clear this folder. */
export const ownFolder = (folder: string): void => writeFileSync(join(folder, OWNER), String(process.pid));

/** Ends a cluster wherever it is, also half-way through its start, and removes its folder. */
export const removeCluster = async (folder: string): Promise<void> => {
  await killProcessesIn(folder);
  rmSync(folder, { recursive: true, force: true });
};

/** A run that was killed leaves its cluster running: the next one clears up after it. */
export const clearLeftovers = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(FOLDER_PREFIX))) {
    const folder = join(tmpdir(), name);
    const owner = Number(reads(() => readFileSync(join(folder, OWNER), 'utf8')));
    if (!owner || isAlive(owner)) continue;
    await removeCluster(folder);
  }
};
