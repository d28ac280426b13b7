import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { judgeSpace, spaceOf } from '../../doctor/disk.ts';
import { type Finding, well, wrong } from '../../system/finding.ts';
import type { Config } from '../config.ts';

/** Checks that this user may write into the data folder. */
export const examineFolder = ({ dataDir, databaseUrl }: Config): readonly Finding[] => {
  if (!existsSync(dataDir))
    return databaseUrl
      ? [well('folder', `${dataDir} does not exist yet; the first start makes it.`)]
      : [
          wrong(
            'folder',
            `${dataDir} does not exist: there is no shop here yet. Run npm start once.`,
            'Run npm start once, or correct DATA_DIR.',
          ),
        ];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    return [well('folder', `${dataDir} can be written.`)];
  } catch {
    return [
      wrong(
        'folder',
        `${dataDir} cannot be written by this user.`,
        'Start the shop as the user whose folder it is, or give it to this one.',
      ),
    ];
  }
};

const deviceOf = (path: string): number | string => statSync(path, { throwIfNoEntry: false })?.dev ?? path;

/** Checks the free space of each disk that the shop writes to: data, embedded database, backups. */
export const examineDisks = async (
  { dataDir, backup }: Config,
  read = spaceOf,
): Promise<readonly Finding[]> => {
  const folders = [dataDir, join(dataDir, 'postgres'), backup.dir].filter(
    (folder) => folder === dataDir || existsSync(folder),
  );
  const perDisk = [...new Map(folders.toReversed().map((folder) => [deviceOf(folder), folder])).values()];
  return Promise.all(perDisk.map(async (folder) => judgeSpace(folder, await read(folder))));
};
