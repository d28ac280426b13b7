import { describe } from 'vitest';
import { inFull } from '../../support/full.ts';
import { axeFindings } from '../support/axe.ts';
import { payButton, payWith } from '../support/card.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { expectLeft, goOn, heldAnswer } from '../support/held-answer.ts';
import { fetchDocument, metaOf } from '../support/html.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { failure, message } from '../support/see.ts';

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
      await expect(page.getByText('Whoever booked opens the booking')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open the booking' })).toHaveCount(0);
    });

    inFull(() => {
      it('leaves whoever has gone on alone when the payment that they came back with is known', async ({
        arrive,
        shop,
      }) => {
        const path = await mailedLink(await arrive(), shop);
        const { page, context, visit } = await arrive();
        const hold = await heldAnswer(context, '**/api/pay/*/completion');
        await visit(path);
        const opened = await context.request.post(`/api${path}/intent`);
        const { paymentIntentId } = await opened.json();
        await visit(`${path}?payment_intent=${paymentIntentId}&redirect_status=failed`);
        await hold.asked;
        await goOn(page);
        hold.release();
        await expect(failure(page, 'Payment Failed')).toBeVisible();
        await expectLeft(page);
      });

      it('says so when the link is revoked or unknown', async ({ arrive, shop }) => {
        const visitor = await arrive();
        const path = await mailedLink(visitor, shop);
        const { page, visit, allow } = visitor;
        allow(/Failed to load resource: .*404/);
        const { unitOfWork, hashToken, read } = shop.running.ports;
        const bookingId = await read.payLinks.bookingOf(hashToken(path.split('/').at(-1) ?? ''));
        await unitOfWork(({ payLinks }) => payLinks.revoke(bookingId ?? 0));
        for (const gone of [path, '/pay/no-such-link']) {
          await visit(gone);
          await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
        }
      });
    });

    it.for(['pay', 'sessions', 'host'])(
      'is served without its token, for no search engine, as is any page of a link below /%s',
      async (folder, { shop }) => {
        const token = 'q2mYc0Zt4kVh8b1nX5sR7wLd';
        const document = await fetchDocument(`${shop.url}/${folder}/${token}`);
        expect(document.status).toBe(200);
        expect(metaOf(document, 'robots')).toBe('noindex');
        expect(document.html).not.toContain(token);
        const robots = await fetchDocument(`${shop.url}/robots.txt`);
        expect(robots.html).toContain(`Disallow: /${folder}/\n`);
      },
    );
  });
