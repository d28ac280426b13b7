import { join } from 'node:path';
import type { BackupWriter } from '../backup/backup-writer.ts';
import { backupName, pruneBackups } from '../backup/backups-in.ts';
import { ENCRYPTED, writeEncrypted } from '../backup/encrypted-backup.ts';
import { type Entry, type FileRecord, recordOf } from '../backup/entry.ts';
import { writeFolder } from '../backup/folder-backup.ts';
import { rememberBackup } from '../backup/last-backup.ts';
import { encodeManifest, MANIFEST, type Manifest } from '../backup/manifest.ts';
import { toEntries } from '../backup/parts.ts';
import { markBackupFailed, markBackupTaken } from '../postgres/backup/backup-marks.ts';
import { copyOut, type DatabaseCopy } from '../postgres/backup/copy-out.ts';
import type { Database } from '../postgres/driver/database.ts';
import { type Config, variableNames } from './config.ts';
import { filesOfUpload, keptImages } from './kept-images.ts';
import { keptSecrets } from './kept-secrets.ts';
import { release } from './release.ts';

export interface MadeBackup {
  readonly path: string;
  readonly manifest: Manifest;
  readonly bytes: number;
  /** Names of older backups that were removed. */
  readonly pruned: readonly string[];
  /** False when the database could not take note of it, for example because its tables are of an older release. */
  readonly isNoted: boolean;
}

export interface BackupOptions {
  /** The folder that holds backups; that of the configuration by default. */
  readonly dir?: string;
  /** Other than one moment only in tests, which prove that it matters. */
  readonly isolation?: Parameters<typeof copyOut>[2];
  /** The cost of the passphrase, as a power of two; age's own by default. */
  readonly workFactor?: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

const openWriter = (
  folder: string,
  { passphrase }: Config['backup'],
  workFactor?: number,
): Promise<BackupWriter> =>
  passphrase === null ? writeFolder(folder) : writeEncrypted(`${folder}${ENCRYPTED}`, passphrase, workFactor);

/** Rows first: an image is written before a row shows it, so whatever the snapshot shows is there when images are copied. */
const writeAll = async (
  config: Config,
  database: Database,
  add: (entry: Entry) => Promise<void>,
  isolation: BackupOptions['isolation'],
): Promise<{ readonly copy: DatabaseCopy; readonly images: number; readonly secrets: string[] }> => {
  const copy = await copyOut(
    database,
    async (folder, rows) => {
      for await (const entry of toEntries(rows, `database/${folder}`, '.copy.gz')) await add(entry);
    },
    isolation,
  );
  const store = keptImages(config);
  let images = 0;
  for (const upload of copy.uploads)
    for (const { name, content } of await filesOfUpload(store, upload)) {
      await add({ path: `images/${name}`, content });
      images += 1;
    }
  const secrets = keptSecrets(config.dataDir);
  for (const { name, content } of secrets) await add({ path: `secrets/${name}`, content });
  return { copy, images, secrets: secrets.map(({ name }) => name) };
};

const failed = async ({ dataDir }: Config, { reader }: Database, error: unknown): Promise<void> => {
  const why = error instanceof Error ? error.message : String(error);
  rememberBackup(dataDir, { failedAt: new Date().toISOString(), why });
  // The database may be why it failed.
  await markBackupFailed(reader.run).catch(() => {});
};

/**
 * Backs the shop up while it sells: every row as of one moment, the images that rows show, the generated secrets. Memory does
 * not grow with the shop.
 */
export const makeBackup = async (
  config: Config,
  database: Database,
  { dir = config.backup.dir, isolation, workFactor, env = process.env }: BackupOptions = {},
): Promise<MadeBackup> => {
  const files: FileRecord[] = [];
  let writer: BackupWriter | null = null;
  try {
    const opened = await openWriter(join(dir, backupName(new Date())), config.backup, workFactor);
    writer = opened;
    const add = async (entry: Entry): Promise<void> => {
      await opened.add(entry);
      files.push(recordOf(entry));
    };
    const { copy, images, secrets } = await writeAll(config, database, add, isolation);
    const { uploads, ...ofDatabase } = copy;
    const manifest: Manifest = {
      format: 1,
      release: release(),
      shop: { name: config.brand.name, publicUrl: config.publicUrl },
      ...ofDatabase,
      images,
      secrets,
      settings: variableNames.filter((name) => env[name]?.trim()),
      files,
    };
    await opened.add({ path: MANIFEST, content: encodeManifest(manifest) });
    const path = await opened.finish();
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    rememberBackup(config.dataDir, { takenAt: manifest.takenAt, path, bytes, failedAt: null, why: null });
    const isNoted = await markBackupTaken(database.reader.run, new Date(manifest.takenAt)).then(
      () => true,
      () => false,
    );
    return { path, manifest, bytes, pruned: await pruneBackups(dir, config.backup.keep), isNoted };
  } catch (error) {
    await writer?.abandon();
    await failed(config, database, error);
    throw error;
  }
};
