import { RECORD_PORTS } from '@wondercast/core/desk/records/record-kinds';
import type { Committed } from '../tables.ts';

/** Tables that the test shop copies from the live shop. All others are its own. */
export const MIRRORED = [
  'experiences',
  'experienceBySlug',
  'categories',
  'categoryBySlug',
  'categoryByName',
  'addOns',
  'reviews',
  'logos',
  'catalogue',
  'settings',
  'hosts',
  'hostAbsences',
  ...RECORD_PORTS,
  'partners',
  'webhookEndpoints',
  'accounts',
  'accountByUsername',
] as const satisfies readonly (keyof Committed)[];

/** Fields of mirrored rows that the test shop writes itself. */
export const OWN_FIELDS: Partial<Readonly<Record<keyof Committed, readonly string[]>>> = {
  discountCodes: ['currentUses'],
  hosts: ['pageOpenedAt'],
};
