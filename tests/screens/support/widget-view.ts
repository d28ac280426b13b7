import { createClient } from '@wondercast/client';
import { type ComponentChild, h, render } from 'preact';
import { onTestFinished } from 'vitest';
import { newBasket } from '../../../web/widget/basket.ts';
import type { Shop } from '../../../web/widget/shop.ts';
import { SurroundingsContext } from '../../../web/widget/surroundings.ts';

/** The shop as the widget has it. */
export const widgetShop = (change: Partial<Shop> = {}): Shop => {
  const client = createClient({ baseUrl: location.origin });
  return {
    url: location.origin,
    client,
    basket: newBasket(),
    place: () => Promise.reject(new Error('Nothing is booked here')),
    config: () => client.get('/api/config'),
    ...change,
  };
};

/** Shows a view of the widget in the page, until the test is over. */
export const showInWidget = (shop: Shop, view: ComponentChild): void => {
  const place = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => {
    render(null, place);
    place.remove();
  });
  const surroundings = { shop, sendEvent: () => undefined, say: () => undefined, owner: { left: false } };
  render(h(SurroundingsContext.Provider, { value: surroundings }, view), place);
};
