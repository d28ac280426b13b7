import type { BrowserContext } from 'playwright';
import { describe } from 'vitest';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { css } from '../support/see.ts';

const SLOT = { date: '2099-03-09', time: '2:30', meridiem: 'PM', zone: 'EST' };

const book = async ({ request }: BrowserContext): Promise<{ bookingReference: string }> => {
  const items = [
    { experienceId: 1, selectedTier: 'premium', quantity: 2, addOns: [{ id: 1 }], slots: [SLOT] },
    { experienceId: 17, selectedTier: 'starter', quantity: 9, addOns: [] },
  ];
  const customer = {
    firstName: 'Mara',
    lastName: 'Reyes',
    email: 'mara@northlight.example',
    phoneNumber: '',
  };
  const answer = await request.post('/api/bookings', { data: { ...customer, totalPrice: 7288, items } });
  return answer.json();
};

export const describeConfirmation = () =>
  describe('the confirmation', () => {
    it('has a light that fades out before its end', async ({ arrive }) => {
      const { page, context, visit } = await arrive();
      const { bookingReference } = await book(context);
      await visit(`/order-confirmation/${bookingReference}`);
      const sky = page.locator('main svg circle[r="740"]').locator('xpath=ancestor::div[1]');
      expect(await css(sky, 'mask-image')).toMatch(/linear-gradient\(.*100% - 320px.*, rgba\(0, 0, 0, 0\)\)/);
    });

    it('tells who booked everything: reference, mail, follow-up, tentative dates, sessions, total and mailbox', async ({
      arrive,
    }) => {
      const { page, context, visit } = await arrive();
      const { bookingReference } = await book(context);
      await visit(`/order-confirmation/${bookingReference}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!');
      await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible();
      await expect(page.getByText(bookingReference, { exact: true })).toBeVisible();
      for (const words of [
        'A confirmation email was sent to mara@northlight.example.',
        'A team member will follow up within one business day.',
        'Scheduling will be finalised with you. All dates are tentative until then.',
      ])
        await expect(page.getByText(words)).toBeVisible();
      const ticket = page.getByRole('region', { name: 'Booking' });
      await expect(ticket.getByRole('listitem').first()).toContainText('Mar 09, 2099 · 2:30 PM EST');
      await expect(ticket.getByRole('listitem').nth(1)).toContainText('TBD');
      await expect(ticket.getByRole('listitem').last()).toHaveText('And 3 more sessions');
      await expect(ticket).toContainText('Total, pay later$7,288.00USD');
      await expect(page.getByRole('link', { name: 'hello@wondercast.example' })).toHaveAttribute(
        'href',
        'mailto:hello@wondercast.example',
      );
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    it('tells a stranger nothing, in the same words for every reference', async ({ arrive }) => {
      const [owner, stranger] = [await arrive(), await arrive()];
      stranger.allow(/status of 404/);
      const { bookingReference } = await book(owner.context);
      const seen: string[] = [];
      for (const reference of [bookingReference, 'WC-0000000000']) {
        await stranger.visit(`/order-confirmation/${reference}`);
        await expect(stranger.page.getByText('A confirmation email was sent to you.')).toBeVisible();
        await stranger.page.waitForLoadState('networkidle');
        seen.push(((await stranger.page.getByRole('main').textContent()) ?? '').replace(reference, ''));
      }
      expect(seen[0]).toBe(seen[1]);
      expect(seen[0]).not.toMatch(/mara|northlight|jazz|\$/i);
    });
  });
