const two = (value: number): string => String(value).padStart(2, '0');

/** An instant to the minute in the reader's zone: `2027-03-31T18:00`. */
export const localMinute = (instant: string): string => {
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};
