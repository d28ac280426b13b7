import type { Database } from '../postgres/driver/database.ts';
import { emptyTwin } from '../postgres/twin/empty.ts';
import { emptyTwinOf } from '../postgres/twin/look-at-twin.ts';
import { twinAddress } from '../postgres/twin/twin-database.ts';
import type { Config } from './config.ts';

/**
 * Empties the test data next to a restored shop. Backups do not contain test data, and old test bookings would refer to rows that
 * differ now. A failure is reported and does not fail the restore.
 */
export const emptyTestData = async (
  { databaseUrl, testDatabase: { url, directUrl } }: Pick<Config, 'databaseUrl' | 'testDatabase'>,
  restored: Database,
  log: (line: string) => void,
): Promise<void> => {
  // A backup restored into an embedded database, for inspection, must not empty the running shop's test data.
  if (!databaseUrl && url) return log('TEST_DATABASE_URL was left alone: empty test data in the dashboard.');
  try {
    const bookings = await emptyTwinOf(restored, directUrl ?? url ?? twinAddress(restored.url), (twin) =>
      emptyTwin(twin, { partnerId: null, before: null }),
    );
    if (bookings !== null)
      log(`Test data are in no backup: ${bookings} test bookings of before were emptied.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log(`Test data could not be emptied: ${why} Empty them in the dashboard before test keys are used.`);
  }
};
