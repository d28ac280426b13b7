import type { Page } from 'playwright';
import { describe } from 'vitest';
import { DESK, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, leave, message, openCart } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

const codeBox = (page: Page) => page.getByRole('textbox', { name: 'Discount code' });

const apply = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
};

export const describeDiscount = () =>
  describe('the discount code', () => {
    it('is applied whatever its case, said, shown beside the total, and can be taken away', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive({ cart: storedCart(aStoredLine(JAZZ)) });
      await visit('/checkout');
      await apply(page, ' welcome100 ');
      await expect(message(page, 'Discount Applied!', '$100 off orders of $1,000 or more')).toBeVisible();
      await expect(summary(page)).toContainText('Subtotal$1,190.00Discount−$100.00Total$1,090.00USD');
      await page.getByRole('button', { name: 'Remove discount code WELCOME100' }).click();
      await expect(summary(page)).toContainText('Subtotal$1,190.00Discount$0.00Total$1,190.00USD');
      await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('');
    });

    it('is refused with the reason, or in the specified words where there is none', async ({ arrive }) => {
      const { page, context, visit } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      await visit('/checkout');
      await apply(page, '  ');
      await expect(failure(page, 'Error', 'Please enter a discount code.')).toBeVisible();
      const refused = [
        ['NOPE', 'This code does not exist'],
        ['PAUSED20', 'This code is not active'],
        ['EARLYBIRD40', 'This code is not valid yet'],
        ['SUMMER24', 'This code has expired'],
        ['TEAM500', 'This code needs an order of at least $2,500'],
      ] as const;
      for (const [code, words] of refused) {
        await apply(page, code);
        await expect(failure(page, 'Invalid Code', words)).toBeVisible();
        await expect(codeBox(page)).toHaveAccessibleDescription(words);
        await expect(codeBox(page)).toHaveValue(code);
      }
      // It stays marked when the message is gone, until something else is typed.
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(codeBox(page)).toHaveAttribute('aria-invalid', 'true');
      await codeBox(page).fill('TEAM');
      await expect(codeBox(page)).not.toHaveAttribute('aria-invalid', 'true');
      await context.route('**/api/discount-codes/validate', (route) =>
        route.fulfill({ json: { valid: false, discountAmount: 0, discountCode: null, error: null } }),
      );
      await apply(page, 'ODD');
      await expect(
        failure(page, 'Invalid Code', 'The discount code you entered is not valid.'),
      ).toBeVisible();
      await expect(summary(page)).toContainText('Total$390.00USD');
    });

    it('that cannot be judged just now is no reason to despair', async ({ arrive }) => {
      const { page, context, visit, allow } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      allow(/Failed to load resource/);
      await visit('/checkout');
      await context.route('**/api/discount-codes/validate', (route) => route.abort());
      await apply(page, 'TOGETHER10');
      await expect(
        failure(page, 'Error', 'Failed to validate discount code. Please try again.'),
      ).toBeVisible();
    });

    it('is asked again when the subtotal changes, and dropped when it no longer holds', async ({
      arrive,
    }) => {
      const cart = storedCart(aStoredLine(DESK, { quantity: 3 }), aStoredLine(JAZZ));
      const { page, visit } = await arrive({ cart });
      await visit('/checkout');
      await apply(page, 'TOGETHER10');
      await expect(summary(page)).toContainText('Subtotal$2,360.00Discount−$236.00Total$2,124.00USD');
      const panel = await openCart(page);
      await panel.getByRole('button', { name: `Remove ${JAZZ.title}` }).click();
      await leave(page, panel);
      await expect(summary(page)).toContainText('Subtotal$1,170.00Discount−$117.00Total$1,053.00USD');
      await apply(page, 'WELCOME100');
      await expect(summary(page)).toContainText('Discount−$100.00');
      await openCart(page);
      await panel.getByRole('button', { name: 'Fewer' }).click();
      await leave(page, panel);
      await expect(
        failure(page, 'Invalid Code', 'This code needs an order of at least $1,000'),
      ).toBeVisible();
      await expect(summary(page)).toContainText('Subtotal$780.00Discount$0.00Total$780.00USD');
      await expect(codeBox(page)).toHaveValue('');
      await expect(codeBox(page)).toHaveAccessibleDescription('This code needs an order of at least $1,000');
    });

    it('that is no longer good at booking is dropped, and the booking stays to be confirmed', async ({
      arrive,
    }) => {
      const { page, context, visit, allow } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      allow(/Failed to load resource: .* 409/);
      await context.route('**/api/discount-codes/validate', (route) =>
        route.fulfill({
          json: {
            valid: true,
            discountAmount: 78,
            discountCode: { code: 'PAUSED20', description: '20% off' },
            error: null,
          },
        }),
      );
      await visit('/checkout');
      for (const [label, text] of [
        ['First name', 'Mara'],
        ['Last name', 'Reyes'],
        ['Email', 'm@northlight.example'],
      ])
        await page.getByLabel(label ?? '').fill(text ?? '');
      await apply(page, 'PAUSED20');
      await expect(summary(page)).toContainText('Total$312.00USD');
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await expect(failure(page, 'Booking Creation Failed', 'This code is not active')).toBeVisible();
      await expect(summary(page)).toContainText('Subtotal$390.00Discount$0.00Total$390.00USD');
      await expect(codeBox(page)).toHaveValue('');
      await expect(codeBox(page)).toHaveAccessibleDescription('This code is not active');
    });
  });
