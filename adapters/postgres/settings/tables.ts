import { defineEntity, p } from '@mikro-orm/core';
import type { SettingName, SettingsByName } from '@wondercast/core/shop/settings/registry';
import { at, text, version } from '../driver/column-builders.ts';

/** The shop's settings by name. */
export const SettingRow = defineEntity({
  name: 'SettingRow',
  tableName: 'settings',
  properties: {
    name: text().$type<SettingName>().primary(),
    value: p.json().$type<SettingsByName[SettingName]>(),
    version: version(),
    updatedAt: at(),
  },
});
