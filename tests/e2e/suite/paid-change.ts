import type { Wire } from '@wondercast/openapi/codec/wire';
import type { BrowserContext, Page } from 'playwright';
import { describe } from 'vitest';
import { confirmAsBrowser } from '../../support/stripe-double/browser.ts';
import { until } from '../../support/until.ts';
import { type Placed, placeBooking } from '../support/account.ts';
import { payButton } from '../support/card.ts';
import { demoId, JAZZ } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { expectLeft, goOn, heldAnswer } from '../support/held-answer.ts';
import { failure, message } from '../support/see.ts';
import { it, leadToStripe, type StripeShop } from '../support/stripe-shop.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS = '4000002500003155';

const { starter, elevated } = JAZZ.prices;
const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const DIFFERENCE = usd(elevated - starter);

/** What the invoices of a booking come to, credit notes below zero, the smallest first. */
const invoiced = async ({ request }: BrowserContext, id: number): Promise<readonly number[]> => {
  const documents: readonly Wire<'BookingInvoice'>[] = await (
    await request.get(`/api/bookings/${id}/invoices`)
  ).json();
  const sums = documents.map(({ kind, total }) => (kind === 'invoice' ? total : -total));
  return sums.toSorted((some, other) => some - other);
};

/** Books the jazz hour for 45 people as this browser, paid by card and with its invoice. */
const bookPaid = async (context: BrowserContext, { double }: StripeShop): Promise<Placed> => {
  const line = { experienceId: demoId(JAZZ.slug), selectedTier: 'starter', quantity: 1, addOns: [] };
  const items = [{ ...line, headcount: 45 }];
  const customer = { firstName: 'Mara', lastName: 'Reyes', email: 'mara@northlight.example' };
  const opened = await context.request.post('/api/create-payment-intent', {
    data: { amount: starter * 100, currency: 'usd', items, customer },
  });
  const { clientSecret, paymentIntentId } = await opened.json();
  await confirmAsBrowser(double.url, clientSecret);
  const paid = { paymentStatus: 'paid', stripePaymentIntentId: paymentIntentId };
  const booking = await placeBooking(context, { ...paid, totalPrice: starter, items });
  await expect.poll(() => invoiced(context, booking.id)).toEqual([starter]);
  return booking;
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change headcount' });
const sumsOf = (page: Page) => page.getByRole('region', { name: 'Booked for' });
const cardOf = (page: Page) => page.getByLabel('Stripe card number');

/** The button of the dialog, not the page's that opens it. */
const payIn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: `Pay ${DIFFERENCE}` });

/** Says 60 people on the booking's page, up to the card form that the difference is paid with. */
const askFor60 = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Change headcount or add-ons' }).click();
  const dialog = dialogOf(page);
  const people = dialog.getByRole('spinbutton', { name: 'People' });
  await expect(people).toHaveValue('45');
  await people.fill('60');
  await people.press('Enter');
  await expect(dialog).toContainText('60 people need the Elevated room.');
  await dialog.getByRole('button', { name: `Pay ${DIFFERENCE} and change` }).click();
  await expect(cardOf(page)).toBeVisible();
};

/** The booking, its invoices and its balance say the same sum, which is owed no more. */
const expectBooks = async (context: BrowserContext, { id, bookingReference }: Placed): Promise<void> => {
  const read = async (path: string) => (await context.request.get(path)).json();
  expect(await read(`/api/bookings/by-reference/${bookingReference}`)).toMatchObject({
    totalPrice: elevated,
    paymentStatus: 'paid',
    items: [{ selectedTier: 'elevated' }],
    sessions: [{ headcount: 60 }],
  });
  expect(await read(`/api/bookings/${id}/payments`)).toMatchObject({
    received: elevated,
    open: 0,
    waiting: null,
  });
  // The invoice of before is taken back by a credit note; what stands is what is owed.
  await expect.poll(() => invoiced(context, id)).toEqual([-starter, starter, elevated]);
};

export const describePaidChange = () =>
  describe('more people for a booking that is paid, through Stripe', () => {
    it('are refused with a declined card and a refusing bank, and there when the bank approves', async ({
      arrive,
      shop,
    }) => {
      const visitor = await arrive();
      const { page, context, visit, allow } = visitor;
      allow(/Failed to load resource: .*402/);
      await leadToStripe(visitor, shop);
      const booking = await bookPaid(context, shop);
      const address = `/bookings/${booking.bookingReference}`;
      await visit(address);
      await askFor60(page);
      await cardOf(page).fill(DECLINED);
      await payIn(page).click();
      await expect(failure(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
      await cardOf(page).fill(ASKS);
      await payIn(page).click();
      await page.getByRole('link', { name: 'Refuse' }).click();
      await expect(failure(page, 'Payment Failed')).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(sumsOf(page)).toContainText(usd(starter));
      await page.getByRole('button', { name: `Pay ${DIFFERENCE}`, exact: true }).click();
      await cardOf(page).fill(ASKS);
      await payIn(page).click();
      await page.getByRole('link', { name: 'Approve' }).click();
      await expect(message(page, 'Booking changed')).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(sumsOf(page)).toContainText(`Total, paid${usd(elevated)}`);
      await expect(page.getByText('Your change waits for its payment.')).toHaveCount(0);
      await expectBooks(context, booking);
    });

    it('are paid later by whoever opens the mailed link, and are then on the booking’s page', async ({
      arrive,
      shop,
    }) => {
      const visitor = await arrive();
      const { page, context, visit } = visitor;
      await leadToStripe(visitor, shop);
      const booking = await bookPaid(context, shop);
      await visit(`/bookings/${booking.bookingReference}`);
      await askFor60(page);
      await dialogOf(page).getByRole('button', { name: 'Send me a link' }).click();
      await expect(message(page, 'Link sent')).toBeVisible();
      await expect(page.getByText('Your change waits for its payment.')).toBeVisible();
      const link = await until('the mail with the link that pays', async () => {
        const sent = (await shop.outbox()).find(
          ({ file, mail }) =>
            file.includes('change-payment') && mail.text?.includes(booking.bookingReference),
        );
        return /\/pay\/[\w-]+/.exec(sent?.mail.text ?? '')?.[0] ?? null;
      });
      const payer = await arrive();
      await leadToStripe(payer, shop);
      await payer.visit(link);
      await expect(payer.page.getByText(`${DIFFERENCE} USD is open for this booking.`)).toBeVisible();
      await cardOf(payer.page).fill(GOOD);
      await payButton(payer.page).click();
      await expect(payer.page.getByRole('region', { name: 'Paid' })).toBeVisible();
      await page.reload();
      await expect(sumsOf(page)).toContainText(`Total, paid${usd(elevated)}`);
      await expect(page.getByText('Your change waits for its payment.')).toHaveCount(0);
      await expectBooks(context, booking);
    });

    it('leave whoever has gone on alone when the payment that they came back with is known', async ({
      arrive,
      shop,
    }) => {
      const visitor = await arrive();
      const { page, context, visit } = visitor;
      const { id, bookingReference } = await bookPaid(context, shop);
      const asked = await context.request.post(`/api/bookings/${id}/amendments`, {
        data: {
          lines: [{ line: 1, headcount: 60 }],
          shownDifference: elevated - starter,
          version: (await (await context.request.get(`/api/bookings/${id}`)).json()).version,
        },
      });
      const { payment } = await asked.json();
      const hold = await heldAnswer(context, '**/change-payment/completion');
      await visit(`/bookings/${bookingReference}?payment_intent=${payment.intentId}&redirect_status=failed`);
      await hold.asked;
      await goOn(page);
      hold.release();
      await expect(failure(page, 'Payment Failed')).toBeVisible();
      await expectLeft(page);
    });
  });
