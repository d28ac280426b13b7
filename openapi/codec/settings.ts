import type { Reminders, Setting } from '@wondercast/core/scheduling/settings';
import type { Brand } from '@wondercast/core/settings/brand';
import type { PageText } from '@wondercast/core/settings/page-text';
import type { Selling } from '@wondercast/core/settings/selling';
import type { Texts } from '@wondercast/core/settings/texts';
import type { Wire } from './wire.ts';

export const encodeBrand = ({ value, version }: Setting<Brand>): Wire<'BrandSettings'> => ({
  ...value,
  version,
});

export const encodeSelling = ({ value, version }: Setting<Selling>): Wire<'SellingSettings'> => ({
  ...value,
  version,
});

export const encodeReminders = ({ value, version }: Setting<Reminders>): Wire<'ReminderSettings'> => ({
  days: [...value.days],
  reviewDays: value.reviewDays,
  version,
});

export const encodeTexts = ({ value, version }: Setting<Texts>): Wire<'TextSettings'> => ({
  ...value,
  version,
});

export const encodePageText = ({ title, intro, sections }: PageText): Wire<'PageText'> => ({
  title,
  intro: [...intro],
  sections: sections.map((section) => ({ title: section.title, paragraphs: [...section.paragraphs] })),
});
