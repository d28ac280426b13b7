import { minorUnits } from '@wondercast/core/kernel/money';
import type { APIRequestContext } from 'playwright';
import { describe } from 'vitest';
import { inFull } from '../../support/full.ts';
import { placeBooking } from '../support/account.ts';
import { rowOf, signInAsAdmin, visitDashboard } from '../support/admin.ts';
import { axeFindings } from '../support/axe.ts';
import { numberThat } from '../support/card.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, message } from '../support/see.ts';
import type { Visitor } from '../support/visitor.ts';

const sent = async (request: APIRequestContext, path: string, data: object = {}) => {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** Opens the card payment of a booking by a link of its own, as whoever pays it. */
const openCardPayment = async ({ context }: Visitor, bookingId: number) => {
  await signInAsAdmin(context);
  const { url } = await sent(context.request, `/api/admin/bookings/${bookingId}/pay-link`);
  const link = `/api/pay/${url.split('/').at(-1)}`;
  const { clientSecret, paymentIntentId } = await sent(context.request, `${link}/intent`);
  return {
    pay: async () => {
      await sent(context.request, '/api/simulator/confirm', { clientSecret, cardNumber: numberThat('pays') });
    },
    complete: () => sent(context.request, `${link}/completion`, { paymentIntentId }),
  };
};

export const describeAdminMoney = () =>
  describe('the money of a booking, in the dashboard', () => {
    it('is recorded when it came another way, and asked for by a link that is shown once', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      const { bookingReference, id } = await placeBooking(context);
      await visitDashboard(visitor, `?tab=bookings&booking=${id}`);
      const details = page.getByRole('dialog', { name: bookingReference });
      await expect(details).toContainText('$0.00 received · $0.00 refunded · $390.00 open');
      let made = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/pay-link')) made += 1;
      });
      await details.getByRole('button', { name: 'New payment link' }).click();
      const question = page.getByRole('alertdialog', { name: 'New payment link' });
      await expect(question).toContainText(
        `The payment link that was mailed to mara@northlight.example for ${bookingReference} stops working at once.`,
      );
      await expect(question.getByRole('button', { name: 'Keep the link' })).toBeFocused();
      await question.getByRole('button', { name: 'Keep the link' }).click();
      await expect(question).toBeHidden();
      expect(made).toBe(0);
      await details.getByRole('button', { name: 'New payment link' }).click();
      await question.getByRole('button', { name: 'Make a new link' }).click();
      await expect(message(page, 'Payment link made')).toBeVisible();
      const link = await details.getByLabel('Payment link').inputValue();
      const payer = await arrive();
      await payer.visit(link.slice(link.indexOf('/pay/')));
      await expect(payer.page.getByRole('region', { name: 'What is booked' })).toContainText('$390.00');
      await details.getByRole('button', { name: 'Record payment' }).click();
      const form = page.getByRole('dialog', { name: 'Record payment' });
      await expect(form.getByLabel('Amount')).toHaveValue('390');
      await form.getByRole('button', { name: 'Record payment' }).click();
      await expect(form.getByLabel('Note')).toBeFocused();
      await expect(form.getByLabel('Note')).toHaveAttribute('aria-invalid', 'true');
      expect(await axeFindings(page)).toEqual([]);
      await form.getByLabel('Note').fill('Bank transfer');
      await form.getByRole('button', { name: 'Record payment' }).click();
      await expect(message(page, 'Payment recorded')).toBeVisible();
      await expect(details).toContainText('$390.00 received · $0.00 refunded · $0.00 open');
      await expect(details.getByText('Bank transfer')).toBeVisible();
      await expect(details.getByRole('button', { name: 'Record payment' })).toHaveCount(0);
    });

    inFull(() => {
      it('goes back to the card, in part and then what is left', async ({ arrive }) => {
        const visitor = await arrive({ theme: 'light' });
        const { page, context, allow } = visitor;
        allow(/Failed to load resource: .* 422/);
        const { bookingReference, id } = await placeBooking(context);
        const payment = await openCardPayment(visitor, id);
        await payment.pay();
        await payment.complete();
        await visitDashboard(visitor, `?tab=bookings&booking=${id}`);
        const details = page.getByRole('dialog', { name: bookingReference });
        const giveBack = async (amount: string | null) => {
          await details.getByRole('button', { name: 'Refund', exact: true }).click();
          const form = page.getByRole('dialog', { name: 'Refund' });
          if (amount !== null) await form.getByLabel('Amount').fill(amount);
          await form.getByRole('button', { name: 'Refund' }).click();
          return form;
        };
        const form = await giveBack('391');
        await expect(message(page, 'Refund sent')).toHaveCount(0);
        await expect(page.getByRole('alert')).toContainText('Refund failed');
        expect(await axeFindings(page)).toEqual([]);
        await form.getByLabel('Amount').fill('90');
        await form.getByRole('button', { name: 'Refund' }).click();
        await expect(message(page, 'Refund sent')).toBeVisible();
        await expect(details).toContainText('$390.00 received · $90.00 refunded');
        await giveBack(null);
        await expect(details).toContainText('$390.00 received · $390.00 refunded');
        await expect(details.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(rowOf(page, bookingReference)).toContainText('Pending');
      });

      it('that no booking is left for is on the attention list until it is given back', async ({
        arrive,
        shop,
      }) => {
        const visitor = await arrive();
        const { page, context } = visitor;
        const { id } = await placeBooking(context);
        const payment = await openCardPayment(visitor, id);
        const { ports, shop: core } = shop.running;
        // Deleted in the very moment in which somebody pays.
        await ports.unitOfWork(({ bookings }) => bookings.remove(id));
        await payment.pay();
        await core.reconcilePayments();
        await visitDashboard(visitor, '?tab=bookings');
        await expect(page.getByText('1 card payment without a booking')).toBeVisible();
        await page.getByRole('button', { name: '1 card payment without a booking' }).click();
        const list = page.getByRole('dialog', { name: 'Payments without a booking' });
        await expect(list).toContainText('The booking it pays for has been deleted.');
        await expect(list).toContainText('$390.00');
        expect(await axeFindings(page)).toEqual([]);
        await list.getByRole('button', { name: 'Try again' }).click();
        await expect(failure(page, 'Not booked', 'It still cannot be booked.')).toBeVisible();
        await list.getByRole('button', { name: 'Refund' }).click();
        const question = page.getByRole('alertdialog', { name: 'Refund payment' });
        await expect(question).toContainText('This action cannot be undone.');
        await question.getByRole('button', { name: 'Refund' }).click();
        await expect(message(page, 'Refund sent')).toBeVisible();
        await expect(list).toContainText('No payment needs attention.');
        await page.keyboard.press('Escape');
        await expect(page.getByText('1 card payment without a booking')).toHaveCount(0);
      });

      it('that is disputed says why and until when, and is marked as done once it is lost', async ({
        arrive,
        shop,
      }) => {
        const visitor = await arrive();
        const { page, context } = visitor;
        const { id, bookingReference } = await placeBooking(context);
        const payment = await openCardPayment(visitor, id);
        await payment.pay();
        await payment.complete();
        const { ports, shop: core, simulator } = shop.running;
        const intentId = (await ports.read.bookings.byId(id))?.paymentIntentId ?? '';
        const hear = async (status: 'pending' | 'lost') => {
          const evidenceDue = new Date('2026-12-24T15:00:00Z');
          const facts = {
            cause: 'product_not_received',
            evidenceDue,
            url: 'https://provider.test/disputes/1',
          };
          const dispute = {
            kind: 'dispute',
            intentId,
            disputeId: `dp_${id}`,
            amount: minorUnits(39_000),
          } as const;
          const delivery = simulator?.deliver({ ...dispute, id: `evt_${status}_${id}`, status, facts });
          if (delivery) await core.receiveWebhook(delivery.body, delivery.signature);
        };
        await hear('pending');
        await visitDashboard(visitor, '?tab=bookings&attention=open');
        const list = page.getByRole('dialog', { name: 'Payments to check' });
        await expect(list).toContainText(bookingReference);
        await expect(list).toContainText('Reason: product not received · Evidence is due by');
        await expect(list.getByRole('link', { name: 'Open at the payment provider' })).toHaveAttribute(
          'href',
          'https://provider.test/disputes/1',
        );
        await expect(list.getByRole('button')).toHaveCount(1);
        expect(await axeFindings(page)).toEqual([]);
        await hear('lost');
        await visitDashboard(visitor, '?tab=bookings&attention=open');
        await expect(list).toContainText('The dispute is lost');
        await list.getByRole('button', { name: 'Mark as done' }).click();
        await expect(page.getByText('No payment needs attention.')).toBeVisible();
      });
    });
  });
