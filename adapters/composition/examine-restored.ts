import { addressOf } from '@wondercast/core/shop/media/uploaded-image';
import type { Manifest } from '../backup/manifest.ts';
import { uploadsShown } from '../postgres/backup/uploads-of.ts';
import type { Database } from '../postgres/driver/database.ts';
import { examineBooks } from '../postgres/findings.ts';
import { type Finding, well, wrong } from '../system/finding.ts';
import type { Config } from './config.ts';
import { keptImages } from './kept-images.ts';

/** Checks that every image shown by a page or a booking exists. */
const images = async (config: Config, database: Database): Promise<Finding> => {
  const store = keptImages(config);
  const shown = await uploadsShown(database.reader.run);
  const missing: string[] = [];
  for (const upload of shown) {
    const name = addressOf(upload).split('/').at(-1) ?? '';
    const found = await store.read(name);
    if (!found) missing.push(name);
  }
  return missing.length === 0
    ? well('images', `All ${shown.length} uploaded images that are shown are there.`)
    : wrong(
        'images',
        `${missing.length} images that are shown are missing, such as ${missing[0]}.`,
        'They were missing when the backup was made: upload them again.',
      );
};

/** Examines a restored shop before it runs: its tables, sums and images. */
export const examineRestored = async (
  config: Config,
  database: Database,
  { jobs }: Pick<Manifest, 'jobs'>,
): Promise<readonly Finding[]> => [
  ...(await examineBooks(database)),
  await images(config, database),
  well('jobs', `${jobs} ${jobs === 1 ? 'job waits' : 'jobs wait'} for the shop to start.`),
];
