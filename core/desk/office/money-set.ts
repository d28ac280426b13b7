import type { WithLastChange } from '../../shop/settings/last-change.ts';
import type { ShopMoney } from '../../shop/settings/money-record.ts';
import type { Setting } from '../../shop/settings/registry.ts';

/** The shop's currency, and whether it is fixed because something was sold. */
export type MoneySet = WithLastChange<Setting<ShopMoney>> & { readonly isFixed: boolean };
