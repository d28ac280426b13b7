import type { Billing } from './billing/billing.tsx';
import { SHOP_URL } from './shop-url.ts';

/** Where the shop has it; named when the widget is built. */
declare const __WIDGET_BILLING__: string;

/** What asks where the customer is, once it was needed. */
export let billing: Billing | null = null;

/** Fetches what asks where the customer is: a file of its own, for a shop that says tax. */
export const loadBilling = async (): Promise<void> => {
  billing ??= ((await import(/* @vite-ignore */ SHOP_URL + __WIDGET_BILLING__)) as { billing: Billing })
    .billing;
};
