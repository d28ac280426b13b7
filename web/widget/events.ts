import type { Tier } from '@wondercast/core/shop/pricing/tiers';
import type { Trouble } from './trouble.ts';

/** Events that an element dispatches to its page. Amounts are in dollars. They contain no personal data. */
export interface WidgetEvents {
  /** The shop's first content is shown. */
  readonly ready: { readonly experiences: number };
  /** The server has priced the cart. */
  readonly quoted: {
    readonly items: number;
    readonly subtotal: number;
    readonly discount: number;
    readonly total: number;
  };
  /** A booking was placed. With `card`, its pay page was opened. */
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

/** Events do not bubble: an `error` event that does would look like one of the page's own. */
export const eventSender =
  (element: HTMLElement): SendEvent =>
  (name, detail) =>
    void element.dispatchEvent(new CustomEvent(name, { detail }));
