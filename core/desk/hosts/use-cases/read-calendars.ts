import { DAY_MS, MINUTE_MS } from '../../../calendar/staffing/wall-clock.ts';
import type { HostsPorts } from '../ports.ts';

const EVERY_MS = 30 * MINUTE_MS;
/** As far as free times are offered at most. */
const AHEAD_MS = 366 * DAY_MS;
/** A round reads so many at most, so many at once; others wait for the next. */
const A_ROUND = 200;
const AT_ONCE = 4;

/**
 * Reads hosts' own calendars that nobody has tried for 30 minutes, the longest waiting first. Runs often, on any number of nodes. What fails
 * keeps what was read before. Answers how many were tried.
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
