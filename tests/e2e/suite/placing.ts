import type { Page } from 'playwright';
import { describe } from 'vitest';
import { inFull } from '../../support/full.ts';
import { DESK, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, loadCart, message } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';
import { PHONE } from '../support/visitor.ts';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' }).click();

const sayWho = async (page: Page) => {
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill('mara@northlight.example');
};

const NOT_BOOKED = 'Booking Creation Failed';

export const describePlacing = () =>
  describe('a booking to be paid later', () => {
    it('is sent as specified, clears the cart and opens its confirmation', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: storedCart(aStoredLine(DESK, { quantity: 2 })) });
      await visit('/checkout');
      await sayWho(page);
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/bookings'));
      await confirm(page);
      const body = (await sent).postDataJSON();
      expect(body).toMatchObject({
        experienceId: 17,
        date: null,
        time: 'TBD',
        totalPrice: 780,
        paymentStatus: 'pending',
        companyName: null,
        firstName: 'Mara',
        lastName: 'Reyes',
        email: 'mara@northlight.example',
        phoneNumber: '',
        discountCode: null,
      });
      expect(JSON.parse(body.cartItems)).toMatchObject([
        {
          experienceId: 17,
          quantity: 2,
          tierPrice: 390,
          selectedTier: 'starter',
          addOns: [],
          addOnsTotal: 0,
        },
      ]);
      await expect(
        message(page, 'Booking Confirmed!', 'Order Confirmed! An invoice will be emailed to you.'),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/order-confirmation\/WC-/);
      expect(await loadCart(page)).toEqual([]);
      await page.goBack();
      await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
    });

    inFull(() => {
      it('leaves no trace in the checkout for whoever goes back before its confirmation has loaded', async ({
        arrive,
      }) => {
        const { page, context, visit } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
        const gone = Promise.withResolvers<void>();
        await context.route('**/assets/OrderConfirmationPage-*', async (route) => {
          await gone.promise;
          await route.continue();
        });
        await visit('/checkout');
        await sayWho(page);
        await confirm(page);
        await expect(page).toHaveURL(/\/order-confirmation\/WC-/);
        await page.goBack();
        await expect(page).toHaveURL(/\/checkout$/);
        await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
        gone.resolve();
      });

      it('shows its sum before the button on a phone too', async ({ arrive }) => {
        const { page, visit } = await arrive({ size: PHONE, cart: storedCart(aStoredLine(DESK)) });
        await visit('/checkout');
        const sums = page.getByText('$390.00USD').filter({ visible: true });
        await expect(sums.first()).toBeVisible();
        const button = await page.getByRole('button', { name: 'Confirm Booking' }).boundingBox();
        const sum = await sums.first().boundingBox();
        expect(sum?.y).toBeLessThan(button?.y ?? 0);
      });
    });

    it('is sent once, however often the button is pressed', async ({ arrive }) => {
      const { page, context, visit } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      const sent: string[] = [];
      const pressed = Promise.withResolvers<void>();
      await context.route('**/api/bookings', async (route) => {
        sent.push(route.request().headers()['idempotency-key'] ?? '');
        await pressed.promise;
        await route.continue();
      });
      await visit('/checkout');
      await sayWho(page);
      await page.getByRole('button', { name: 'Confirm Booking' }).dblclick();
      pressed.resolve();
      await expect(page).toHaveURL(/\/order-confirmation\/WC-/);
      expect(sent).toEqual([expect.stringMatching(/^\w{16,}$/)]);
    });

    it('is refused at prices that have changed; the new figures are shown and can be booked', async ({
      arrive,
    }) => {
      const cart = storedCart(aStoredLine(JAZZ, { tierPrice: 1000 }), aStoredLine(DESK));
      const { page, context, visit, allow } = await arrive({ cart });
      allow(/Failed to load resource: .*(ERR_FAILED|409)/);
      // What the browser remembers stays, as when the price changes after the page has opened.
      await context.route('**/api/quotes', (route) => route.abort());
      await visit('/checkout');
      await sayWho(page);
      const summary = page.getByRole('region', { name: 'Order Summary' });
      await expect(summary).toContainText('Total$1,390.00USD');
      await confirm(page);
      await expect(
        failure(page, 'Booking Creation Failed', 'Prices have changed. Please review your cart.'),
      ).toBeVisible();
      await expect(summary).toContainText('Total$1,580.00USD');
      expect(await loadCart(page)).toMatchObject([{ tierPrice: 1190 }, { tierPrice: 390 }]);
      await confirm(page);
      await expect(page).toHaveURL(/\/order-confirmation\/WC-/);
    });

    inFull(() => {
      it('says in the specified words what went wrong, and the form stays filled', async ({ arrive }) => {
        const { page, context, visit, allow } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
        allow(/Failed to load resource/);
        await visit('/checkout');
        await sayWho(page);
        const answers = [
          [{ status: 503, json: { message: 'The shop is asleep' } }, NOT_BOOKED, 'The shop is asleep'],
          [{ status: 500, body: 'oops' }, NOT_BOOKED, 'HTTP 500: Internal Server Error'],
          [null, NOT_BOOKED, 'There was an error creating your booking. Please try again.'],
          [
            { status: 200, body: 'Welcome to the hotel' },
            'Checkout Failed',
            'There was an error creating your booking. Please try again.',
          ],
        ] as const;
        for (const [answer, title, words] of answers) {
          await context.route('**/api/bookings', (route) => (answer ? route.fulfill(answer) : route.abort()));
          await confirm(page);
          await expect(failure(page, title, words)).toBeVisible();
          await context.unroute('**/api/bookings');
        }
        await expect(page.getByLabel('First name')).toHaveValue('Mara');
        expect(await loadCart(page)).toHaveLength(1);
        await confirm(page);
        await expect(page).toHaveURL(/\/order-confirmation\/WC-/);
      });
    });
  });
