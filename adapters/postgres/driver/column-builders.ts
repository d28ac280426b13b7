import { p } from '@mikro-orm/core';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { MinorUnits } from '@wondercast/core/kernel/money';

/* Columns that many tables have. `$type` says what a column holds beyond what SQL knows. */

export const id = () => p.integer().primary().autoincrement();
export const text = () => p.text();
export const at = () => p.datetime().columnType('timestamptz');
export const now = () => at().defaultRaw('now()');
export const day = () => p.date().$type<LocalDate>();
/** In cents; at most 100,000,000, which an integer holds. */
export const price = () => p.integer().$type<MinorUnits>();
/** Of many prices, in cents. */
export const sum = () => p.bigint('number').$type<MinorUnits>();
export const version = () => p.integer().default(1);
export const flag = (value: boolean) => p.boolean().default(value);
