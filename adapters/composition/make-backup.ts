import { basename, join } from 'node:path';
import { addressOf } from '@wondercast/core/shop/media/uploaded-image';
import type { BackupWriter } from '../backup/backup-writer.ts';
import { backupName, INCOMPLETE, pruneBackups, removeLeftParts } from '../backup/backups-in.ts';
import { writeEncrypted } from '../backup/encrypted-backup.ts';
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
  /** Names of older backups that this run removed. */
  readonly pruned: readonly string[];
  /** Names of unfinished backups that killed processes had left and this run removed. */
  readonly left: readonly string[];
  /** False when the database could not record the backup, for example because its tables are of an older release. */
  readonly isNoted: boolean;
}

export interface BackupOptions {
  /** The folder for the backup; by default the configured one. */
  readonly dir?: string;
  /** Tests weaken the snapshot isolation to prove that it matters. */
  readonly isolation?: Parameters<typeof copyOut>[2];
  /** The cost of scrypt for the passphrase as a power of two; by default that of `age`. */
  readonly workFactor?: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

const openWriter = (
  folder: string,
  { passphrase }: Config['backup'],
  workFactor?: number,
): Promise<BackupWriter> =>
  passphrase === null ? writeFolder(folder) : writeEncrypted(folder, passphrase, workFactor);

interface Written extends Pick<Manifest, 'images' | 'missingImages' | 'secrets'> {
  readonly copy: DatabaseCopy;
}

/** Rows are copied first. An image file is written before a row shows it, so every image in the snapshot exists when files are copied. */
const writeAll = async (
  config: Config,
  database: Database,
  add: (entry: Entry) => Promise<void>,
  isolation: BackupOptions['isolation'],
): Promise<Written> => {
  const copy = await copyOut(
    database,
    async (folder, rows) => {
      for await (const entry of toEntries(rows, `database/${folder}`, '.copy.gz')) await add(entry);
    },
    isolation,
  );
  const store = keptImages(config);
  let images = 0;
  const missingImages: string[] = [];
  for (const { name: upload, isShown } of copy.uploads) {
    const files = await filesOfUpload(store, upload);
    for (const { name, content } of files) {
      await add({ path: `images/${name}`, content });
      images += 1;
    }
    const shown = basename(addressOf(upload));
    if (isShown && !files.some(({ name }) => name === shown)) missingImages.push(shown);
  }
  const secrets = keptSecrets(config.dataDir);
  for (const { name, content } of secrets) await add({ path: `secrets/${name}`, content });
  return { copy, images, missingImages, secrets: secrets.map(({ name }) => name) };
};

/** Why a backup that lacks images is incomplete (decision 184). */
const lacking = (missing: readonly string[]): string =>
  `${missing.length} ${missing.length === 1 ? 'image that is shown was' : 'images that are shown were'} not there, such as ${missing[0]}.`;

/** Records a backup. Returns whether the database could record it too. */
const taken = (
  { dataDir }: Config,
  { reader }: Database,
  made: { readonly takenAt: string; readonly path: string; readonly bytes: number },
): Promise<boolean> => {
  rememberBackup(dataDir, { ...made, failedAt: null, why: null });
  return markBackupTaken(reader.run, new Date(made.takenAt)).then(
    () => true,
    () => false,
  );
};

/** Records a failed backup. Returns whether the database could record it too; the database may be why the backup failed. */
const failed = ({ dataDir }: Config, { reader }: Database, error: unknown): Promise<boolean> => {
  const why = error instanceof Error ? error.message : String(error);
  rememberBackup(dataDir, { failedAt: new Date().toISOString(), why });
  return markBackupFailed(reader.run).then(
    () => true,
    () => false,
  );
};

/**
 * Backs up the shop while it runs: all rows of one snapshot, the images that they show, and the generated secrets. Memory use does
 * not depend on the size of the shop.
 */
export const makeBackup = async (
  config: Config,
  database: Database,
  { dir = config.backup.dir, isolation, workFactor, env = process.env }: BackupOptions = {},
): Promise<MadeBackup> => {
  const files: FileRecord[] = [];
  let writer: BackupWriter | null = null;
  try {
    const left = await removeLeftParts(dir, Date.now());
    const opened = await openWriter(join(dir, backupName(new Date())), config.backup, workFactor);
    writer = opened;
    const add = async (entry: Entry): Promise<void> => {
      await opened.add(entry);
      files.push(recordOf(entry));
    };
    const { copy, ...others } = await writeAll(config, database, add, isolation);
    const { uploads, ...ofDatabase } = copy;
    const manifest: Manifest = {
      format: 1,
      release: release(),
      shop: { name: config.brand.name, publicUrl: config.publicUrl },
      ...ofDatabase,
      ...others,
      settings: variableNames.filter((name) => env[name]?.trim()),
      files,
    };
    await opened.add({ path: MANIFEST, content: encodeManifest(manifest) });
    const isWhole = others.missingImages.length === 0;
    const path = await opened.finish(isWhole ? '' : INCOMPLETE);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const isNoted = isWhole
      ? await taken(config, database, { takenAt: manifest.takenAt, path, bytes })
      : await failed(config, database, new Error(lacking(others.missingImages)));
    return { path, manifest, bytes, pruned: await pruneBackups(dir, config.backup.keep), left, isNoted };
  } catch (error) {
    await writer?.abandon();
    await failed(config, database, error);
    throw error;
  }
};
