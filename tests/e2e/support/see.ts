import type { Locator, Page } from 'playwright';
import { PATIENCE_MS } from '../../support/patience.ts';
import { expect } from './expect.ts';
import type { KeptLine } from './stored-cart.ts';

/** What a message says, title and text in one, in the region that is read out when it comes. */
export const message = (page: Page, title: string, text = ''): Locator =>
  page.getByRole('status').filter({ hasText: `${title}${text}` });

/** The same for what went wrong; it is read out at once. */
export const failure = (page: Page, title: string, text = ''): Locator =>
  page.getByRole('alert').filter({ hasText: `${title}${text}` });

export const loadCart = async (page: Page): Promise<readonly KeptLine[]> =>
  JSON.parse(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')) as KeptLine[];

export const openCart = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Cart, / }).click();
  return page.getByRole('dialog', { name: 'Shopping Cart' });
};

/** The ticket beside an experience. */
export const ticketOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Booking' });

export const css = (target: Locator, property: string): Promise<string> =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Leaves a panel by Escape. The focus comes into it a moment after it is seen: a key before that is pressed again. */
export const leave = (page: Page, panel: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: PATIENCE_MS });
