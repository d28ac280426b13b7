import { z } from 'zod';
import type { Policy } from '../policy/policy.ts';
import { policyFields } from '../policy/rules.ts';
import type { BookingRules } from './booking-rules.ts';
import { bookingRulesFields } from './booking-rules-rule.ts';

/** When customers and hosts are reminded. */
export interface Reminders {
  /** Days before a session. */
  readonly days: readonly number[];
}

/** What holds until somebody says otherwise. */
export const USUAL_REMINDERS: Reminders = { days: [7, 2] };

const remindersFields = z.object({
  days: z.array(z.int().min(1).max(60)).max(5),
});

/** Everything that is set in the shop itself, by name. A later release adds names; a stored value is judged when it is read. */
export interface SettingsByName {
  readonly 'booking-rules': BookingRules;
  /** What changes of a booking cost. */
  readonly policy: Policy;
  readonly reminders: Reminders;
}

export type SettingName = keyof SettingsByName;

export const settingFields: { readonly [Name in SettingName]: z.ZodType<SettingsByName[Name]> } = {
  'booking-rules': bookingRulesFields,
  policy: policyFields,
  reminders: remindersFields,
};

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
