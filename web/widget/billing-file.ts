import type { Billing } from './billing/billing.tsx';
import { SHOP_URL } from './shop-url.ts';

/** The file's URL; inserted by the widget's build. */
declare const __WIDGET_BILLING__: string;

/** The billing fields, once they were loaded. */
export let billing: Billing | null = null;

/** Loads the billing fields from a separate file, for shops that charge tax. */
export const loadBilling = async (): Promise<void> => {
  billing ??= ((await import(/* @vite-ignore */ SHOP_URL + __WIDGET_BILLING__)) as { billing: Billing })
    .billing;
};
