import { type Finding, well, wrong } from '../../system/finding.ts';
import type { Database } from '../driver/database.ts';
import { readHealth } from '../driver/health.ts';

/** In seconds. */
const LONGEST_WAIT_S = 120;
const CHECK = 'jobs';

/** Checks that jobs run and that every booking has its mail. */
export const jobs = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const { oldestJobSeconds, deadJobs, bookingsWithoutMail } = await readHealth(reader.run, '7 days');
  return [
    oldestJobSeconds > LONGEST_WAIT_S
      ? wrong(
          CHECK,
          `A job has been waiting for ${oldestJobSeconds} s: is a process with WORKERS running?`,
          'Start a process with WORKERS=1 or more, and look for its errors in the log.',
        )
      : well(CHECK, 'No job waits long.'),
    deadJobs > 0
      ? wrong(
          CHECK,
          `${deadJobs} ${deadJobs === 1 ? 'job was' : 'jobs were'} given up after the last attempt.`,
          'Mend the cause that last_error in graphile_worker._private_jobs names, then set attempts = 0 there.',
        )
      : well(CHECK, 'No job was given up.'),
    bookingsWithoutMail > 0
      ? wrong(
          CHECK,
          `${bookingsWithoutMail} ${bookingsWithoutMail === 1 ? 'booking of the last 7 days has' : 'bookings of the last 7 days have'} no mail.`,
          'Mend the mail server; the mails are sent again by themselves. Write to customers whose mail was given up.',
        )
      : well(CHECK, 'Every booking of the last 7 days has its mail.'),
  ];
};
