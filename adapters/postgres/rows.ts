import { type Cents, cents } from '@wondercast/core/money';

/** Instants arrive as Postgres text; sums may arrive as text inside JSON. */
export const instant = (text: string): Date =>
  new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));

export const instantOrNull = (text: string | null): Date | null => (text === null ? null : instant(text));

export const money = (amount: number | string): Cents => cents(Number(amount));
