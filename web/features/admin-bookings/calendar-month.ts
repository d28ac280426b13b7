/** Calendar arithmetic on `YYYY-MM` and `YYYY-MM-DD`, without zones. */

const utc = (month: string, day = 1): Date => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1, day));
};

const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** The current month in the reader's zone. */
export const thisMonth = (now: Date): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;

export const monthOf = (text: string | null, now: Date): string =>
  text && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : thisMonth(now);

export const shifted = (month: string, by: number): string => {
  const date = utc(month);
  date.setUTCMonth(date.getUTCMonth() + by);
  return iso(date).slice(0, 7);
};

const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `March 2027`. */
export const monthWords = (month: string): string => name.format(utc(month));

/** The weeks that contain a month, from Sunday to Saturday: at most six, including days of neighbouring months. */
export const weeksOf = (month: string): readonly (readonly string[])[] => {
  const first = utc(month);
  const start = 1 - first.getUTCDay();
  const last = utc(shifted(month, 1), 0).getUTCDate();
  const count = Math.ceil((last - start + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_each, day) => iso(utc(month, start + week * 7 + day))),
  );
};
