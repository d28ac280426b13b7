import type { MoneySet } from '@wondercast/core/desk/office/money-set';
import type { Brand } from '@wondercast/core/shop/settings/brand';
import type { WithLastChange } from '@wondercast/core/shop/settings/last-change';
import type { PageText } from '@wondercast/core/shop/settings/page-text';
import type { Setting } from '@wondercast/core/shop/settings/registry';
import type { Reminders } from '@wondercast/core/shop/settings/reminders';
import type { Selling } from '@wondercast/core/shop/settings/selling';
import type { TakingTimes } from '@wondercast/core/shop/settings/taking-times';
import type { Texts } from '@wondercast/core/shop/settings/texts';
import { encodeLastChange } from './last-change.ts';
import type { Wire } from './wire.ts';

export const encodeBrand = ({
  value,
  version,
  changed,
}: WithLastChange<Setting<Brand>>): Wire<'BrandSettings'> => ({
  ...value,
  version,
  changed: encodeLastChange(changed),
});

export const encodeSelling = ({
  value,
  version,
  changed,
}: WithLastChange<Setting<Selling>>): Wire<'SellingSettings'> => ({
  ...value,
  version,
  changed: encodeLastChange(changed),
});

export const encodeMoney = ({ value, isFixed, version, changed }: MoneySet): Wire<'MoneySettings'> => ({
  ...value,
  isFixed,
  version,
  changed: encodeLastChange(changed),
});

export const encodeReminders = ({
  value,
  version,
  changed,
}: WithLastChange<Setting<Reminders>>): Wire<'ReminderSettings'> => ({
  days: [...value.days],
  reviewDays: value.reviewDays,
  version,
  changed: encodeLastChange(changed),
});

export const encodeTimes = ({
  value,
  version,
  changed,
}: WithLastChange<Setting<TakingTimes>>): Wire<'TimesSettings'> => ({
  ...value,
  version,
  changed: encodeLastChange(changed),
});

export const encodeTexts = ({
  value,
  version,
  changed,
}: WithLastChange<Setting<Texts>>): Wire<'TextSettings'> => ({
  ...value,
  version,
  changed: encodeLastChange(changed),
});

export const encodePageText = ({ title, intro, sections }: PageText): Wire<'PageText'> => ({
  title,
  intro: [...intro],
  sections: sections.map((section) => ({ title: section.title, paragraphs: [...section.paragraphs] })),
});
