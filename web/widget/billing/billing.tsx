/** @jsxImportSource preact */
import { h, render } from 'preact';
import { BillingPanel, type BillingPanelProps } from './BillingPanel.tsx';

/** Where the customer is, in a file of its own with a Preact of its own: plain values go in, and no nodes. */
export interface Billing {
  show(place: Element, told: BillingPanelProps): void;
  hide(place: Element): void;
}

export const billing: Billing = {
  show: (place, told) => render(h(BillingPanel, told), place),
  hide: (place) => render(null, place),
};
