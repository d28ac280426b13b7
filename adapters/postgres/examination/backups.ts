import { type Finding, note, well, wrong } from '../../system/finding.ts';
import { readBackupMarks } from '../backup/backup-marks.ts';
import type { Database } from '../driver/database.ts';
import { textQuery } from '../driver/query.ts';

const CHECK = 'last-backup';
const HOUR_MS = 60 * 60 * 1000;
/** A backup that was never restored may turn out to be useless. */
const PROVEN_WITHIN_MS = 8 * 24 * HOUR_MS;

export interface BackupExpectations {
  /** In hours; 0 when backups are made by other means. */
  readonly maxAgeHours: number;
  /** For a demo shop, a missing backup is only a note. */
  readonly isDemo: boolean;
}

const inHours = (ms: number): string => `${Math.max(0, Math.round(ms / HOUR_MS))} h`;

/** Checks that there is a recent backup, that the last one did not fail, and that one was proven by a restore. */
export const backups = async (
  { reader }: Database,
  { maxAgeHours, isDemo }: BackupExpectations,
): Promise<readonly Finding[]> => {
  if (maxAgeHours === 0) return [well(CHECK, 'Backups are made by something else (BACKUP_MAX_AGE=0).')];
  const { takenAt, verifiedAt, failedAt } = await readBackupMarks(reader.run);
  const [row] = await reader.run(textQuery<{ now: Date }>('select now()'));
  const now = (row?.now ?? new Date()).getTime();
  const ill = isDemo ? note : wrong;
  if (failedAt !== null)
    return [
      wrong(
        CHECK,
        `The last backup failed, or was not whole, ${inHours(now - failedAt.getTime())} ago.`,
        'Take one (npm run backup, or systemctl start shop-backup) and read what it says.',
      ),
    ];
  if (takenAt === null)
    return [ill(CHECK, 'The shop was never backed up.', 'Run npm run backup, every day by a timer.')];
  const age = now - takenAt.getTime();
  if (age > maxAgeHours * HOUR_MS)
    return [
      ill(
        CHECK,
        `The last backup is ${inHours(age)} old.`,
        'See why the timer of npm run backup does not run.',
      ),
    ];
  const isProven = verifiedAt !== null && now - verifiedAt.getTime() <= PROVEN_WITHIN_MS;
  return [
    well(CHECK, `The last backup is ${inHours(age)} old.`),
    isProven
      ? well(CHECK, `A backup was restored and found whole ${inHours(now - verifiedAt.getTime())} ago.`)
      : note(
          CHECK,
          'No backup was restored for a proof in the last 8 days.',
          'Run npm run backup -- --verify once a week.',
        ),
  ];
};
