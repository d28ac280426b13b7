import type { Page } from 'playwright';
import { describe } from 'vitest';
import { fullOr } from '../../support/full.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { confirmBooking, placeBooking, signUp } from '../support/account.ts';
import { axeFindings, COLOURS, OF_WIDTH } from '../support/axe.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import type { MemoryShop } from '../support/memory-shop.ts';
import { openCart } from '../support/see.ts';
import { type Visitor, WIDE } from '../support/visitor.ts';
import { aCart } from './checkout.ts';

const WIDTHS = fullOr<readonly [width: number, rules: readonly string[] | null]>(
  [
    [1081, null],
    [1079, OF_WIDTH],
    [390, OF_WIDTH],
  ],
  [[390, null]],
);
const HEIGHT = 900;

/** A page of 1280 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };

type Prepare = (visitor: Visitor, shop: MemoryShop) => Promise<void>;

const at =
  (path: string, then: (page: Page) => Promise<unknown> = async () => {}): Prepare =>
  async ({ visit, page }) => {
    await visit(path);
    await then(page);
  };

const signedInAt =
  (path: string, then: (page: Page) => Promise<unknown> = async () => {}): Prepare =>
  async (visitor, shop) => {
    await signUp(visitor.context);
    await confirmBooking(shop, await placeBooking(visitor.context));
    await placeBooking(visitor.context);
    await at(path, then)(visitor, shop);
  };

/** What is on the page and stays there, whatever its width. */
const PAGES: readonly (readonly [name: string, prepare: Prepare])[] = [
  ['the home page', at('/')],
  ['search results', at('/?search=tea')],
  [
    'no results',
    at('/?search=nothing-of-the-kind', (page) =>
      expect(page.getByText('No experiences found')).toBeVisible(),
    ),
  ],
  ['an experience', at('/experience/the-harlem-jazz-hour')],
  ['no such experience', at('/experience/none')],
  ['no such page', at('/none')],
  ['about', at('/about')],
  ['contact', at('/contact')],
  ['terms', at('/terms')],
  [
    'sign-in with mistakes',
    at('/auth', async (page) => {
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Username must be at least 3 characters long')).toBeVisible();
    }),
  ],
  ['no such link for a password', at('/reset-password')],
  ['an empty checkout', at('/checkout')],
  [
    'the checkout with mistakes',
    at('/checkout', async (page) => {
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await expect(page.getByText('Please enter your first name.').first()).toBeVisible();
    }),
  ],
  ['no such booking’s confirmation', at('/order-confirmation/WC-0123456789')],
  ['the profile', signedInAt('/profile')],
  ['payment methods', signedInAt('/profile?tab=payment')],
  ['the schedule', signedInAt('/profile?tab=cart')],
  [
    'own bookings',
    signedInAt('/profile?tab=bookings', (page) => expect(page.getByText('Confirmed').first()).toBeVisible()),
  ],
  ['the payment test', at('/stripe-test')],
];

/** What opens over a page, and may close when the page changes its width. */
const LAYERS: readonly (readonly [name: string, widths: readonly number[], prepare: Prepare])[] = [
  [
    'suggestions',
    [1081],
    at('/', async (page) => {
      await page.getByRole('combobox', { name: 'Search experiences' }).fill('tea');
      await expect(page.getByRole('option').first()).toBeVisible();
    }),
  ],
  [
    'the menu of small screens',
    [1079, 390],
    at('/', async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    }),
  ],
  [
    'Book Now',
    [1081, 390],
    at('/', async (page) => {
      await page.getByRole('button', { name: 'Book Now' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
  ],
  [
    'the filters',
    [1081, 390],
    at('/', async (page) => {
      await page.getByRole('button', { name: /^Filter( \d)?$/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filter Experiences' })).toBeVisible();
    }),
  ],
  ['the cart', [1081, 390], at('/', openCart)],
  [
    'a calendar',
    [1081, 390],
    at('/checkout', async (page) => {
      await page
        .getByRole('group', { name: /^Session 1/ })
        .first()
        .getByRole('button', { name: /^Date/ })
        .click();
      await expect(page.getByRole('grid')).toBeVisible();
    }),
  ],
  [
    'the time zones',
    [1081],
    at('/checkout', async (page) => {
      await page
        .getByRole('group', { name: /^Session 1/ })
        .first()
        .getByRole('button', { name: 'Time zone' })
        .click();
      await expect(page.getByRole('listbox')).toBeVisible();
    }),
  ],
  [
    'the user menu',
    [1081],
    signedInAt('/', async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /mara/ }).click();
      await expect(page.getByText('Signed in', { exact: true })).toBeVisible();
    }),
  ],
  [
    'a question before deleting',
    [1081, 390],
    signedInAt('/profile?tab=bookings', async (page) => {
      await page.getByRole('button', { name: 'Cancel Order' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    }),
  ],
];

/** Those with the most of what can be wrong: posters, a sheet of facts, a form with mistakes, a dialog. */
const RICHEST = ['the home page', 'an experience', 'the checkout with mistakes', 'Book Now'];
const richest = <Each extends readonly [name: string, ...unknown[]]>(all: readonly Each[]): readonly Each[] =>
  fullOr(
    all,
    all.filter(([name]) => RICHEST.includes(name)),
  );

/** A page that is just being drawn again may refer to what comes a moment later. */
const expectNothing = (page: Page, when: string, rules: readonly string[] | null = null) =>
  expect
    .poll(() => axeFindings(page, rules), { message: when, intervals: [200], timeout: PATIENCE_MS })
    .toEqual([]);

const inLight = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });

/** What makes the document wider than its window. */
const stickingOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth)
      .map(
        (each) =>
          `${each.tagName} ${each.textContent?.slice(0, 40)} ends at ${each.getBoundingClientRect().right}`,
      );
  });

export const describeAccessibility = () => {
  describe('axe finds nothing wrong', () => {
    it.for(richest(PAGES))(
      'on %s, in both themes, at every width, and at 400 % nothing sticks out',
      async ([name, prepare], { arrive, shop }) => {
        const visitor = await arrive({ cart: name.startsWith('an empty') ? '[]' : aCart(), size: WIDE });
        const { page, allow } = visitor;
        if (name.startsWith('no such')) allow(/404/);
        await prepare(visitor, shop);
        for (const [width, rules] of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expectNothing(page, `dark, ${width} px`, rules);
        }
        await inLight(page);
        await expectNothing(page, 'light', COLOURS);
        await page.setViewportSize(ZOOMED);
        expect(await stickingOut(page)).toEqual([]);
      },
    );

    it.for(
      richest(LAYERS).flatMap(([name, widths, prepare]) =>
        fullOr(widths, widths.slice(-1)).map((width) => [name, width, prepare] as const),
      ),
    )('on %s, in both themes, at %i px', async ([, width, prepare], { arrive, shop }) => {
      const visitor = await arrive({ cart: aCart(), size: { width, height: HEIGHT } });
      await prepare(visitor, shop);
      await expectNothing(visitor.page, 'dark');
      await inLight(visitor.page);
      await expectNothing(visitor.page, 'light', COLOURS);
    });

    it('and does find what is wrong', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      await page.evaluate(() => {
        document
          .querySelector('main')
          ?.insertAdjacentHTML('beforeend', '<button></button><img src="/favicon.svg">');
      });
      const found = (await axeFindings(page)).join('\n');
      expect(found).toContain('button-name');
      expect(found).toContain('image-alt');
    });
  });
};
