const MINUTE_MS = 60_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** A UTC offset in milliseconds as `+05:30`. */
export const offsetWords = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
