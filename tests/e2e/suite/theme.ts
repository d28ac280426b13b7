import { describe } from 'vitest';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { css } from '../support/see.ts';

const GROUND = { dark: 'rgb(18, 13, 23)', light: 'rgb(251, 246, 238)' };

export const describeTheme = () =>
  describe('the theme', () => {
    it('is dark by default, whatever the system prefers', async ({ arrive }) => {
      const { page, visit } = await arrive({ context: { colorScheme: 'light' } });
      await visit('/about');
      expect(await css(page.locator('body'), 'background-color')).toBe(GROUND.dark);
      await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
    });

    it('is remembered under `theme`, and stands before anything is painted', async ({ arrive }) => {
      const { page, context, visit } = await arrive();
      await visit('/about');
      await page.getByRole('button', { name: 'Theme: dark' }).click();
      await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
      expect(await css(page.locator('body'), 'background-color')).toBe(GROUND.light);
      await context.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
        }).observe(document, { childList: true, subtree: true });
      });
      await visit('/contact');
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(new Set(seen)).toEqual(new Set([GROUND.light]));
    });

    it('follows the system when told to, also while it changes, and other tabs follow this one', async ({
      arrive,
    }) => {
      const { page, context, visit } = await arrive({ theme: 'system', context: { colorScheme: 'light' } });
      await visit('/about');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(html).toHaveAttribute('data-theme', 'dark');
      const other = await context.newPage();
      await other.goto('/about');
      await page.getByRole('contentinfo').getByText('Light', { exact: true }).click();
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.getByRole('button', { name: 'Theme: light' }).click();
      await expect(page.getByRole('button', { name: 'Theme: system' })).toBeVisible();
      await expect(other.getByRole('contentinfo').getByRole('radio', { name: 'System' })).toBeChecked();
    });

    it('survives a browser that keeps nothing', async ({ arrive }) => {
      const { page, context, visit } = await arrive();
      await context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        });
      });
      await visit('/about');
      await page.getByRole('button', { name: 'Theme: dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });
