import { counted } from './counted.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time until an ISO instant: `4 days left`, `31 hours left`, `12 minutes left`; null once it has passed. */
export const timeLeft = (instant: string, now = Date.now()): string | null => {
  const left = Date.parse(instant) - now;
  if (left <= 0) return null;
  if (left >= 2 * DAY_MS) return `${counted(Math.floor(left / DAY_MS), 'day')} left`;
  if (left >= 2 * HOUR_MS) return `${counted(Math.floor(left / HOUR_MS), 'hour')} left`;
  return `${counted(Math.max(1, Math.floor(left / MINUTE_MS)), 'minute')} left`;
};
