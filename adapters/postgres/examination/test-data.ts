import { type Finding, note, well, wrong } from '../../system/finding.ts';
import type { Database } from '../driver/database.ts';
import { textQuery } from '../driver/query.ts';
import { lookAtTwin } from '../twin/look-at-twin.ts';
import { NoTwin } from '../twin/twin-database.ts';

const CHECK = 'test-data';

interface Keys {
  readonly alive: number;
  readonly used: Date | null;
  readonly may: boolean;
}

const KEYS = `select count(*) filter (where revoked_at is null and (expires_at is null or expires_at > now()))::int as alive,
  max(last_used_at) as used, (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as may
  from partner_keys where mode = 'test'`;

const shownDay = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Reports whether test keys have a database of their own, when one was last used, and how much data it holds. */
export const testData = async (
  live: Database,
  addressOf: () => string,
  named: boolean,
): Promise<readonly Finding[]> => {
  const [keys] = await live.reader.run(textQuery<Keys>(KEYS));
  const alive = keys?.alive ?? 0;
  const ofKeys = `${counted(alive, 'test key is', 'test keys are')} alive`;
  const used = keys?.used ? `one was last used at ${shownDay(keys.used)} UTC` : 'none was ever used';
  try {
    const seen = await lookAtTwin(live, addressOf());
    if (seen.kind === 'own')
      return [
        well(
          CHECK,
          `Test data: ${counted(seen.bookings, 'booking', 'bookings')}, about ${counted(Math.round(seen.rows), 'row', 'rows')}, ${Math.ceil(seen.bytes / 1024 ** 2)} MB; ${ofKeys}, ${used}.`,
        ),
      ];
    if (seen.kind === 'other')
      return [
        wrong(
          CHECK,
          'The database of test data holds something else than the test data of this shop.',
          'Name an empty one in TEST_DATABASE_URL.',
        ),
      ];
    if (alive === 0) return [well(CHECK, 'There are no test data, and no test key is alive.')];
    return keys?.may || named
      ? [well(CHECK, `There are no test data yet: the first call makes them; ${ofKeys}.`)]
      : [
          note(
            CHECK,
            `${ofKeys}, and this role may not create their database.`,
            'Create a database named as the live one with _test after it, or set TEST_DATABASE_URL.',
          ),
        ];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (alive === 0) return [well(CHECK, 'No test key is alive.')];
    return [
      wrong(
        CHECK,
        error instanceof NoTwin ? why : `Test data cannot be reached: ${why} Live calls are answered.`,
        'Start their database, or correct TEST_DATABASE_URL.',
      ),
    ];
  }
};
