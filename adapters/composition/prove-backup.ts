import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberBackup } from '../backup/last-backup.ts';
import { markBackupVerified } from '../postgres/backup/backup-marks.ts';
import type { Database } from '../postgres/driver/database.ts';
import type { Finding } from '../system/finding.ts';
import type { Config } from './config.ts';
import { examineRestored } from './examine-restored.ts';
import { restoreBackup } from './restore-backup.ts';

/** The temporary database need not survive a crash, so durability is switched off. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Restores a backup into a temporary place with its own database and examines it there. When every finding is good, this is
 * recorded as proof.
 */
export const proveBackup = async (
  config: Config,
  database: Database,
  source: string,
): Promise<readonly Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-restored-'));
  const elsewhere: Config = {
    ...config,
    dataDir,
    databaseUrl: null,
    database: { ...config.database, directUrl: null },
    s3: null,
  };
  try {
    const findings = await restoreBackup(
      elsewhere,
      source,
      (restored, manifest) => examineRestored(elsewhere, restored, manifest),
      { settings: FORGETFUL },
    );
    if (findings.every(({ good }) => good)) {
      rememberBackup(config.dataDir, { verifiedAt: new Date().toISOString() });
      await markBackupVerified(database.reader.run);
    }
    return findings;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
