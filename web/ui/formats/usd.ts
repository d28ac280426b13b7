import { formatUsd, toCents } from '@wondercast/core/kernel/money';

/** Money as the API says it, in dollars: `$1,250.00`, `−$5.00`. */
export const usd = (told: number): string =>
  told < 0 ? `−${formatUsd(toCents(-told))}` : formatUsd(toCents(told));
