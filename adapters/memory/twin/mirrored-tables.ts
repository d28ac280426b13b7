import { RECORD_PORTS } from '@wondercast/core/desk/records/record-kinds';
import type { Committed } from '../tables.ts';

/** What the test shop has of the live one. Everything else is its own. */
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
