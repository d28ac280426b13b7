import type { Tier } from '@wondercast/core/shop/pricing/tiers';
import type { Trouble } from './trouble.ts';

/** What a page hears from an element. Money is in dollars. Nothing says who booked. */
export interface WidgetEvents {
  /** The first of the shop is shown. */
  readonly ready: { readonly experiences: number };
  /** The shop has priced the cart. */
  readonly quoted: {
    readonly items: number;
    readonly subtotal: number;
    readonly discount: number;
    readonly total: number;
  };
  /** A booking is placed. With `card` its payment page has been opened. */
  readonly booked: {
    readonly bookingReference: string;
    readonly total: number;
    readonly payment: 'card' | 'later';
    readonly items: readonly {
      readonly experience: string;
      readonly selectedTier: Tier;
      readonly quantity: number;
    }[];
  };
  readonly error: Trouble;
}

export type SendEvent = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;

/** Events stay at their element: an `error` that rises would look like one of the page's own. */
export const eventSender =
  (element: HTMLElement): SendEvent =>
  (name, detail) =>
    void element.dispatchEvent(new CustomEvent(name, { detail }));
