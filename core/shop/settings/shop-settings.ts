import { type SettingName, type SettingsByName, settingFields } from './registry.ts';

/** What is served with the catalogue. */
const SERVED = ['brand', 'selling', 'money', 'texts', 'times', 'tax'] as const satisfies SettingName[];

/** What is set in the shop itself and served with the catalogue; null holds what the configuration says. */
export type ShopSettings = { readonly [Name in (typeof SERVED)[number]]: SettingsByName[Name] | null };

/** Of all stored values by name. What is not as it should be counts as not set, so that a shop never stands still for it. */
export const shopSettingsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    SERVED.map((name) => [name, settingFields[name].safeParse(values[name]).data ?? null]),
  ) as ShopSettings;

export const NOTHING_SET = shopSettingsOf({});
