import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../web/api/transport/query-client.ts';
import { showEarliestDays } from '../../../web/app/earliest-days.ts';
import { dayWords, placeOf } from '../../../web/ui/formats/zone-moment.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { freeStarts, sellTimed } from './sell-timed.ts';

const ZONE_KEY = 'time-zone';
const chooseZone = (zone: string) => {
  localStorage.setItem(ZONE_KEY, zone);
  dispatchEvent(new StorageEvent('storage', { key: ZONE_KEY }));
};

describe('the earliest free day', () => {
  it('comes into its place on cards in sight, by the reader’s clocks, and is asked for once for all of them', async () => {
    const sold = await sellTimed('instant');
    const [first = ''] = await freeStarts(sold.id);
    const { asked } = await openScreen(`/?search=${sold.title.replace(' ', '+')}`);
    chooseZone('UTC');
    const card = page.getByRole('link', { name: new RegExp(sold.title) });
    await expect.element(card).toBeVisible();
    await expect.element(card).not.toMatchTextContent('Earliest');
    await document.fonts.ready;
    const title = card.getByRole('heading');
    const before = title.element().getBoundingClientRect().top;
    onTestFinished(showEarliestDays(createQueryClient((input, init) => window.fetch(input, init))));
    const inUtc = dayWords(placeOf(first, 'UTC').day);
    await expect.element(card).toMatchTextContent(`Earliest: ${inUtc}`);
    expect(title.element().getBoundingClientRect().top).toBe(before);
    await expectAccessible('main');
    const asks = () => asked.filter(({ path }) => path === '/api/free-days').length;
    expect(asks()).toBe(1);
    // Out of sight and back: it is known.
    await page.viewport(1440, 120);
    await page.viewport(1440, 900);
    await expect.element(card).toMatchTextContent(`Earliest: ${inUtc}`);
    expect(asks()).toBe(1);
    // Nine in the morning in London is the evening before far in the west.
    chooseZone('Pacific/Pago_Pago');
    const inTheWest = dayWords(placeOf(first, 'Pacific/Pago_Pago').day);
    await expect.element(card).toMatchTextContent(`Earliest: ${inTheWest}`);
    await expect.poll(asks).toBe(2);
  });
});
