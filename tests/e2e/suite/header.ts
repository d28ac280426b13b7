import { describe } from 'vitest';
import { DESK, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { css, leave } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

export const describeHeader = () => {
  describe('the header', () => {
    it('stays in view and changes its look once the page is scrolled more than 20 pixels', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/');
      const header = page.getByRole('banner');
      const clear = 'rgba(0, 0, 0, 0)';
      const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await scroll(20);
      await expect.poll(() => css(header, 'background-color')).toBe(clear);
      await scroll(21);
      await expect.poll(() => css(header, 'background-color')).not.toBe(clear);
      await scroll(1500);
      expect((await header.boundingBox())?.y).toBe(0);
      await scroll(0);
      await expect.poll(() => css(header, 'background-color')).toBe(clear);
    });

    it('offers contact, demo, search, filters, theme, cart and sign-in', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      const header = page.getByRole('banner');
      const demo = header.getByRole('link', { name: 'Book A Demo' });
      await expect(demo).toHaveAttribute('href', 'https://meet.wondercast.example/demo');
      await expect(demo).toHaveAttribute('target', '_blank');
      await expect(header.getByRole('combobox', { name: 'Search experiences' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
      await header.getByRole('button', { name: 'Filter experiences' }).click();
      const filter = page.getByRole('dialog', { name: 'Filter Experiences' });
      await expect(filter).toBeVisible();
      await leave(page, filter);
      await header.getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL('/contact');
    });

    it('counts the lines of the cart, in every tab alike', async ({ arrive }) => {
      const cart = storedCart(aStoredLine(JAZZ, { quantity: 3 }), aStoredLine(DESK));
      const { page, context, visit } = await arrive({ cart });
      await visit('/about');
      await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toHaveText('2');
      const other = await context.newPage();
      await other.goto('/about');
      await other.evaluate(() => localStorage.setItem('cart', '[]'));
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toHaveText('');
    });
  });

  describe('below 1080 pixels', () => {
    it('navigation moves into a side drawer that has everything the header had', async ({ arrive }) => {
      const { page, visit } = await arrive({ size: { width: 1080, height: 800 } });
      await visit('/about');
      const menu = page.getByRole('button', { name: 'Open menu' });
      await expect(menu).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible();
      await page.setViewportSize({ width: 1079, height: 800 });
      await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeHidden();
      await menu.click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const entries = drawer.getByRole('navigation').locator('a, button');
      await expect(entries).toHaveText([
        'Home',
        'Filter experiences',
        'About Us',
        'Contact Us',
        'Book A Demo',
      ]);
      await expect(drawer.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
      await drawer.getByText('Light', { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await drawer.getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/auth');
      await expect(drawer).toHaveCount(0);
    });

    it('the drawer leads to the filters, closes by its button and gives the focus back', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive({ size: { width: 390, height: 800 } });
      await visit('/about');
      const menu = page.getByRole('button', { name: 'Open menu' });
      await menu.click();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeFocused();
      await menu.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Filter experiences' }).click();
      const filter = page.getByRole('dialog', { name: 'Filter Experiences' });
      await expect(filter).toBeVisible();
      await leave(page, filter);
      await menu.click();
      await page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL('/contact');
    });
  });
};
