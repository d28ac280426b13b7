import { z } from 'zod';
import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import { bookingRulesFields } from '../../calendar/scheduling/booking-rules-rule.ts';
import { settingVersion } from '../../kernel/fields.ts';
import type { Policy } from '../policy/policy.ts';
import { policyFields } from '../policy/rules.ts';
import { type Brand, brandFields } from './brand.ts';
import { type Selling, sellingFields } from './selling.ts';
import { type ShopMoney, shopMoneyFields } from './shop-money.ts';
import type { ShopSettings } from './shop-settings.ts';
import { type TakingTimes, takingTimesFields } from './taking-times.ts';
import { type Texts, textsFields } from './texts.ts';

/** When customers and hosts are reminded. */
export interface Reminders {
  /** Days before a session. */
  readonly days: readonly number[];
  /** Days after a booking is delivered until its customer is asked for reviews; null asks nobody. */
  readonly reviewDays: number | null;
}

/** What holds until somebody says otherwise. */
export const USUAL_REMINDERS: Reminders = { days: [7, 2], reviewDays: 1 };

/** Of a number of days as it is typed. */
export const MAX_DAYS_LENGTH = 2;
const DAYS = 'Must be whole days from 1 to 60';

const REVIEW_DAYS = 'Must be whole days from 0 to 30';
const reviewDays = z.int(REVIEW_DAYS).min(0, REVIEW_DAYS).max(30, REVIEW_DAYS).nullable();

const remindersFields = z.object({
  // A release before reviews has stored none.
  reviewDays: reviewDays.default(USUAL_REMINDERS.reviewDays),
  days: z
    .array(z.int(DAYS).min(1, DAYS).max(60, DAYS), 'Send the days as a list')
    .max(5, 'At most five reminders')
    .transform((days) => [...new Set(days)].toSorted((a, b) => b - a)),
});

/** Everything that is set in the shop itself, by name. A later release adds names; a stored value is judged when it is read. */
export interface SettingsByName {
  readonly 'booking-rules': BookingRules;
  /** What changes of a booking cost. */
  readonly policy: Policy;
  readonly reminders: Reminders;
  readonly times: TakingTimes;
  readonly brand: Brand;
  readonly selling: Selling;
  readonly money: ShopMoney;
  readonly texts: Texts;
}

export type SettingName = keyof SettingsByName;

export const settingFields: { readonly [Name in SettingName]: z.ZodType<SettingsByName[Name]> } = {
  'booking-rules': bookingRulesFields,
  policy: policyFields,
  reminders: remindersFields,
  times: takingTimesFields,
  brand: brandFields,
  selling: sellingFields,
  money: shopMoneyFields,
  texts: textsFields,
};

/** What is not as it should be counts as not set, so that a shop never stands still for it. */
const storedOf = <Name extends SettingName>(name: Name, value: unknown): SettingsByName[Name] | null =>
  settingFields[name].safeParse(value).data ?? null;

/** What is served with the catalogue, of all stored values by name. */
export const shopSettingsOf = (values: Readonly<Record<string, unknown>>): ShopSettings => ({
  brand: storedOf('brand', values.brand),
  selling: storedOf('selling', values.selling),
  money: storedOf('money', values.money),
  texts: storedOf('texts', values.texts),
  times: storedOf('times', values.times),
});

/** The body of `PUT /api/admin/settings/reminders`. */
export const remindersRule = remindersFields.extend({
  // Who does not send it leaves it as it is.
  reviewDays: reviewDays.optional(),
  version: settingVersion(),
});

export interface Setting<Value> {
  readonly value: Value;
  /** From 1. */
  readonly version: number;
}

/** Values that are set in the shop itself. */
export interface Settings {
  /** null where nobody has set it. */
  byName<Name extends SettingName>(name: Name): Promise<Setting<SettingsByName[Name]> | null>;
  /** Sets a value and raises its version. */
  put<Name extends SettingName>(
    name: Name,
    value: SettingsByName[Name],
    at: Date,
  ): Promise<Setting<SettingsByName[Name]>>;
}
