import type { RecordFields } from '../../kernel/records/field.ts';
import { BRAND } from './brand-record.ts';
import { MONEY } from './money-record.ts';
import { REMINDERS } from './reminders-record.ts';
import { SELLING } from './selling-record.ts';
import { TEXTS } from './texts-record.ts';
import { TIMES } from './times-record.ts';

/** The parts of the settings that are records: each part is edited as a whole and has its own version. */
export const SETTING_RECORDS = {
  brand: BRAND,
  selling: SELLING,
  money: MONEY,
  reminders: REMINDERS,
  times: TIMES,
  texts: TEXTS,
} as const satisfies Readonly<Record<string, RecordFields>>;

export type SettingRecords = typeof SETTING_RECORDS;
export type SettingsGroup = keyof SettingRecords;

/** Makes one value for each part from its record. The caller states the type of the result. */
export const mapParts = <Made extends { readonly [Name in SettingsGroup]: unknown }>(
  make: (fields: RecordFields) => unknown,
) =>
  Object.fromEntries(Object.entries(SETTING_RECORDS).map(([name, fields]) => [name, make(fields)])) as Made;
