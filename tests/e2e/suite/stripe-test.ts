import { describe } from 'vitest';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, message } from '../support/see.ts';

export const describeStripeTest = () =>
  describe('the payment test page', () => {
    it('tests the connection, and opens a payment of an amount from fifty cents on', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/stripe-test');
      await page.getByRole('button', { name: 'Test API Connection' }).click();
      await expect(message(page, 'Connection successful', 'Simulator')).toBeVisible();
      await expect(page.getByText('Simulator · Wondercast · US')).toBeVisible();
      const amount = page.getByLabel('Amount in USD');
      await expect(amount).toHaveValue('10.00');
      await expect(amount).toHaveAttribute('min', '0.50');
      await expect(amount).toHaveAttribute('step', '0.01');
      const create = page.getByRole('button', { name: 'Create Payment Intent' });
      await amount.fill('0');
      await create.click();
      const words = 'Please ensure your cart has valid items with prices.';
      await expect(failure(page, 'Invalid Amount', words)).toBeVisible();
      await amount.fill('0.49');
      await create.click();
      await expect(failure(page, 'Amount Too Small', 'Payment amount must be at least $0.50.')).toBeVisible();
      await amount.fill('0.50');
      const answered = page.waitForResponse((response) =>
        response.url().endsWith('/api/create-payment-intent'),
      );
      await create.click();
      const { paymentIntentId, clientSecret } = await (await answered).json();
      const shown = page.getByRole('status').filter({ hasText: 'Next steps' });
      await expect(shown).toContainText(paymentIntentId);
      await expect(shown).toContainText(clientSecret.slice(0, 20));
      await expect(shown.getByRole('listitem')).toHaveCount(3);
    });

    it('says so when the shop cannot ask, or cannot be asked', async ({ arrive }) => {
      const { page, context, visit, allow } = await arrive();
      allow(/Failed to load resource/);
      await visit('/stripe-test');
      const answers = [
        [{ json: { success: false, message: 'Stripe is asleep', account: null } }, 'Connection test failed'],
        [{ status: 500, json: { message: 'Broken' } }, 'Connection test failed'],
        [null, 'Connection Error'],
      ] as const;
      for (const [answer, title] of answers) {
        await context.route('**/api/test/stripe', (route) =>
          answer ? route.fulfill(answer) : route.abort(),
        );
        await page.getByRole('button', { name: 'Test API Connection' }).click();
        await expect(failure(page, title)).toBeVisible();
        await context.unroute('**/api/test/stripe');
      }
      await expect(failure(page, 'Connection Error', 'Failed to test connection')).toBeVisible();
    });
  });
