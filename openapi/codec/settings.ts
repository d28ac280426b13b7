import type { MoneySet } from '@wondercast/core/desk/office/money-set';
import type { RecordFields, ValuesOf } from '@wondercast/core/kernel/records/field';
import { BRAND } from '@wondercast/core/shop/settings/brand-record';
import type { WithLastChange } from '@wondercast/core/shop/settings/last-change';
import { MONEY } from '@wondercast/core/shop/settings/money-record';
import type { PageText } from '@wondercast/core/shop/settings/page-text';
import type { Setting } from '@wondercast/core/shop/settings/registry';
import { REMINDERS, type Reminders } from '@wondercast/core/shop/settings/reminders-record';
import { SELLING } from '@wondercast/core/shop/settings/selling-record';
import type { SettingsGroup } from '@wondercast/core/shop/settings/setting-records';
import { TEXTS } from '@wondercast/core/shop/settings/texts-record';
import { TIMES } from '@wondercast/core/shop/settings/times-record';
import { encodeLastChange } from './last-change.ts';
import { encoderOf } from './record.ts';
import type { Wire } from './wire.ts';

const settingEncoder = <Fields extends RecordFields>(fields: Fields) => {
  const encode = encoderOf(fields);
  return ({ value, version, changed }: WithLastChange<Setting<ValuesOf<Fields>>>) => ({
    ...encode(value),
    version,
    changed: encodeLastChange(changed),
  });
};

const encodeMoney = settingEncoder(MONEY);
const encodeReminders = settingEncoder(REMINDERS);

/** Each part of the settings as administrators edit it. */
export const encodeSetting = {
  brand: settingEncoder(BRAND),
  selling: settingEncoder(SELLING),
  money: (set: MoneySet) => ({ ...encodeMoney(set), isFixed: set.isFixed }),
  reminders: (set: WithLastChange<Setting<Reminders>>) => ({
    ...encodeReminders(set),
    days: [...set.value.days],
  }),
  times: settingEncoder(TIMES),
  texts: settingEncoder(TEXTS),
} satisfies Readonly<Record<SettingsGroup, unknown>>;

export const encodePageText = ({ title, intro, sections }: PageText): Wire<'PageText'> => ({
  title,
  intro: [...intro],
  sections: sections.map((section) => ({ title: section.title, paragraphs: [...section.paragraphs] })),
});
