import { shopSettingsOf } from '@wondercast/core/shop/settings/registry';
import type { ShopSettings } from '@wondercast/core/shop/settings/shop-settings';
import type { Tables } from '../tables.ts';

/** What is set in the shop and served with the catalogue. */
export const shopSettingsIn = ({ settings }: Pick<Tables, 'settings'>): ShopSettings =>
  shopSettingsOf({
    brand: settings.get('brand')?.value,
    selling: settings.get('selling')?.value,
    money: settings.get('money')?.value,
    texts: settings.get('texts')?.value,
    times: settings.get('times')?.value,
    tax: settings.get('tax')?.value,
  });
