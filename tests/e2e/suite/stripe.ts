import { describe } from 'vitest';
import { inFull } from '../../support/full.ts';
import { signUp } from '../support/account.ts';
import { cardPanel, chooseCard, expectConfirmed, payButton, sayWho } from '../support/card.ts';
import { DESK } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { fetchDocument } from '../support/html.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { failure, loadCart, message } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';
import { it, leadToStripe } from '../support/stripe-shop.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS = '4000002500003155';
const SLOW = '4000000000000077';

const aCart = () => storedCart(aStoredLine(DESK));

export const describeStripe = () => {
  describe('a checkout through Stripe', () => {
    it('fetches Stripe’s script when card is chosen and not before, is declined, then paid and booked', async ({
      arrive,
      shop,
    }) => {
      const visitor = await arrive({ cart: aCart() });
      const { page, context, visit, allow } = visitor;
      allow(/Failed to load resource: .*402/);
      await leadToStripe(visitor, shop);
      const asked: string[] = [];
      context.on('request', (request) => asked.push(new URL(request.url()).host));
      await visit('/');
      await visit('/checkout');
      await sayWho(page);
      expect(asked).not.toContain('js.stripe.com');
      await chooseCard(page);
      const field = cardPanel(page).getByLabel('Stripe card number');
      await field.fill(DECLINED);
      expect(asked).toContain('js.stripe.com');
      await expect(cardPanel(page)).toContainText('Card data goes straight to the payment provider.');
      await payButton(page).click();
      await expect(failure(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
      await field.fill(GOOD);
      await payButton(page).click();
      await expect(message(page, 'Payment Successful!')).toBeVisible();
      const reference = await expectConfirmed(page);
      expect(await loadCart(page)).toEqual([]);
      const booking = await shop.running.ports.read.bookings.byReference(reference);
      const intent = shop.double.books.intents.get(booking?.paymentIntentId ?? '');
      expect(booking?.paymentStatus).toBe('paid');
      expect(intent).toMatchObject({
        status: 'succeeded',
        amount_received: 39_000,
        metadata: {
          bookingType: 'experience',
          customerName: 'Mara Reyes',
          itemCount: '1',
          totalBookings: '1',
        },
      });
      expect([...shop.double.books.intents.values()].filter(({ status }) => status !== 'succeeded')).toEqual(
        [],
      );
    });

    it('goes to the bank and back: refused the form is filled, approved it is booked', async ({
      arrive,
      shop,
    }) => {
      const visitor = await arrive({ cart: aCart() });
      const { page, visit } = visitor;
      await leadToStripe(visitor, shop);
      await visit('/checkout');
      await sayWho(page);
      await chooseCard(page);
      const field = cardPanel(page).getByLabel('Stripe card number');
      await field.fill(ASKS);
      await payButton(page).click();
      await page.getByRole('link', { name: 'Refuse' }).click();
      await expect(
        failure(page, 'Payment Failed', 'We are unable to authenticate your payment method.'),
      ).toBeVisible();
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByLabel('First name')).toHaveValue('Mara');
      await field.fill(ASKS);
      await payButton(page).click();
      await page.getByRole('link', { name: 'Approve' }).click();
      await expectConfirmed(page);
      expect(await loadCart(page)).toEqual([]);
    });

    inFull(() => {
      it('can be paid again by whoever goes back from the bank’s page to this one as it was left', async ({
        arrive,
        shop,
      }) => {
        const visitor = await arrive({ cart: aCart() });
        const { page, context, visit } = visitor;
        await leadToStripe(visitor, shop);
        // As a browser keeps a page that is left: it stays, and its payment is never answered.
        await context.route('https://hooks.stripe.com/**', (route) => route.fulfill({ status: 204 }));
        await visit('/checkout');
        await sayWho(page);
        await chooseCard(page);
        const field = cardPanel(page).getByLabel('Stripe card number');
        await field.fill(ASKS);
        const left = page.waitForRequest('https://hooks.stripe.com/**');
        await payButton(page).click();
        await left;
        await expect(payButton(page)).toHaveCount(0);
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        await field.fill(GOOD);
        await payButton(page).click();
        await expectConfirmed(page);
      });

      it('says so when Stripe’s script cannot be had, and can be tried again', async ({ arrive, shop }) => {
        const visitor = await arrive({ cart: aCart() });
        const { page, context, visit, allow } = visitor;
        allow(/Failed to load resource/);
        allow(/^another host: https:\/\/js\.stripe\.com\//);
        await context.route('https://js.stripe.com/**', (route) => route.abort());
        await visit('/checkout');
        await sayWho(page);
        await chooseCard(page);
        await expect(cardPanel(page)).toContainText('Unable to initialize payment. Please try again.');
        await expect(payButton(page)).toBeDisabled();
        await expect(cardPanel(page)).toContainText('The card form could not be loaded.');
        await context.unroute('https://js.stripe.com/**');
        await leadToStripe(visitor, shop);
        await cardPanel(page).getByRole('button', { name: 'Retry' }).click();
        await cardPanel(page).getByLabel('Stripe card number').fill(GOOD);
        await payButton(page).click();
        await expectConfirmed(page);
      });
    });
  });

  inFull(() => {
    describe('a mailed link, through Stripe', () => {
      it('says to everybody who holds it that a payment is under way, and that it has arrived', async ({
        arrive,
        shop,
      }) => {
        const payer = await arrive();
        await leadToStripe(payer, shop);
        const path = await mailedLink(payer, shop);
        await payer.visit(path);
        await payer.page.getByLabel('Stripe card number').fill(SLOW);
        await payButton(payer.page).click();
        const intentId = () =>
          [...shop.double.books.intents.values()].find(({ status }) => status === 'processing')?.id;
        await expect.poll(intentId).toMatch(/^pi_/);
        const other = await arrive();
        await other.visit(path);
        await expect(other.page.getByText('A payment of this booking is being confirmed.')).toBeVisible();
        const id = intentId() ?? '';
        shop.double.settle(id);
        await expect(payer.page.getByRole('region', { name: 'Paid' })).toBeVisible();
        await expect(other.page.getByRole('region', { name: 'Paid' })).toBeVisible();
        await other.visit(`${path}?payment_intent=${id}&redirect_status=succeeded`);
        await expect(other.page.getByRole('region', { name: 'Paid' })).toBeVisible();
      });
    });
  });

  describe('the policy of every document', () => {
    it('lets Stripe in where Stripe is configured, and only as far as its card form needs', async ({
      shop,
    }) => {
      for (const path of ['/', '/checkout', '/pay/anything', '/profile']) {
        const policy =
          (await fetchDocument(`${shop.url}${path}`)).headers.get('content-security-policy') ?? '';
        const stripe = policy
          .split('; ')
          .map((directive) => directive.split(' '))
          .map(([name, ...sources]) => [name, ...sources.filter((source) => source.includes('stripe'))])
          .filter(({ length }) => length > 1);
        expect([path, stripe]).toEqual([
          path,
          [
            ['script-src', 'https://js.stripe.com', 'https://*.js.stripe.com'],
            ['connect-src', 'https://api.stripe.com'],
            ['frame-src', 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
          ],
        ]);
      }
    });
  });

  inFull(() => {
    describe('saved cards with Stripe', () => {
      it('are added in Stripe’s own form, and default and removal are kept in step', async ({
        arrive,
        shop,
      }) => {
        const visitor = await arrive();
        const { page, context, visit } = visitor;
        await leadToStripe(visitor, shop);
        await signUp(context);
        await visit('/profile?tab=payment');
        const form = page.getByRole('region', { name: 'Add Payment Method' });
        const saved = page.getByRole('region', { name: 'Saved methods' });
        for (const count of [1, 2]) {
          await form.getByLabel('Stripe card number').fill(GOOD);
          await form.getByRole('button', { name: 'Add Card' }).click();
          await expect(message(page, 'Payment method added')).toBeVisible();
          await expect(saved.getByRole('listitem')).toHaveCount(count);
        }
        const { methods, customers } = shop.double.books;
        const kept = () =>
          [...methods.values()].filter(({ customer }) => customer !== null).map(({ id }) => id);
        const [first, second] = kept();
        const atStripe = () => [...customers.values()].map(({ defaultMethod }) => defaultMethod);
        await expect.poll(atStripe).toEqual([first]);
        await saved.getByRole('button', { name: 'Set Default' }).click();
        await expect(message(page, 'Default payment method updated')).toBeVisible();
        await expect.poll(atStripe).toEqual([second]);
        await saved
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
        await expect(message(page, 'Payment method removed')).toBeVisible();
        expect(kept()).toEqual([first]);
        await expect.poll(atStripe).toEqual([first]);
      });
    });
  });

  inFull(() => {
    describe('the payment test page with Stripe', () => {
      it('says whose account it is', async ({ arrive }) => {
        const { page, visit } = await arrive();
        await visit('/stripe-test');
        await page.getByRole('button', { name: 'Test API Connection' }).click();
        await expect(page.getByText('Connected to Stripe · Wondercast (double) · US')).toBeVisible();
      });
    });
  });
};
