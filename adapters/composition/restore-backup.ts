import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ImageStore } from '@wondercast/core/shop/media/ports';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupReader } from '../backup/backup-writer.ts';
import { type FileRecord, recordOf } from '../backup/entry.ts';
import type { Manifest } from '../backup/manifest.ts';
import { openBackup } from '../backup/open-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { imageType } from '../images/image-types.ts';
import { beginLoading } from '../postgres/backup/copy-in.ts';
import { isEmptyFor } from '../postgres/backup/is-empty.ts';
import { prepareTables, unknownMigrations } from '../postgres/backup/prepare-tables.ts';
import type { Database } from '../postgres/driver/database.ts';
import { migrate } from '../postgres/migrate.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../system/private-folder.ts';
import type { Config } from './config.ts';
import { imageContent, keptImages } from './kept-images.ts';
import { isKeptSecret } from './kept-secrets.ts';
import { type DatabaseOptions, withDatabase } from './with-database.ts';

/** What a shop leaves in its data folder. The embedded database is checked separately. */
const OF_A_SHOP = ['uploads', 'outbox', 'session-secret', 'demo-partner-key'];

const isUsed = (path: string): boolean => {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return existsSync(path);
  }
};

const assertEmptyFolder = (dataDir: string): void => {
  const found = OF_A_SHOP.find((name) => isUsed(join(dataDir, name)));
  if (found)
    throw new BackupError(
      `${dataDir} is not empty: there is ${found}. A backup is restored into an empty place only; choose another DATA_DIR.`,
    );
};

const imagesOf = ({ files }: Manifest): readonly FileRecord[] =>
  files.filter(({ path }) => path.startsWith('images/'));

/**
 * Checks that images which a bucket already has are the same as in the backup. A bucket may have outlived its database, and images
 * are never replaced.
 */
const assertNoOtherImages = async (store: ImageStore, manifest: Manifest): Promise<void> => {
  for (const { path, sha256 } of imagesOf(manifest)) {
    const content = await imageContent(store, basename(path));
    if (content && recordOf({ path, content }).sha256 !== sha256)
      throw new BackupError(
        `The bucket has another image under the name ${basename(path)}. Choose an empty bucket.`,
      );
  }
};

interface Written {
  readonly images: string[];
  readonly secrets: string[];
}

const loadAll = async (
  { dataDir, s3 }: Config,
  database: Database,
  reader: BackupReader,
  manifest: Manifest,
  written: Written,
): Promise<void> => {
  const store = keptImages({ dataDir, s3 });
  const loading = await beginLoading(database, manifest);
  try {
    for await (const { path, content } of reader.entries()) {
      const [room = '', name = ''] = path.split('/');
      if (room === 'database') await loading.add(name, content);
      if (room === 'images') {
        written.images.push(name);
        await store.add([{ name, content, type: imageType(name) ?? '' }]);
      }
      if (room === 'secrets' && isKeptSecret(name)) {
        writeFileSync(join(dataDir, name), content, { mode: PRIVATE_FILE, flag: 'wx', flush: true });
        written.secrets.push(name);
      }
    }
    await loading.finish();
  } catch (error) {
    await loading.abandon();
    throw error;
  }
};

const undo = async ({ dataDir, s3 }: Config, { images, secrets }: Written): Promise<void> => {
  // In a bucket, images that were already there are identical to those of the backup and stay.
  if (!s3) await keptImages({ dataDir, s3 }).remove(images);
  for (const name of secrets) rmSync(join(dataDir, name), { force: true });
};

/**
 * Restores a backup into an empty place. Every file is verified before anything is written. Returns the result of `afterwards`.
 * @throws BackupError, before any change, when the backup is damaged or of a newer release, or the place is not empty
 */
export const restoreBackup = async <Result>(
  config: Config,
  source: string,
  afterwards: (database: Database, manifest: Manifest) => Promise<Result>,
  options: Pick<DatabaseOptions, 'settings' | 'log'> = {},
): Promise<Result> => {
  const reader = await openBackup(source, config.backup.passphrase);
  const manifest = await verifyBackup(reader);
  const unknown = unknownMigrations(manifest.migrations);
  if (unknown.length > 0)
    throw new BackupError(
      `This backup is of release ${manifest.release}, which is newer: this one does not know ${unknown.join(', ')}. Restore it with that release.`,
    );
  assertEmptyFolder(config.dataDir);
  if (config.s3) await assertNoOtherImages(keptImages(config), manifest);
  mkdirSync(config.dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const restore = async (database: Database): Promise<Result> => {
    if (!(await isEmptyFor(database, manifest.migrations)))
      throw new BackupError('The database is not empty: a backup is restored into an empty database only.');
    await prepareTables(database, manifest.migrations);
    const written: Written = { images: [], secrets: [] };
    try {
      await loadAll(config, database, reader, manifest, written);
    } catch (error) {
      await undo(config, written);
      throw error;
    }
    await migrate(database.url, options.log);
    return afterwards(database, manifest);
  };
  return withDatabase(config, restore, { ...options, isPatient: true });
};
