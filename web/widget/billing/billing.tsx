/** @jsxImportSource preact */
import { h, render } from 'preact';
import { BillingPanel, type BillingPanelProps } from './BillingPanel.tsx';

/** The interface of a separate file with its own copy of Preact. Only plain values are passed, no virtual nodes. */
export interface Billing {
  show(place: Element, told: BillingPanelProps): void;
  hide(place: Element): void;
}

export const billing: Billing = {
  show: (place, told) => render(h(BillingPanel, told), place),
  hide: (place) => render(null, place),
};
