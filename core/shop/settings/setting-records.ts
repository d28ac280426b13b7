import type { RecordFields } from '../../kernel/records/field.ts';
import { BRAND } from './brand-record.ts';
import { MONEY } from './money-record.ts';
import { REMINDERS } from './reminders-record.ts';
import { SELLING } from './selling-record.ts';
import { TEXTS } from './texts-record.ts';
import { TIMES } from './times-record.ts';

/** The parts of the settings that are records: each is edited as one and has a version of its own. */
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

/** Makes the same of each part; what that is of which record, whoever asks says. */
export const ofEachPart = <Made extends { readonly [Name in SettingsGroup]: unknown }>(
  make: (fields: RecordFields) => unknown,
) =>
  Object.fromEntries(Object.entries(SETTING_RECORDS).map(([name, fields]) => [name, make(fields)])) as Made;
