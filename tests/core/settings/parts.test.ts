import { defaultsOf, labelsOf, type RecordFields } from '@wondercast/core/kernel/records/field';
import { settingFields } from '@wondercast/core/shop/settings/registry';
import { USUAL_REMINDERS } from '@wondercast/core/shop/settings/reminders-record';
import { settingRules } from '@wondercast/core/shop/settings/rules';
import { SETTING_RECORDS, type SettingsGroup } from '@wondercast/core/shop/settings/setting-records';
import { USUAL_TAKING } from '@wondercast/core/shop/settings/times-record';
import { bundle } from '@wondercast/openapi/bundle';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../support/profile.ts';

const { brand, selling, money, texts } = aProfile();
const WHOLE: Readonly<Record<SettingsGroup, object>> = {
  brand: { ...brand, replyTo: 'desk@shop.example', signature: 'Your desk' },
  selling,
  money,
  reminders: { ...USUAL_REMINDERS, reviewDays: 9 },
  times: USUAL_TAKING,
  texts,
};
const { paths, components } = bundle();

describe.each(Object.entries(SETTING_RECORDS) as [SettingsGroup, RecordFields][])(
  'the part %s of the settings',
  (name, fields) => {
    const initial = defaultsOf(fields) as object;
    const without = Object.fromEntries(Object.entries(WHOLE[name]).filter(([field]) => !(field in initial)));

    it('is read as it was stored, and what a release before a field has stored has its initial value', () => {
      expect(settingFields[name].parse(WHOLE[name])).toEqual(WHOLE[name]);
      expect(settingFields[name].parse(without)).toEqual({ ...WHOLE[name], ...initial });
    });

    it('is sent as a whole; nothing stands for what may be left out', () => {
      expect(settingRules[name].parse({ ...without, version: 3 })).toEqual({ ...without, version: 3 });
      expect(settingRules[name].safeParse({}).success).toBe(false);
    });

    it('is in the contract, to be read with all its fields and to be set', () => {
      expect(components.schemas?.ShopSettings).toHaveProperty(['properties', name]);
      expect(paths[`/api/admin/settings/${name}`]).toHaveProperty('put');
    });

    it('has words for each field', () => {
      for (const label of Object.values(labelsOf(fields))) expect(label).not.toBe('');
    });
  },
);
