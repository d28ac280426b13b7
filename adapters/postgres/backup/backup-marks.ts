import { sql } from 'kysely';
import type { Run } from '../driver/query.ts';
import { type Given, statement } from '../driver/statement.ts';

/** When backups of this shop were made, recorded in the database so that every process knows (decision 136). null means never. */
export interface BackupMarks {
  readonly takenAt: Date | null;
  readonly verifiedAt: Date | null;
  readonly failedAt: Date | null;
}

const READ = statement((db) =>
  db
    .selectFrom('shop_state')
    .select([
      'last_backup_at as takenAt',
      'last_backup_verified_at as verifiedAt',
      'last_backup_failed_at as failedAt',
    ]),
);
const TAKEN = statement((db, { at }: Given<{ at: Date }>) =>
  db.updateTable('shop_state').set({ last_backup_at: sql<Date>`${at}`, last_backup_failed_at: null }),
);
const VERIFIED = statement((db) =>
  db.updateTable('shop_state').set({ last_backup_verified_at: sql<Date>`now()` }),
);
const FAILED = statement((db) =>
  db.updateTable('shop_state').set({ last_backup_failed_at: sql<Date>`now()` }),
);

export const readBackupMarks = async (run: Run): Promise<BackupMarks> => {
  const [row] = await run(READ());
  return row ?? { takenAt: null, verifiedAt: null, failedAt: null };
};

export const markBackupTaken = async (run: Run, at: Date): Promise<void> => {
  await run(TAKEN({ at }));
};
export const markBackupVerified = async (run: Run): Promise<void> => {
  await run(VERIFIED());
};
export const markBackupFailed = async (run: Run): Promise<void> => {
  await run(FAILED());
};
