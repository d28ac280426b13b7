import type { Page } from 'playwright';
import { describe } from 'vitest';
import { JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { loadCart, message } from '../support/see.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Book ${JAZZ.title}` });
const open = (page: Page) => page.getByRole('button', { name: 'Book Now' }).click();

export const describeBookNow = () =>
  describe('the Book Now dialog', () => {
    it('shows image, description, duration, theme, the four tiers with prices, a stepper, the total and a way to the details', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/');
      await open(page);
      const dialog = dialogOf(page);
      await expect(dialog.locator('img')).toHaveAttribute('src', '/uploads/demo/jazz-card-772.webp');
      for (const words of [
        JAZZ.title,
        JAZZ.description.split('\n')[0] ?? '',
        '60 min',
        'Black History Month',
      ])
        await expect(dialog.getByText(words, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('group', { name: 'Pricing tier' }).locator('label')).toHaveText([
        'Starterup to 50 seats$1,190',
        'Elevatedup to 99 seats$1,450',
        'Premiumup to 150 seats$1,700',
        'Ultimateup to 250 seats$1,950',
      ]);
      await expect(dialog.getByRole('radio', { name: /^Starter/ })).toBeChecked();
      await expect(dialog.getByText('$1,190.00USD')).toBeVisible();
      await dialog.getByRole('link', { name: 'Full details' }).click();
      await expect(page).toHaveURL('/experience/the-harlem-jazz-hour');
      await expect(dialog).toHaveCount(0);
    });

    it('multiplies tier price and quantity, which is never less than one', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/');
      await open(page);
      const dialog = dialogOf(page);
      const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' });
      await expect(dialog.getByRole('button', { name: 'Fewer' })).toBeDisabled();
      await expect(quantity).toHaveValue('1');
      await quantity.fill('0');
      await quantity.press('Enter');
      await expect(quantity).toHaveValue('1');
      await dialog.getByRole('radio', { name: /^Premium/ }).check();
      await dialog.getByRole('button', { name: 'More' }).click();
      await quantity.press('ArrowUp');
      await expect(quantity).toHaveValue('3');
      await expect(dialog.getByText('$5,100.00USD')).toBeVisible();
    });

    it('adds, says so, closes, and starts again from one and starter', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/');
      await open(page);
      const dialog = dialogOf(page);
      await dialog.getByRole('radio', { name: /^Ultimate/ }).check();
      await dialog.getByRole('button', { name: 'More' }).click();
      await dialog.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(
        message(
          page,
          'Added to Cart',
          'The Harlem Jazz Hour (ultimate tier) x2 has been added to your cart!',
        ),
      ).toBeVisible();
      expect(await loadCart(page)).toMatchObject([
        { selectedTier: 'ultimate', quantity: 2, tierPrice: 1950, addOns: [], selectedDate: 'TBD' },
      ]);
      await expect(page.getByRole('button', { name: 'Book Now' })).toBeFocused();
      await open(page);
      await expect(dialog.getByRole('radio', { name: /^Starter/ })).toBeChecked();
      await expect(dialog.getByRole('spinbutton')).toHaveValue('1');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    });
  });
