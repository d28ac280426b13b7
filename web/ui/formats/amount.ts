import { formatMoney, toMinorUnits } from '@wondercast/core/kernel/money';

/** An amount in dollars, as the API sends it: `$1,250.00`, `−$5.00`. */
export const shownAmount = (told: number): string =>
  told < 0 ? `−${formatMoney(toMinorUnits(-told))}` : formatMoney(toMinorUnits(told));
