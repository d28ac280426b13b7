import { BackupError } from './backup-error.ts';
import type { BackupReader } from './backup-writer.ts';
import { type FileRecord, recordOf } from './entry.ts';
import { decodeManifest, MANIFEST, type Manifest } from './manifest.ts';

const SHOWN = 5;
const listed = (paths: readonly string[]): string =>
  [...paths.slice(0, SHOWN), ...(paths.length > SHOWN ? [`${paths.length - SHOWN} more`] : [])].join(', ');

/**
 * Reads a whole backup and compares every file with the manifest.
 * @throws BackupError that names what is missing, changed or unknown
 */
export const verifyBackup = async (reader: BackupReader): Promise<Manifest> => {
  const found = new Map<string, FileRecord>();
  let manifest: Manifest | null = null;
  for await (const entry of reader.entries()) {
    if (entry.path === MANIFEST) manifest = decodeManifest(entry.content);
    else found.set(entry.path, recordOf(entry));
  }
  if (manifest === null)
    throw new BackupError(`There is no ${MANIFEST}: this is no backup, or not a whole one.`);
  const known = new Set(manifest.files.map(({ path }) => path));
  const missing = manifest.files.filter(({ path }) => !found.has(path)).map(({ path }) => path);
  if (missing.length > 0) throw new BackupError(`The backup is not whole. Missing: ${listed(missing)}`);
  const changed = manifest.files.filter(({ path, sha256 }) => found.get(path)?.sha256 !== sha256);
  if (changed.length > 0)
    throw new BackupError(`The backup is damaged. Changed: ${listed(changed.map(({ path }) => path))}`);
  const unknown = [...found.keys()].filter((path) => !known.has(path));
  if (unknown.length > 0) throw new BackupError(`Files that do not belong to the backup: ${listed(unknown)}`);
  return manifest;
};
