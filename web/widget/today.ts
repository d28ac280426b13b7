import { dayAt, type LocalDate } from '@wondercast/core/kernel/calendar';

/** Today in the visitor's zone. */
export const today = (): LocalDate => {
  const now = new Date();
  return dayAt(now, -now.getTimezoneOffset() / 60);
};
