import { DAY_MS, MINUTE_MS } from '../../../calendar/staffing/wall-clock.ts';
import type { HostsPorts } from '../ports.ts';

const EVERY_MS = 30 * MINUTE_MS;
/** How far ahead calendars are read, in milliseconds: the maximum horizon of free times. */
const AHEAD_MS = 366 * DAY_MS;
/** Maximum number of calendars per run, and of calendars read at a time; the others wait for the next run. */
const A_ROUND = 200;
const AT_ONCE = 4;

/**
 * Reads hosts' own calendars that were not tried for 30 minutes, those waiting longest first. Runs often, on any number of nodes. A
 * calendar that cannot be read keeps what was read before. Returns how many were tried.
 */
export const readCalendars =
  ({ unitOfWork, hostCalendars, now }: Pick<HostsPorts, 'unitOfWork' | 'hostCalendars' | 'now'>) =>
  async (): Promise<number> => {
    const at = now();
    const due = await unitOfWork(({ hosts }) =>
      hosts.claimFeeds(new Date(at.getTime() - EVERY_MS), at, A_ROUND),
    );
    const window = { from: at, to: new Date(at.getTime() + AHEAD_MS) };
    const waiting = [...due];
    const readOn = async (): Promise<void> => {
      for (let feed = waiting.shift(); feed; feed = waiting.shift()) {
        const given = feed;
        const reading = await hostCalendars.read(given, window);
        await unitOfWork(({ hosts }) => hosts.feedRead(given, reading, now()));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readOn));
    return due.length;
  };
