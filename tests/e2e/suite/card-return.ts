import type { BrowserContext, Page } from 'playwright';
import { describe } from 'vitest';
import { expectConfirmed, numberThat, payButton } from '../support/card.ts';
import { DESK, demoId } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { expectLeft, goOn, heldAnswer } from '../support/held-answer.ts';
import { failure, loadCart, message } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

const CUSTOMER = {
  companyName: null,
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '+1 415 555 0134',
};

/** As the checkout does before a bank takes the page away. */
const opened = async ({ request }: BrowserContext) => {
  const items = [{ experienceId: demoId(DESK.slug), selectedTier: 'starter', quantity: 1 }];
  const answer = await request.post('/api/create-payment-intent', {
    data: { amount: 39_000, currency: 'usd', items, customer: CUSTOMER },
  });
  return (await answer.json()) as { clientSecret: string; paymentIntentId: string };
};

const charge = ({ request }: BrowserContext, clientSecret: string, cardNumber: string) =>
  request.post('/api/simulator/confirm', { data: { clientSecret, cardNumber } });

/** What the page left behind when it went. */
const mark = (page: Page, paymentIntentId: string) =>
  page.evaluate(
    (kept) =>
      localStorage.setItem(
        'checkout-paying',
        JSON.stringify({ ...kept, cart: localStorage.getItem('cart') }),
      ),
    { paymentIntentId, customer: CUSTOMER },
  );

export const describeReturning = () =>
  describe('who comes back from a bank', () => {
    it('finds the booking of what was paid, an empty cart, and the same booking once more', async ({
      arrive,
    }) => {
      const { page, context, visit } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      await visit('/checkout');
      const { clientSecret, paymentIntentId } = await opened(context);
      await charge(context, clientSecret, numberThat('pays'));
      // The browser writes the cart as it reads it.
      await page.getByLabel('Time', { exact: true }).fill('2:30');
      await mark(page, paymentIntentId);
      const address = `/checkout?payment_intent=${paymentIntentId}&payment_intent_client_secret=x&redirect_status=succeeded`;
      await page.goto(address);
      const reference = await expectConfirmed(page);
      expect(await loadCart(page)).toEqual([]);
      // A second visit finds the same booking, and leaves a cart alone that was filled since.
      const filled = storedCart(aStoredLine(DESK));
      await page.evaluate((cart) => localStorage.setItem('cart', cart), filled);
      await page.goto(address);
      expect(await expectConfirmed(page)).toBe(reference);
      expect(await loadCart(page)).toHaveLength(1);
    });

    it('is told that the payment failed, with cart and customer as they were', async ({ arrive }) => {
      const { page, context, visit } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      await visit('/about');
      const { clientSecret, paymentIntentId } = await opened(context);
      await charge(context, clientSecret, numberThat('declined'));
      await mark(page, paymentIntentId);
      await page.evaluate(() => localStorage.setItem('cart', '[]'));
      await page.goto(`/checkout?payment_intent=${paymentIntentId}&redirect_status=failed`);
      await expect(failure(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByRole('radio', { name: 'Credit Card (Stripe)' })).toBeChecked();
      await expect(page.getByLabel('First name')).toHaveValue('Mara');
      await expect(payButton(page)).toBeEnabled();
      expect(await loadCart(page)).toHaveLength(1);
    });

    it.for(['pays', 'declined'] as const)(
      'is not led back when they have gone on before it is known what has become of a card that is %s',
      async (outcome, { arrive }) => {
        const { page, context, visit } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
        await visit('/checkout');
        const { clientSecret, paymentIntentId } = await opened(context);
        await charge(context, clientSecret, numberThat(outcome));
        await mark(page, paymentIntentId);
        const hold = await heldAnswer(context, '**/api/payment-intents/**');
        await visit(`/checkout?payment_intent=${paymentIntentId}&redirect_status=succeeded`);
        await hold.asked;
        await goOn(page);
        hold.release();
        const said =
          outcome === 'pays' ? message(page, 'Payment Successful!') : failure(page, 'Payment Failed');
        await expect(said).toBeVisible();
        await expectLeft(page);
      },
    );

    it('learns nothing of somebody else’s payment', async ({ arrive }) => {
      const [mara, noor] = [await arrive(), await arrive({ cart: storedCart(aStoredLine(DESK)) })];
      noor.allow(/Failed to load resource: .*404/);
      const { paymentIntentId } = await opened(mara.context);
      await noor.visit(`/checkout?payment_intent=${paymentIntentId}`);
      await expect(failure(noor.page, 'Payment Failed', 'Payment not found')).toBeVisible();
      await expect(noor.page.getByLabel('First name')).toHaveValue('');
    });
  });
