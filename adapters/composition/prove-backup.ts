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

/** Nothing of it has to survive. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Restores a backup into a temporary place, with a database of its own, and examines it there. What it finds is remembered as
 * proof when all of it is good.
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
