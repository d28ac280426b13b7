import { describe } from 'vitest';
import { placeBooking } from '../support/account.ts';
import { axeFindings } from '../support/axe.ts';
import { payButton, payWith } from '../support/card.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { fetchDocument, metaOf } from '../support/html.ts';
import type { MemoryShop } from '../support/memory-shop.ts';
import { failure, message } from '../support/see.ts';
import type { Visitor } from '../support/visitor.ts';

/** Books to be paid later, and answers where the mail leads whoever pays. */
const mailedLink = async ({ context }: Visitor, shop: MemoryShop): Promise<string> => {
  const { bookingReference } = await placeBooking(context);
  const mailOf = async () =>
    (await shop.outbox()).find(({ mail }) => mail.subject?.includes(bookingReference))?.mail.text ?? '';
  await expect.poll(mailOf).toContain('/pay/');
  return /\/pay\/[\w-]+/.exec(await mailOf())?.[0] ?? '';
};

export const describePayPage = () =>
  describe('the page where a mailed link leads', () => {
    it('shows the invoice lines and the open amount, nothing personal, and is paid by card once', async ({
      arrive,
      shop,
    }) => {
      const path = await mailedLink(await arrive(), shop);
      const { page, visit, allow } = await arrive({ theme: 'light' });
      allow(/Failed to load resource: .*502/);
      await visit(path);
      const lines = page.getByRole('region', { name: 'What is booked' });
      await expect(lines.getByRole('listitem')).toHaveText('The Desk ResetStarter tier × 1 · $390.00$390.00');
      await expect(lines).toContainText('Open amount$390.00USD');
      for (const words of ['Mara', 'Reyes', 'northlight', '415'])
        await expect(page.getByRole('main')).not.toContainText(words);
      await expect(payButton(page)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await payWith(page, 'declined');
      await expect(failure(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
      await payWith(page, 'answer-lost');
      await expect(message(page, 'Payment Successful!')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Paid' })).toContainText('nothing is left to pay');
      await expect(lines).toContainText('Open amount$0.00USD');
      await page.reload();
      await expect(page.getByRole('region', { name: 'Paid' })).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
    });

    it('says so when a payment is under way, and when the link is revoked or unknown', async ({
      arrive,
      shop,
    }) => {
      const path = await mailedLink(await arrive(), shop);
      const token = path.split('/').at(-1) ?? '';
      const { page, context, visit, allow } = await arrive();
      allow(/Failed to load resource: .*(404|409)/);
      const { unitOfWork, hashToken, read, payments } = shop.running.ports;
      const bookingId = await read.payLinks.bookingOf(hashToken(token));
      const answer = await context.request.post(`/api/pay/${token}/intent`);
      const { paymentIntentId: id, clientSecret } = await answer.json();
      // The slow card: at the bank, and not yet here.
      const slow = shop.running.simulator?.cards.pay(clientSecret, '4000000000000077');
      await expect.poll(async () => (await payments.receipt(id))?.status).toBe('processing');
      await visit(path);
      await expect(page.getByRole('region', { name: 'Pay by card' })).toContainText(
        'Your payment is being processed.',
      );
      await slow;
      await page.goto(`${path}?payment_intent=${id}&redirect_status=succeeded`);
      await expect(page.getByRole('region', { name: 'Paid' })).toBeVisible();
      expect((await read.intents.byId(id))?.state).toBe('booked');
      await unitOfWork(({ payLinks }) => payLinks.revoke(bookingId ?? 0));
      for (const gone of [path, '/pay/no-such-link']) {
        await visit(gone);
        await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
      }
    });

    it('is served without its token, for no search engine', async ({ shop }) => {
      const token = 'q2mYc0Zt4kVh8b1nX5sR7wLd';
      const document = await fetchDocument(`${shop.url}/pay/${token}`);
      expect(document.status).toBe(200);
      expect(metaOf(document, 'robots')).toBe('noindex');
      expect(document.html).not.toContain(token);
      const robots = await fetchDocument(`${shop.url}/robots.txt`);
      expect(robots.html).toContain('Disallow: /pay/\n');
    });
  });
