import { type SettingName, type SettingsByName, settingFields } from './registry.ts';

/** The settings that are served with the catalogue. */
const SERVED = ['brand', 'selling', 'money', 'texts', 'times', 'tax'] as const satisfies SettingName[];

/** The settings that are made in the shop itself and served with the catalogue; null where the configuration applies. */
export type ShopSettings = { readonly [Name in (typeof SERVED)[number]]: SettingsByName[Name] | null };

/** The served settings among all stored values by name. An invalid value counts as not set, so that it never stops a shop. */
export const shopSettingsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    SERVED.map((name) => [name, settingFields[name].safeParse(values[name]).data ?? null]),
  ) as ShopSettings;

export const NOTHING_SET = shopSettingsOf({});
