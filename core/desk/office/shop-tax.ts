import type { WithLastChange } from '../../shop/settings/last-change.ts';
import type { Setting } from '../../shop/settings/registry.ts';
import type { TaxChoice } from '../../shop/tax/tax-settings.ts';

/** What the owner says of tax, with what of it is in use. */
export interface ShopTax extends WithLastChange<Setting<TaxChoice>> {
  /** Of each rate, whether something is booked on its days. */
  readonly ratesInUse: readonly boolean[];
}
