import type { SettingsWire } from '../../api/admin/settings.ts';

/** What the form holds of the seller: nothing but text. */
export type SellingDraft = Record<Exclude<keyof SettingsWire['selling'], 'version' | 'changed'>, string>;
