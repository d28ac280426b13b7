import { dayAt, type LocalDate } from '@wondercast/core/kernel/calendar';

/** The visitor's own day. */
export const today = (): LocalDate => {
  const now = new Date();
  return dayAt(now, -now.getTimezoneOffset() / 60);
};
