import { p } from '@mikro-orm/core';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { MinorUnits } from '@wondercast/core/kernel/money';

/* Builders for common columns. `$type` refines what SQL's type tells. */

export const id = () => p.integer().primary().autoincrement();
export const text = () => p.text();
export const at = () => p.datetime().columnType('timestamptz');
export const now = () => at().defaultRaw('now()');
export const day = () => p.date().$type<LocalDate>();
/** In cents; at most 100,000,000, which an integer holds. */
export const price = () => p.integer().$type<MinorUnits>();
/** Sum of many prices, in cents. */
export const sum = () => p.bigint('number').$type<MinorUnits>();
export const version = () => p.integer().default(1);
export const flag = (value: boolean) => p.boolean().default(value);
