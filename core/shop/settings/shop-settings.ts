import type { TaxChoice } from '../tax/tax-settings.ts';
import type { Brand } from './brand.ts';
import type { Selling } from './selling.ts';
import type { ShopMoney } from './shop-money.ts';
import type { TakingTimes } from './taking-times.ts';
import type { Texts } from './texts.ts';

/** What is set in the shop itself and served with the catalogue; null holds what the configuration says. */
export interface ShopSettings {
  readonly brand: Brand | null;
  readonly selling: Selling | null;
  readonly money: ShopMoney | null;
  readonly texts: Texts | null;
  readonly times: TakingTimes | null;
  readonly tax: TaxChoice | null;
}

export const NOTHING_SET: ShopSettings = {
  brand: null,
  selling: null,
  money: null,
  texts: null,
  times: null,
  tax: null,
};
