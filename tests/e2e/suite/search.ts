import type { Page } from 'playwright';
import { describe } from 'vitest';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { PHONE } from '../support/visitor.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search experiences' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const highlighted = (page: Page) => list(page).locator('[aria-selected=true]');

export const describeSearch = () =>
  describe('the search box', () => {
    it('shows at most five suggestions, each with image, title, price and duration, in a list of about 240 px', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      await box(page).fill('team');
      const options = list(page).getByRole('option');
      await expect(options).toHaveCount(5);
      for (const option of await options.all()) {
        await expect(option.locator('img')).toBeVisible();
        await expect(option).toHaveText(/.+\d+(\.\d)? (min|hour) · From \$[\d,]+$/);
      }
      const height = (await list(page).boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThan(150);
      expect(height).toBeLessThan(260);
    });

    it('finds what is in a title or a description, whatever its case, and shows nothing where nothing is found', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      await box(page).fill('TRUMPETER');
      await expect(list(page).getByRole('option')).toHaveText([/^The Harlem Jazz Hour/]);
      await box(page).fill('Savoy');
      await expect(list(page).getByRole('option')).toHaveText([/^The Harlem Jazz Hour/]);
      // Only its inclusions speak of a playlist.
      await box(page).fill('take-home playlist');
      await expect(list(page)).toHaveCount(0);
      await box(page).fill('   ');
      await expect(list(page)).toHaveCount(0);
    });

    it('moves the highlight with the arrow keys, round both ends, and opens the highlighted one with Enter', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      await box(page).fill('tasting');
      const options = list(page).getByRole('option');
      const count = await options
        .count()
        .then(() => expect(options.first()).toBeVisible())
        .then(() => options.count());
      await expect(highlighted(page)).toHaveCount(0);
      await box(page).press('ArrowUp');
      await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
      await box(page).press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await box(page).press('ArrowDown');
      await expect(highlighted(page)).toHaveCount(1);
      const second = options.nth(1);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await second.getAttribute('id')) ?? '',
      );
      const address = (await second.getAttribute('href')) ?? '';
      await box(page).press('Enter');
      await expect(page).toHaveURL(address);
      await expect(box(page)).toHaveValue('');
    });

    it('submits the text with Enter when nothing is highlighted, trimmed, and never an empty one', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      await box(page).fill('   ');
      await box(page).press('Enter');
      await expect(page).toHaveURL('/about');
      await box(page).fill('  jazz ');
      await expect(list(page)).toBeVisible();
      await box(page).press('Enter');
      await expect(page).toHaveURL('/?search=jazz');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "jazz"');
      await expect(list(page)).toHaveCount(0);
    });

    it('closes with Escape and with a click outside, which clears text and suggestions, and opens empty', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/?search=jazz');
      await box(page).click();
      await expect(box(page)).toHaveValue('');
      for (const close of [
        () => box(page).press('Escape'),
        () => page.getByRole('heading', { level: 1 }).click(),
      ]) {
        await box(page).fill('tea');
        await expect(list(page)).toBeVisible();
        await close();
        await expect(list(page)).toHaveCount(0);
        await expect(box(page)).toHaveValue('');
        await expect(box(page)).not.toBeFocused();
      }
      await expect(page).toHaveURL('/?search=jazz');
    });

    it('searches for nothing when its text is emptied, which brings the rows back', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/?search=jazz');
      await box(page).fill('tea');
      await box(page).fill('');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Browse Events' })).toBeVisible();
      await box(page).fill('tea');
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(box(page)).toHaveValue('');
      await expect(box(page)).toBeFocused();
    });

    it('is reached by the stroke that it shows, except where somebody types or a panel is open', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      await expect(page.locator('kbd')).toHaveText('/');
      await page.keyboard.press('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.type('a/b');
      await expect(box(page)).toHaveValue('a/b');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Cart, / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('/');
      await expect(box(page)).not.toBeFocused();
    });

    it('opens a suggestion that is pressed, and by Ctrl K from anywhere', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('vault');
      await list(page)
        .getByRole('option', { name: /^The Vanishing Vault/ })
        .click();
      await expect(page).toHaveURL('/experience/the-vanishing-vault');
      await expect(list(page)).toHaveCount(0);
    });

    it('stands behind a button on small screens, and is closed by its own', async ({ arrive }) => {
      const { page, visit } = await arrive({ size: PHONE, touch: true });
      await visit('/about');
      await expect(box(page)).toBeHidden();
      await page.getByRole('button', { name: 'Search', exact: true }).tap();
      await expect(box(page)).toBeFocused();
      await box(page).fill('vault');
      await expect(list(page)).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).tap();
      await page.getByRole('button', { name: 'Close search' }).tap();
      await expect(box(page)).toBeHidden();
    });
  });
