import { untaken } from '@wondercast/core/buying/free-times/free-times';
import type { StaffingAhead } from '@wondercast/core/buying/free-times/ports';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { freeStarts, type OfferedTimes } from '@wondercast/core/calendar/staffing/free-times';
import { DAY_MS, wallAt } from '@wondercast/core/calendar/staffing/wall-clock';

/** Working hours of hosts and booking hours repeat weekly. One day is added for time zones. */
const WEEK_AND_ZONES_MS = 8 * DAY_MS;
/** One week of each quarter is checked, because clocks of hosts and shop change on different days. */
const WEEKS_AHEAD = [0, 13, 26, 39];

/** The local times of day at which some host could ever start, by weekly hours alone: bookings and absences are ignored. */
export const localStartTimes = (
  ahead: StaffingAhead,
  offer: OfferedTimes,
  zone: Zone,
  now: Date,
): readonly string[] => {
  const hosts = ahead.hosts.map((host) => ({ ...host, absences: [] }));
  const facts = { ...untaken({ ...ahead, hosts }), zone };
  const rules = offer.rules.map((each) => ({ ...each, noticeHours: 0, blackoutDays: [] }));
  const wanted = { offer: { ...offer, rules, noticeHours: 0, horizonDays: 365 }, language: null, now };
  const times = WEEKS_AHEAD.flatMap((weeks) => {
    const from = now.getTime() + weeks * 7 * DAY_MS;
    const window = { startsAt: new Date(from), endsAt: new Date(from + WEEK_AND_ZONES_MS) };
    return freeStarts(facts, wanted, window).map(({ startsAt }) =>
      new Date(wallAt(startsAt.getTime(), zone)).toISOString().slice(11, 16),
    );
  });
  return [...new Set(times)].toSorted();
};
