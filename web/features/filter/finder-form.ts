import { readHeadcount } from '@wondercast/core/buying/cart/headcount';
import type { AskedFinder } from '@wondercast/core/buying/free-times/asked-finder';
import { daysOfMonth, monthOf, readDays } from '@wondercast/core/buying/free-times/finder-days';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { maxAmount, moneyStyle, toMinorUnits } from '@wondercast/core/kernel/money';
import { typedNumber } from '@wondercast/core/kernel/typed-amount';
import { currencyName } from '../../ui/formats/currency-name.ts';

/** People, budget and days as they are typed and picked. */
export interface FinderForm {
  readonly people: string;
  readonly budget: string;
  /** Such as `2027-03`. Choosing a day clears the month, and vice versa. */
  readonly month: string | null;
  readonly day: LocalDate | null;
  /** null: the zone in which times are shown. */
  readonly zone: Zone | null;
}

/** Maximum lengths of the fields. A budget may be typed with currency sign and commas. */
export const MAX_PEOPLE_LENGTH = 5;
export const MAX_BUDGET_LENGTH = 12;

export const NO_FINDER: FinderForm = { people: '', budget: '', month: null, day: null, zone: null };

/** The fields for a search. A range of days that is neither one day nor a month shows its first day. */
export const formOf = (asked: AskedFinder): FinderForm => {
  const days = readDays(asked);
  const month = days && monthOf(days);
  return {
    people: asked.people ?? '',
    budget: asked.budget ?? '',
    month,
    day: days && month === null ? days.from : null,
    zone: days?.zone ?? null,
  };
};

/** Parses a budget such as `$1,500`: null when empty, NaN when it is not an amount. */
const readBudget = (text: string): number | null => {
  if (text.trim() === '') return null;
  const budget = typedNumber(text);
  return budget > 0 && toMinorUnits(budget) <= maxAmount() ? budget : Number.NaN;
};

/** The error of each field; null when there is none. */
export const finderProblems = ({ people, budget }: Pick<FinderForm, 'people' | 'budget'>) => ({
  people: Number.isNaN(readHeadcount(people)) ? 'Enter a whole number of people.' : null,
  budget: Number.isNaN(readBudget(budget))
    ? `Enter an amount in ${currencyName()}, such as ${1500 * moneyStyle().scale}.`
    : null,
});

/** The fields as URL parameters. Days are in `shown` unless another zone was chosen. */
export const askedIn = (form: FinderForm, shown: Zone): AskedFinder => {
  const budget = readBudget(form.budget);
  const people = readHeadcount(form.people);
  const month = form.month === null ? null : daysOfMonth(form.month);
  const from = form.day ?? month?.from ?? null;
  return {
    people: people === null ? null : String(people),
    budget: budget === null ? null : String(budget),
    from,
    to: form.day === null ? (month?.to ?? null) : null,
    zone: from === null ? null : (form.zone ?? shown),
  };
};

/** This month and the eleven following ones, such as `2027-03`. */
export const monthsFrom = (today: LocalDate): readonly string[] => {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, n) => new Date(Date.UTC(year, month + n)).toISOString().slice(0, 7));
};
