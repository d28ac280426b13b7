import type { Page } from 'playwright';
import { describe } from 'vitest';
import { fullOr } from '../../support/full.ts';
import { placeBooking } from '../support/account.ts';
import { tabsOf, visitDashboard } from '../support/admin.ts';
import { axeFindings, COLOURS, OF_WIDTH } from '../support/axe.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { PHONE, WIDE } from '../support/visitor.ts';

/** Both themes: every rule in one, colours alone in the other, for nothing else differs. On a phone what the width may change. */
const inBothThemes = async (page: Page, rules: readonly string[] | null): Promise<readonly string[]> => {
  const dark = rules ? [] : await axeFindings(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  const light = await axeFindings(page, rules ?? COLOURS);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  return [...dark, ...light];
};

type Size = readonly [where: string, size: typeof WIDE, rules: readonly string[] | null];

const DESK: Size = ['desk', WIDE, null];
const SIZES = fullOr<Size>([DESK, ['phone', PHONE, OF_WIDTH]], [DESK]);

export const describeAdminAccessibility = () =>
  describe('axe finds nothing in the dashboard', () => {
    it.for(SIZES)(
      'at a %s, on every tab and in its dialogs, in both themes',
      async ([, size, rules], { arrive }) => {
        const visitor = await arrive({ size });
        const { page, context } = visitor;
        await placeBooking(context);
        await visitDashboard(visitor, '');
        const findings: string[] = [];
        const look = async (where: string) =>
          findings.push(...(await inBothThemes(page, rules)).map((finding) => `${where}: ${finding}`));
        for (const tab of tabsOf('owner')) {
          await page.getByRole('tab', { name: tab }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(tab);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await look(tab);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          );
          expect(sideways, `${tab} scrolls sideways`).toBe(false);
        }
        await page.getByRole('tab', { name: 'Settings' }).click();
        for (const part of ['Selling', 'Changes', 'Booking rules', 'Reminders', 'Texts', 'Demo']) {
          const tab = page.getByRole('tab', { name: part, exact: true });
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expect(page.getByRole('tabpanel', { name: part }).locator('h2, h3').first()).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await look(part);
        }
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: /^Section, action/ })).toBeFocused();
        await look('Go to');
        await page.keyboard.press('Escape');
        if (size === PHONE) {
          await page.getByRole('button', { name: 'All sections' }).click();
          await look('All sections');
          await page.keyboard.press('Escape');
        }
        await page.getByRole('tab', { name: 'Experiences' }).click();
        await page.getByRole('button', { name: 'Add Experience' }).click();
        await page.getByRole('button', { name: 'Create experience' }).click();
        await look('Add Experience');
        await page.keyboard.press('Escape');
        await page.getByRole('tab', { name: 'Bookings' }).click();
        await page
          .getByRole('button', { name: /^View details of/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible();
        await look('Booking details');
        expect(findings).toEqual([]);
      },
    );
  });
