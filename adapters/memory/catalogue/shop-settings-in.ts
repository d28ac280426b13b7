import { type ShopSettings, shopSettingsOf } from '@wondercast/core/shop/settings/shop-settings';
import type { Tables } from '../tables.ts';

/** What is set in the shop and served with the catalogue. */
export const shopSettingsIn = ({ settings }: Pick<Tables, 'settings'>): ShopSettings =>
  shopSettingsOf(Object.fromEntries(settings.entries().map(([name, { value }]) => [name, value])));
