import type { BrowserContext } from 'playwright';
import { describe } from 'vitest';
import { visitSignedIn } from '../support/account.ts';
import { wakeByRetry } from '../support/admin.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, message } from '../support/see.ts';

const save = ({ request }: BrowserContext, cardBrand: string, lastFour: string) =>
  request.post('/api/payment-methods', { data: { type: 'card', cardBrand, lastFour, expiryDate: '12/29' } });

export const describePaymentMethods = () =>
  describe('the Payment Methods tab', () => {
    it('adds a card with a form that says it is a simulation, and judges it in the specified words', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page } = visitor;
      await visitSignedIn(visitor, '/profile?tab=payment');
      const form = page.getByRole('region', { name: 'Add Payment Method' });
      await expect(form.getByText('This form is a simulation.')).toBeVisible();
      await expect(form.locator('input[type=hidden][name=type]')).toHaveValue('card');
      const [brand, digits, expiry] = [
        form.getByRole('button', { name: /Card Type/ }),
        form.getByLabel('Last 4 Digits'),
        form.getByLabel('Expiry Date'),
      ];
      await expect(expiry).toHaveAttribute('placeholder', 'MM/YY');
      await expect(expiry).toHaveAttribute('maxlength', '5');
      await expect(digits).toHaveAttribute('maxlength', '4');
      await digits.fill('12');
      await form.getByRole('button', { name: 'Add Card' }).click();
      await expect(form.getByText('Card brand is required')).toBeVisible();
      await expect(digits).toHaveAccessibleDescription('Card number must be at least 4 digits');
      await expect(expiry).toHaveAccessibleDescription('Expiry date must be in MM/YY format');
      await brand.click();
      await page.getByRole('option', { name: 'Visa' }).click();
      await digits.fill('4242');
      await expiry.pressSequentially('1229');
      await expect(expiry).toHaveValue('12/29');
      await form.getByRole('button', { name: 'Add Card' }).click();
      await expect(message(page, 'Payment method added')).toBeVisible();
      const saved = page.getByRole('region', { name: 'Saved methods' });
      await expect(saved.getByRole('listitem')).toContainText('4242');
      await expect(saved.getByRole('listitem')).toContainText('Visa · Expires 12/29');
      await expect(digits).toHaveValue('');
    });

    it('sets the default, and removes after asking', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      await visitSignedIn(visitor, '/about');
      await save(context, 'Visa', '1111');
      await save(context, 'Mastercard', '2222');
      await visitor.visit('/profile?tab=payment');
      const saved = page.getByRole('region', { name: 'Saved methods' });
      const [visa, master] = ['Visa', 'Mastercard'].map((name) =>
        saved.getByRole('listitem').filter({ hasText: name }),
      );
      if (!visa || !master) throw new Error('Two cards are saved');
      await expect(visa.getByText('Default', { exact: true })).toBeVisible();
      await master.getByRole('button', { name: 'Set Default' }).click();
      await expect(message(page, 'Default payment method updated')).toBeVisible();
      await expect(master.getByText('Default', { exact: true })).toBeVisible();
      await expect(visa.getByRole('button', { name: 'Set Default' })).toBeVisible();
      await visa.getByRole('button', { name: 'Remove Visa ending in 1111' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Are you sure you want to remove this payment method?');
      await question.getByRole('button', { name: 'Keep card' }).click();
      await expect(saved.getByRole('listitem')).toHaveCount(2);
      await visa.getByRole('button', { name: 'Remove Visa ending in 1111' }).click();
      await question.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(message(page, 'Payment method removed')).toBeVisible();
      await expect(saved.getByRole('listitem')).toHaveCount(1);
    });

    it('says what failed, with the server’s words', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource/);
      await visitSignedIn(visitor, '/about');
      await save(context, 'Visa', '1111');
      await save(context, 'Visa', '2222');
      const asleep = { status: 503, json: { message: 'The shop is asleep' } };
      await context.route('**/api/payment-methods', (route) => route.fulfill(asleep));
      await visitor.visit('/profile?tab=payment');
      await expect(page.getByText('Failed to load your payment methods. Please try again.')).toBeVisible();
      await wakeByRetry(page, '**/api/payment-methods');
      const saved = page.getByRole('region', { name: 'Saved methods' });
      await expect(saved.getByRole('listitem')).toHaveCount(2);
      await context.route('**/api/payment-methods/**', (route) => route.fulfill(asleep));
      await saved.getByRole('button', { name: 'Set Default' }).click();
      await expect(
        failure(page, 'Failed to update default payment method', 'The shop is asleep'),
      ).toBeVisible();
      await saved
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(failure(page, 'Failed to remove payment method', 'The shop is asleep')).toBeVisible();
      await expect(saved.getByRole('listitem')).toHaveCount(2);
      await context.route('**/api/payment-methods', (route) => route.fulfill(asleep));
      await saved.getByRole('button', { name: 'Set Default' }).click();
      await expect(saved.getByText('Failed to load your payment methods. Please try again.')).toBeVisible();
      await expect(saved.getByRole('listitem')).toHaveCount(2);
      const form = page.getByRole('region', { name: 'Add Payment Method' });
      await form.getByRole('button', { name: /Card Type/ }).click();
      await page.getByRole('option', { name: 'Discover' }).click();
      await form.getByLabel('Last 4 Digits').fill('3333');
      await form.getByLabel('Expiry Date').fill('01/31');
      await form.getByRole('button', { name: 'Add Card' }).click();
      await expect(failure(page, 'Failed to add payment method', 'The shop is asleep')).toBeVisible();
    });
  });
