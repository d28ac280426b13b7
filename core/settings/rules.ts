import { z } from 'zod';
import { brandFields } from './brand.ts';
import { sellingFields } from './selling.ts';
import { textsFields } from './texts.ts';

/** Groups of settings that are edited as one, each with a version of its own. */
export const SETTINGS_GROUPS = ['brand', 'selling', 'reminders', 'texts'] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** The version that an edit was made of; 0 while nobody has set the group. */
export const groupVersion = () =>
  z.int('Must be a whole number').min(0, 'Must be at least 0').max(2_147_483_647, 'Too large').nullish();

export const brandRule = brandFields.extend({ version: groupVersion() });
export const sellingRule = sellingFields.extend({ version: groupVersion() });
export const textsRule = textsFields.extend({ version: groupVersion() });
