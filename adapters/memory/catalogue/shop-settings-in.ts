import { type ShopSettings, shopSettingsOf } from '@wondercast/core/shop/settings/shop-settings';
import type { Tables } from '../tables.ts';

/** The shop's settings that are served with the catalogue. */
export const shopSettingsIn = ({ settings }: Pick<Tables, 'settings'>): ShopSettings =>
  shopSettingsOf(Object.fromEntries(settings.entries().map(([name, { value }]) => [name, value])));
