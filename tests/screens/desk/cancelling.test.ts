import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inFull } from '../../support/full.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

interface Placed {
  readonly id: number;
  readonly bookingReference: string;
  readonly cancelled: boolean;
  readonly totalPrice: number;
}

const PRICE = 390;

/** A booking of two sessions without a time. */
const book = (): Promise<Placed> =>
  asAdmin('POST', '/api/bookings', {
    firstName: 'Wes',
    lastName: 'Okafor',
    email: 'wes@kestrelby.example',
    companyName: `Kestrelby ${crypto.randomUUID().slice(0, 8)}`,
    totalPrice: 2 * PRICE,
    items: [{ experienceId: 17, selectedTier: 'starter', quantity: 2, slots: [{}, {}] }],
  });

const stored = ({ id }: Placed): Promise<Placed> => asAdmin('GET', `/api/admin/bookings/${id}`);

const form = (what: string) => page.getByRole('dialog', { name: `Cancel ${what}` });

describe('the desk', () => {
  it('cancels a booking for the shop, with a reason, and the booking says so', async () => {
    await signIn();
    const booking = await book();
    await openScreen(`/admin?tab=bookings&booking=${booking.id}`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = form('booking');
    await expect.element(dialog.getByText('By the policy: No fee, $0.00 goes back.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect.element(dialog.getByText('Say why it is cancelled')).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await dialog.getByRole('radio', { name: 'The shop' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The host is ill.');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect.element(message('Booking cancelled')).toBeVisible();
    await expect.element(page.getByText(/for the shop: The host is ill\. Fee \$0\.00/)).toBeVisible();
    expect(await stored(booking)).toMatchObject({ cancelled: true, totalPrice: 0 });
  });

  inFull(() => {
    it('cancels one session from its drawer at a fee of its own', async () => {
      await signIn();
      const booking = await book();
      await openScreen(`/admin?tab=schedule&session=${booking.id}-1-1`);
      await page.getByRole('button', { name: 'Cancel session' }).click();
      const dialog = form('session');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone.');
      await dialog.getByRole('textbox', { name: /^Another fee/ }).fill('100');
      await dialog.getByRole('button', { name: 'Cancel session' }).click();
      await expect.element(page.getByText(/for the customer: Agreed by phone\. Fee \$100\.00/)).toBeVisible();
      await expectNone(page.getByRole('button', { name: 'Cancel session' }));
      expect(await stored(booking)).toMatchObject({ cancelled: false, totalPrice: PRICE + 100 });
    });

    it('filters the list by what is cancelled', async () => {
      await signIn();
      const booking = await book();
      await asAdmin('POST', `/api/admin/bookings/${booking.id}/cancellation`, { reason: 'Ill.', by: 'shop' });
      await openScreen('/admin?tab=bookings&cancelled=true');
      const row = page.getByRole('row').filter({ hasText: booking.bookingReference });
      await expect.element(row).toMatchTextContent('Cancelled');
      await expect
        .element(page.getByRole('button', { name: /Confirmation status/ }))
        .toMatchTextContent('Cancelled');
    });
  });
});
