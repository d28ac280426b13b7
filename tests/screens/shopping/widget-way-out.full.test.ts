import { h } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ExperienceView } from '../../../web/widget/views/ExperienceView.tsx';
import { showInWidget, widgetShop } from '../support/widget-view.ts';
import { sellTimed } from './sell-timed.ts';

const open = (slug: string, shop = widgetShop()) =>
  showInWidget(shop, h(ExperienceView, { slug, arrived: false, onBack: null, onCart: () => undefined }));

/** Presses what takes the place of the cart, and tells where it led. */
const wayOut = async (): Promise<unknown> => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await page.getByRole('button', { name: 'Choose a time' }).click();
  return opened.mock.lastCall?.[0];
};

describe('where the widget cannot show free times', () => {
  afterEach(() => vi.restoreAllMocks());

  it('it leads to the page of the shop that can, when its file of them cannot be had', async () => {
    const { slug } = await sellTimed('instant');
    open(slug);
    expect(await wayOut()).toBe(`${location.origin}/experience/${slug}`);
  });

  it('nor takes a time that is paid before it is taken', async () => {
    const { slug } = await sellTimed('instant');
    const shop = widgetShop();
    open(slug, { ...shop, config: async () => ({ ...(await shop.config()), paidFirst: true }) });
    expect(await wayOut()).toBe(`${location.origin}/experience/${slug}`);
  });

  it('it takes wishes where an experience takes both', async () => {
    const { slug } = await sellTimed('both');
    open(slug);
    await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});
