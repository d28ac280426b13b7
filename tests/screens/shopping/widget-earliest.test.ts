import { createClient } from '@wondercast/client';
import { h } from 'preact';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dayWords, placeOf } from '../../../web/ui/formats/zone-moment.ts';
import { ExperienceList } from '../../../web/widget/views/ExperienceList.tsx';
import { showInWidget, widgetShop } from '../support/widget-view.ts';
import { freeStarts, sellTimed } from './sell-timed.ts';

it('cards of the widget say the earliest free day by the visitor’s clocks, asked for once all of them are shown', async () => {
  const sold = await sellTimed('instant');
  const [first = ''] = await freeStarts(sold.id);
  const card = page.getByRole('listitem').filter({ hasText: sold.title });
  const shownAtAsk: number[] = [];
  const client = createClient({
    baseUrl: location.origin,
    fetch: (input, init) => {
      if (`${input}`.includes('/api/free-days')) shownAtAsk.push(card.elements().length);
      return fetch(input, init);
    },
  });
  const shop = widgetShop({ client });
  showInWidget(
    shop,
    h(ExperienceList, {
      arrived: false,
      category: null,
      narrowed: { search: sold.title, category: null },
      onNarrow: () => undefined,
      left: null,
      listed: { current: null },
      onOpen: () => undefined,
      onCart: () => undefined,
    }),
  );
  await expect.element(card).toBeVisible();
  const dayIn = (zone: string) => dayWords(placeOf(first, zone as 'UTC').day);
  await expect.element(card).toMatchTextContent(`Earliest: ${dayIn('America/New_York')}`);
  expect(shownAtAsk).toEqual([1]);
  // Chosen elsewhere on the page: nine in the morning in London is the evening before far in the west.
  shop.basket.change({ zone: 'Pacific/Pago_Pago' as 'UTC' });
  await expect.element(card).toMatchTextContent(`Earliest: ${dayIn('Pacific/Pago_Pago')}`);
  expect(shownAtAsk).toEqual([1, 1]);
});
