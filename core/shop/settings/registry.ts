import type { z } from 'zod';
import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import { bookingRulesFields } from '../../calendar/scheduling/booking-rules-rule.ts';
import type { Policy } from '../policy/policy.ts';
import { policyFields } from '../policy/rules.ts';
import { taxFields } from '../tax/rules.ts';
import type { TaxChoice } from '../tax/tax-settings.ts';
import { type Brand, brandFields } from './brand.ts';
import { type Reminders, remindersFields } from './reminders.ts';
import { type Selling, sellingFields } from './selling.ts';
import { type ShopMoney, shopMoneyFields } from './shop-money.ts';
import type { ShopSettings } from './shop-settings.ts';
import { type TakingTimes, takingTimesFields } from './taking-times.ts';
import { type Texts, textsFields } from './texts.ts';

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
  readonly tax: TaxChoice;
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
  tax: taxFields,
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
  tax: storedOf('tax', values.tax),
  times: storedOf('times', values.times),
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
