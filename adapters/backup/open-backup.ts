import { stat } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';
import type { BackupReader } from './backup-writer.ts';
import { ENCRYPTED, readEncrypted } from './encrypted-backup.ts';
import { readFolder } from './folder-backup.ts';

/**
 * Opens the backup at a path: a folder or an encrypted file.
 * @throws BackupError when there is none, or when it needs a passphrase
 */
export const openBackup = async (source: string, passphrase: string | null): Promise<BackupReader> => {
  const found = await stat(source).catch(() => null);
  if (found === null) throw new BackupError(`There is no backup at ${source}.`);
  if (source.replace(/\/+$/, '').endsWith('.part'))
    throw new BackupError(
      `${source} was never finished: the backup that wrote it failed. Choose another one.`,
    );
  if (found.isDirectory()) return readFolder(source);
  if (!source.endsWith(ENCRYPTED))
    throw new BackupError(`${source} is no backup: a backup is a folder, or a file *${ENCRYPTED}.`);
  if (passphrase === null) throw new BackupError(`${source} is encrypted: set BACKUP_PASSPHRASE.`);
  return readEncrypted(source, passphrase);
};
