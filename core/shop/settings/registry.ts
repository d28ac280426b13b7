import type { z } from 'zod';
import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import { bookingRulesFields } from '../../calendar/scheduling/valid-booking-rules.ts';
import type { ValuesOf } from '../../kernel/records/field.ts';
import type { ServedPart } from '../../kernel/records/ports.ts';
import { newRecordRule } from '../../kernel/records/record-rules.ts';
import type { Policy } from '../policy/policy.ts';
import { policyFields } from '../policy/rules.ts';
import { taxFields } from '../tax/rules.ts';
import type { TaxChoice } from '../tax/tax-settings.ts';
import { mapParts, type SettingRecords, type SettingsGroup } from './setting-records.ts';

type PartsByName = { readonly [Group in SettingsGroup]: ValuesOf<SettingRecords[Group]> };

/** Everything that is set in the shop itself, by name. A later release may add names; a stored value is validated when it is read. */
export interface SettingsByName extends PartsByName {
  readonly 'booking-rules': BookingRules;
  /** What changes of a booking cost. */
  readonly policy: Policy;
  readonly tax: TaxChoice;
}

export type SettingName = keyof SettingsByName;

/** Validates stored values: a field that an earlier release did not store gets its initial value. */
export const settingFields: { readonly [Name in SettingName]: z.ZodType<SettingsByName[Name]> } = {
  ...mapParts<{ readonly [Group in SettingsGroup]: z.ZodType<SettingsByName[Group]> }>(newRecordRule),
  'booking-rules': bookingRulesFields,
  policy: policyFields,
  tax: taxFields,
};

/** The part of the catalogue's data with which a setting is served. */
export const servedAs = (name: SettingName): ServedPart =>
  name === 'booking-rules' || name === 'policy' ? 'booking-rules' : 'settings';

export interface Setting<Value> {
  readonly value: Value;
  /** From 1. */
  readonly version: number;
}

/** The settings that are made in the shop itself. */
export interface Settings {
  /** null where nobody has set it. */
  byName<Name extends SettingName>(name: Name): Promise<Setting<SettingsByName[Name]> | null>;
  /** Sets a value and raises its version, and the catalogue's: every process serves it within a second. */
  put<Name extends SettingName>(
    name: Name,
    value: SettingsByName[Name],
    at: Date,
  ): Promise<Setting<SettingsByName[Name]>>;
}
