import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { freeStarts, sellTimed } from '../shopping/sell-timed.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

describe('free times that are taken and not paid', () => {
  it('wait in the head of Bookings, and are freed after a question', async () => {
    const { id, title } = await sellTimed('instant');
    const [startsAt = ''] = await freeStarts(id);
    const { bookingReference, id: bookingId } = await commands.desk<Wire<'Booking'>>(
      'POST',
      '/api/bookings',
      {
        firstName: 'Mara',
        lastName: 'Reyes',
        companyName: 'Northlight',
        email: `mara.${crypto.randomUUID()}@northlight.example`,
        totalPrice: 990,
        items: [
          { experienceId: id, selectedTier: 'starter', quantity: 1, startsAt: [startsAt], timezone: 'UTC' },
        ],
      },
    );
    await signIn();
    await openScreen('/admin?tab=bookings');
    await page.getByRole('button', { name: /unpaid, time taken$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Unpaid, time taken' });
    const row = dialog.getByRole('listitem').filter({ hasText: bookingReference });
    await expect.element(row).toMatchTextContent(title);
    await expect.element(row).toMatchTextContent('Anjali Rao');
    await expectAccessible('[role="dialog"]');
    const free = row.getByRole('button', { name: `Free the time of ${bookingReference}` });
    await free.click();
    const asked = page.getByRole('alertdialog', { name: 'Free this time?' });
    await expect.element(asked).toMatchTextContent('You cannot undo this');
    await asked.getByRole('button', { name: 'Keep the time' }).click();
    await free.click();
    await asked.getByRole('button', { name: 'Free the time' }).click();
    await expect.element(message('Time freed')).toBeVisible();
    await expectNone(row);
    const { sessions } = await asAdmin<Wire<'AdminBooking'>>('GET', `/api/admin/bookings/${bookingId}`);
    expect(sessions).toMatchObject([{ state: 'preferred', startsAt: null }]);
  });
});
