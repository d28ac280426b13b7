import { describe } from 'vitest';
import { unique } from '../../support/builders.ts';
import { inFull } from '../../support/full.ts';
import { timePasses } from '../../support/time-passes.ts';
import { placeBooking, visitSignedIn } from '../support/account.ts';
import { signInAsAdmin, tabsOf, visitDashboard } from '../support/admin.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { message } from '../support/see.ts';
import { PHONE } from '../support/visitor.ts';

export const describeAdminAccess = () =>
  describe('the dashboard', () => {
    it('says Access Denied to whoever is no administrator, and the way home', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, visit } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await visit('/admin');
      const denied = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
        await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      };
      await denied();
      await visitSignedIn(visitor, '/admin');
      await denied();
      expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    it('is closed as soon as the server refuses, whatever was known of the user', async ({ arrive }) => {
      const { page, context, visit, allow } = await arrive();
      allow(/Failed to load resource: .* 403/);
      await signInAsAdmin(context);
      await context.route('**/api/admin/**', (route) =>
        route.fulfill({ status: 403, json: { message: 'You do not have permission to access this page.' } }),
      );
      await visit('/admin?tab=discounts');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    });

    inFull(() => {
      it('has its five tabs first, starts with Experiences, and keeps the tab in the address', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page } = visitor;
        await visitDashboard(visitor, '');
        const tabs = page.getByRole('tab');
        const titles = tabsOf('owner');
        expect(titles.slice(0, 5)).toEqual([
          'Experiences',
          'Bookings',
          'Categories',
          'Discount Codes',
          'Add-Ons',
        ]);
        await expect(tabs).toHaveText(titles);
        await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experiences');
        await tabs.first().focus();
        await page.keyboard.press('ArrowDown');
        await expect(page).toHaveURL('/admin?tab=bookings');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
        await tabs.nth(2).click();
        await expect(page).toHaveURL('/admin?tab=categories');
        await page.goBack();
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(message(page, 'Logout successful')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
      });

      it('keeps its wordmark and its counts in the column of its tabs; only what waits is counted', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, context } = visitor;
        await placeBooking(context);
        await visitDashboard(visitor, '');
        const counts = page.locator('[role=tab] > [data-count]');
        await expect(page.getByRole('tab', { name: 'Bookings' }).locator('[data-count]')).toHaveCount(1);
        await expect(page.getByRole('tab', { name: 'Experiences' }).locator('[data-count]')).toHaveCount(0);
        const tab = await page.getByRole('tab').first().boundingBox();
        const end = (tab?.x ?? 0) + (tab?.width ?? 0) - 12;
        for (const count of await counts.all()) {
          const box = await count.boundingBox();
          expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - end)).toBeLessThan(1);
        }
        const mark = await page.locator('aside > a').first().boundingBox();
        expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(end + 12);
      });

      it('has a strip of its tabs on a phone, and a sheet of all of them', async ({ arrive }) => {
        const visitor = await arrive({ size: PHONE });
        const { page } = visitor;
        await visitDashboard(visitor, '?tab=audit');
        await expect(page.getByRole('tab', { name: 'Audit Log' })).toBeInViewport();
        await page.getByRole('button', { name: 'All sections' }).click();
        const sheet = page.getByRole('dialog', { name: 'All sections' });
        await expect(sheet.getByRole('region')).toHaveText([/^Shop/, /^Delivery/, /^Accounts/, /^Office/]);
        await expect(sheet.getByRole('button', { name: 'Audit Log' })).toHaveAttribute(
          'aria-current',
          'page',
        );
        await sheet.getByRole('button', { name: 'Discount Codes' }).click();
        await expect(page).toHaveURL('/admin?tab=discounts');
        await expect(sheet).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discount Codes');
      });

      it('shows what was changed meanwhile to whoever comes back to it', async ({ arrive }) => {
        const visitor = await arrive();
        const { page, context } = visitor;
        await visitDashboard(visitor, '?tab=categories');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
        const name = unique('Quiet evenings ');
        const answer = await context.request.post('/api/categories', {
          data: { name, slug: unique('quiet-evenings') },
        });
        expect(answer.ok()).toBe(true);
        // Whoever was away for a moment only is not shown anything new yet.
        await timePasses(2_100);
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        await expect(page.getByText(name)).toBeVisible();
      });

      it('is no part of what other pages load', async ({ arrive }) => {
        const { page, visit } = await arrive();
        const loaded: string[] = [];
        page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
        await visit('/');
        await page.waitForLoadState('networkidle');
        expect(loaded.some((path) => path.startsWith('/assets/'))).toBe(true);
        expect(loaded.filter((path) => /Admin|RailTabs|GridList/.test(path))).toEqual([]);
      });
    });
  });
