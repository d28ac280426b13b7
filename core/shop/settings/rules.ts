import { settingVersion } from '../../kernel/fields.ts';
import { brandChangeFields } from './brand.ts';
import { sellingFields } from './selling.ts';
import { shopMoneyFields } from './shop-money.ts';
import { takingTimesFields } from './taking-times.ts';
import { textsFields } from './texts.ts';

/** Groups of settings that are edited as one, each with a version of its own. */
export const SETTINGS_GROUPS = ['brand', 'selling', 'money', 'reminders', 'times', 'texts'] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

export const brandRule = brandChangeFields.extend({ version: settingVersion() });
export const sellingRule = sellingFields.extend({ version: settingVersion() });
export const moneyRule = shopMoneyFields.extend({ version: settingVersion() });
export const timesRule = takingTimesFields.extend({ version: settingVersion() });
export const textsRule = textsFields.extend({ version: settingVersion() });
