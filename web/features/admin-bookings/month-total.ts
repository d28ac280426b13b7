import { MOST_COUNTED_OF_A_DAY } from '@wondercast/core/kernel/most-counted';
import type { Schema } from '../../api/transport/contract.ts';
import { counted } from '../../ui/formats/counted.ts';

/** The number of sessions in a month, in words; `More than …` when counting stopped on some day (decision 176). */
export const monthTotal = (days: Schema<'SessionCalendar'>['days'], month: string): string => {
  const totals = days.filter(({ date }) => date?.startsWith(month)).map(({ total }) => total);
  const known = totals.reduce((sum, total) => sum + Math.min(total, MOST_COUNTED_OF_A_DAY), 0);
  const isMore = totals.some((total) => total > MOST_COUNTED_OF_A_DAY);
  return isMore ? `More than ${counted(known, 'session')}` : counted(known, 'session');
};
