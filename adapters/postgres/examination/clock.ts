import { type Finding, well, wrong } from '../../system/finding.ts';
import type { Database } from '../driver/database.ts';
import { textQuery } from '../driver/query.ts';

/** The shop follows the database's clock, but certificates, S3 and the payment provider depend on this machine's clock. */
const TOLERATED_MS = 5_000;

/** Compares this machine's clock, in milliseconds, with the database's. */
export const clock = async ({ reader }: Database, machineMs: () => number): Promise<readonly Finding[]> => {
  const askedAt = machineMs();
  const [row] = await reader.run(
    textQuery<{ now: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as now'),
  );
  const answeredAt = machineMs();
  const difference = (askedAt + answeredAt) / 2 - (row?.now ?? 0);
  const seconds = Math.round(Math.abs(difference) / 1000);
  return Math.abs(difference) <= TOLERATED_MS + (answeredAt - askedAt) / 2
    ? [well('clock', 'The clock agrees with the database’s.')]
    : [
        wrong(
          'clock',
          `This machine’s clock is ${seconds} s ${difference > 0 ? 'ahead of' : 'behind'} the database’s.`,
          'Turn time synchronisation (NTP) on, on both machines.',
        ),
      ];
};
