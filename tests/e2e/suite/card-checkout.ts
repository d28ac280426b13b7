import { describe } from 'vitest';
import { aDiscountCode } from '../../support/builders.ts';
import { inFull } from '../../support/full.ts';
import { axeFindings } from '../support/axe.ts';
import {
  cardPanel,
  chooseCard,
  expectConfirmed,
  isIntentRequest,
  numberThat,
  payButton,
  payWith,
  sayWho,
} from '../support/card.ts';
import { DESK } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, loadCart, message } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

const aCart = () => storedCart(aStoredLine(DESK));

export const describeCardCheckout = () =>
  describe('a checkout by card', () => {
    it('opens the form once it knows for whom, is paid, booked and confirmed, and empties the cart', async ({
      arrive,
      shop,
    }) => {
      const { page, visit } = await arrive({ cart: aCart() });
      await visit('/checkout');
      const paidWith: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/simulator/confirm')) paidWith.push(request.url());
      });
      await chooseCard(page);
      await expect(cardPanel(page)).toContainText('Enter your first name, last name and email');
      await expect(page.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0);
      const opened = page.waitForRequest(isIntentRequest);
      await sayWho(page);
      expect((await opened).postDataJSON()).toMatchObject({
        amount: 39_000,
        currency: 'usd',
        customer: { firstName: 'Mara', lastName: 'Reyes', email: 'mara@northlight.example' },
        items: [{ experienceId: 17, selectedTier: 'starter', quantity: 1 }],
        metadata: {
          bookingType: 'experience',
          customerEmail: 'mara@northlight.example',
          customerName: 'Mara Reyes',
          itemCount: 1,
          totalBookings: 1,
        },
      });
      await expect(cardPanel(page)).toContainText('This is a simulation.');
      expect(await axeFindings(page)).toEqual([]);
      const booked = page.waitForRequest((request) => request.url().endsWith('/api/bookings'));
      await page.getByLabel('Test card number').fill(numberThat('pays'));
      // An impatient hand pays once all the same.
      await payButton(page).dblclick();
      const body = (await booked).postDataJSON();
      expect(body).toMatchObject({ paymentStatus: 'paid', totalPrice: 390 });
      await expect(message(page, 'Payment Successful!')).toBeVisible();
      const reference = await expectConfirmed(page);
      expect(await loadCart(page)).toEqual([]);
      const booking = await shop.running.ports.read.bookings.byReference(reference);
      expect(booking).toMatchObject({
        paymentStatus: 'paid',
        paymentIntentId: body.stripePaymentIntentId,
        total: 39_000,
      });
      expect(paidWith).toHaveLength(1);
    });

    inFull(() => {
      it('cannot be sent without a phone number, changes its one payment with the form, and cancels it when it is left', async ({
        arrive,
        shop,
      }) => {
        const { page, visit } = await arrive({ cart: aCart() });
        const asked: {
          readonly paymentIntentId: string | null;
          readonly customer: { phoneNumber: string };
        }[] = [];
        page.on('request', (request) => {
          if (isIntentRequest(request)) asked.push(request.postDataJSON());
        });
        let current = '';
        page.on('response', async (response) => {
          if (isIntentRequest(response.request())) current = (await response.json()).paymentIntentId;
        });
        const opened = () => asked.filter(({ paymentIntentId }) => paymentIntentId === null).length;
        const stateOf = async (id: string) => (await shop.running.ports.read.intents.byId(id))?.state ?? null;
        /** What leaving cancels. */
        const leaving = async (leave: () => Promise<unknown>) => {
          await expect.poll(() => stateOf(current)).toBe('open');
          await leave();
          await expect.poll(() => stateOf(current)).toBe('cancelled');
        };
        await visit('/checkout');
        await chooseCard(page);
        await sayWho(page);
        await expect(payButton(page)).toBeEnabled();
        await page.getByLabel('Phone number').fill('');
        await expect(payButton(page)).toBeDisabled();
        await expect(cardPanel(page)).toContainText('Add your phone number to pay by card.');
        await expect.poll(() => asked.at(-1)?.customer.phoneNumber).toBe('');
        expect(opened()).toBe(1);
        expect(new Set(asked.slice(1).map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
        await leaving(() => page.getByLabel('Email').fill(''));
        await expect(payButton(page)).toHaveCount(0);
        await page.getByLabel('Email').fill('mara@northlight.example');
        await expect(payButton(page)).toBeVisible();
        expect(opened()).toBe(2);
        await leaving(() => page.getByRole('radio', { name: 'Pay Later' }).click());
        await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
        await chooseCard(page);
        await expect(payButton(page)).toBeVisible();
        await leaving(() => page.getByRole('link', { name: 'Back', exact: true }).click());
        await visit('/checkout');
        await chooseCard(page);
        await expect(payButton(page)).toBeVisible();
        await leaving(() => page.reload());
      });
    });

    it('says why a card was declined, and is paid by another or after the extra step', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: aCart() });
      await visit('/checkout');
      await chooseCard(page);
      await sayWho(page);
      await page.getByLabel('Test card number').fill('4111 1111 1111 1111');
      await payButton(page).click();
      await expect(page.getByLabel('Test card number')).toHaveAccessibleDescription(
        'Use one of the test card numbers listed: this is a simulation.',
      );
      await payWith(page, 'declined');
      await expect(failure(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
      expect(await loadCart(page)).toHaveLength(1);
      expect(await page.evaluate(() => localStorage.getItem('checkout-paying'))).toBeNull();
      await payWith(page, 'asks-for-more');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click();
      await expect(failure(page, 'Payment Failed', 'The extra step was not completed.')).toBeVisible();
      await payWith(page, 'asks-for-more');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Approve payment' }).click();
      await expectConfirmed(page);
    });

    it('is booked though the answer to the payment was lost, and says so when nothing was paid', async ({
      arrive,
    }) => {
      const { page, visit, allow } = await arrive({ cart: aCart() });
      allow(/Failed to load resource: .*502/);
      await visit('/checkout');
      await chooseCard(page);
      await sayWho(page);
      await payWith(page, 'network-error');
      await expect(
        failure(page, 'Payment Error', 'An unexpected error occurred during payment processing.'),
      ).toBeVisible();
      await payWith(page, 'answer-lost');
      await expectConfirmed(page);
      expect(await loadCart(page)).toEqual([]);
    });

    inFull(() => {
      it('shows the new figures when prices have changed, and charges nothing else', async ({ arrive }) => {
        const { page, context, visit, allow } = await arrive({
          cart: storedCart(aStoredLine(DESK, { tierPrice: 300 })),
        });
        allow(/Failed to load resource: .*(ERR_FAILED|409)/);
        await context.route('**/api/quotes', (route) => route.abort());
        await visit('/checkout');
        await chooseCard(page);
        await sayWho(page);
        await expect(
          failure(page, 'Payment Setup Failed', 'Prices have changed. Please review your cart.'),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: 'Pay $390.00' })).toBeVisible();
        await payWith(page, 'pays');
        await expectConfirmed(page);
      });

      it('says in the specified words what kept it from being prepared, and can be tried again', async ({
        arrive,
      }) => {
        const { page, context, visit, allow } = await arrive({ cart: aCart() });
        allow(/Failed to load resource/);
        const answers = [
          [null, 'Unable to initialize payment. Please try again.'],
          [{ status: 502, json: { message: 'The bank is asleep' } }, 'The bank is asleep'],
          [{ status: 500, body: 'oops' }, 'Failed to create payment intent'],
          [{ status: 201, json: {} }, 'Invalid payment response from server'],
        ] as const;
        let at = 0;
        await context.route('**/api/create-payment-intent', (route) => {
          const answer = answers[at]?.[0];
          if (at >= answers.length) return route.continue();
          return answer ? route.fulfill(answer) : route.abort();
        });
        await visit('/checkout');
        await chooseCard(page);
        await sayWho(page);
        for (const [, words] of answers) {
          await expect(failure(page, 'Payment Setup Failed', words)).toBeVisible();
          at += 1;
          await page.getByRole('button', { name: 'Retry' }).click();
        }
        await expect(payButton(page)).toBeVisible();
      });
    });

    it('that is paid and not booked says so when that is certain, and offers no second payment', async ({
      arrive,
    }) => {
      const { page, context, visit, allow } = await arrive({ cart: aCart() });
      allow(/Failed to load resource/);
      const words = 'Payment was successful but booking creation failed. Please contact support.';
      await context.route('**/api/bookings', (route) =>
        route.fulfill({ status: 409, json: { message: words } }),
      );
      await visit('/checkout');
      await chooseCard(page);
      await sayWho(page);
      await payWith(page, 'pays');
      await expect(failure(page, 'Booking Creation Failed', words)).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
      await expect(cardPanel(page)).toContainText('Please do not pay again');
    });

    it('is booked by the shop itself when the browser cannot', async ({ arrive }) => {
      const { page, context, visit, allow } = await arrive({ cart: aCart() });
      allow(/Failed to load resource/);
      await context.route('**/api/bookings', (route) => route.abort());
      await visit('/checkout');
      await chooseCard(page);
      await sayWho(page);
      await payWith(page, 'pays');
      await expectConfirmed(page);
    });

    inFull(() => {
      it('needs no card for what costs nothing, and takes none below fifty cents', async ({
        arrive,
        shop,
      }) => {
        const code = (name: string, discountValue: number) =>
          shop.running.ports.unitOfWork(({ discountCodes }) =>
            discountCodes.add({ ...aDiscountCode({ discountType: 'fixed', discountValue }), code: name }),
          );
        await code('ALLOFIT', 390);
        await code('ALMOST', 389.51);
        const { page, visit } = await arrive({ cart: aCart() });
        await visit('/checkout');
        await chooseCard(page);
        await sayWho(page);
        const apply = async (text: string) => {
          await page.getByRole('textbox', { name: 'Discount code' }).fill(text);
          await page.getByRole('button', { name: 'Apply' }).click();
        };
        await apply('ALMOST');
        await expect(
          failure(page, 'Amount Too Small', 'Payment amount must be at least $0.50.'),
        ).toBeVisible();
        await expect(cardPanel(page)).toContainText('Choose Pay Later to book now.');
        await apply('ALLOFIT');
        await expect(page.getByText('There is nothing to pay.')).toBeVisible();
        await expect(cardPanel(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'Confirm Booking' }).click();
        await expectConfirmed(page);
      });

      it('points to the card form when Enter is pressed, which books what is paid later', async ({
        arrive,
      }) => {
        const { page, visit } = await arrive({ cart: aCart() });
        await visit('/checkout');
        await sayWho(page);
        await chooseCard(page);
        await page.getByLabel('Phone number').press('Enter');
        await expect(message(page, 'Payment Processing', 'Please use the payment form')).toBeVisible();
        await page.getByRole('radio', { name: 'Pay Later' }).click();
        await page.getByLabel('Phone number').press('Enter');
        await expectConfirmed(page);
      });
    });
  });
