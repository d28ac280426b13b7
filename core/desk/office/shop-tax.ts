import type { WithLastChange } from '../../shop/settings/last-change.ts';
import type { Setting } from '../../shop/settings/registry.ts';
import type { TaxChoice } from '../../shop/tax/tax-settings.ts';

/** The owner's tax settings, with which of their rates are in use. */
export interface ShopTax extends WithLastChange<Setting<TaxChoice>> {
  /** For each rate, whether something is booked on its days. */
  readonly ratesInUse: readonly boolean[];
}
