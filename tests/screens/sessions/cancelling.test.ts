import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { inFull } from '../../support/full.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { change, openChange } from './change-booking.ts';
import { book, bookPaid, slotOn } from './placed.ts';

const tickets = page.getByRole('article');
const dialog = page.getByRole('dialog', { name: 'Change or cancel' });
const sums = page.getByRole('region', { name: 'Booked for' });

const HOUR_MS = 3_600_000;
/** Between three and seven days ahead: half of the price is the fee. */
const SOON = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 100 * HOUR_MS).toISOString();

const agree = (session: string, startsAt = SOON) =>
  commands.desk('POST', `/api/admin/sessions/${session}/agree`, { startsAt, zone: 'America/New_York' });

/** Books as the visitor of this screen, and opens the booking. */
const openBooking = async (units: number, size?: typeof PHONE) => {
  await openScreen('/about');
  const booking = await book(Array.from({ length: units }, (_, unit) => slotOn(unit)));
  const open = () => openScreen(`/bookings/${booking.bookingReference}`, size && { size });
  return { booking, open };
};

const price = JAZZ.prices.starter;
const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

describe('the dialog that changes or cancels', () => {
  inFull(() => {
    it('says what cancelling one session costs, starts on keeping it, and cancels it alone', async () => {
      const { booking, open } = await openBooking(2);
      const { asked } = await open();
      const first = tickets.filter({ hasText: 'Session 1 of 2' });
      await change('Change or cancel');
      await expect.element(dialog.getByRole('button', { name: 'Keep session' })).toHaveFocus();
      await expect.element(dialog.getByRole('radio', { name: /session 1/ })).toBeChecked();
      await expect.element(dialog.getByText('no time agreed yet').first()).toBeVisible();
      await expectAccessible('[role="dialog"]');
      await dialog.getByRole('button', { name: 'Cancel session, no fee' }).click();
      await expect.element(message('Session cancelled')).toBeVisible();
      await expectNone(dialog);
      await expect.element(first).toMatchTextContent(/Cancelled.*by you.*No fee/);
      await expect.element(page.getByText('One session is with us, one is cancelled.')).toBeVisible();
      await expect.element(sums).toMatchTextContent(usd(price));
      const sent = asked.find(({ path }) => path.endsWith('/cancellation'));
      expect(sent?.path).toBe(`/api/bookings/${booking.id}/sessions/${booking.id}-1-1/cancellation`);
      expect(sent?.body).toEqual({ shownFee: 0, shownRefund: 0, reason: null });
    });
  });

  it('says of a paid session what goes back of it, not of those that are left', async () => {
    await openScreen('/about');
    const { bookingReference } = await bookPaid([slotOn(0)], true);
    await openScreen(`/bookings/${bookingReference}`);
    await change('Change or cancel');
    await dialog.getByRole('button', { name: `Cancel session, ${usd(price)} back, no fee` }).click();
    await expect.element(message('Session cancelled')).toMatchTextContent(`${usd(price)} goes back to you.`);
  });

  it('stays open when the figures have changed, with the old one struck out, and cancels at the new one', async () => {
    const { booking, open } = await openBooking(1);
    await open();
    await change('Change or cancel');
    await expect.element(dialog.getByRole('button', { name: 'Cancel session, no fee' })).toBeVisible();
    await agree(`${booking.id}-1-1`);
    await dialog.getByRole('button', { name: 'Cancel session, no fee' }).click();
    const fee = usd(price / 2);
    await expect.element(dialog.getByRole('radio')).toBeChecked();
    await expect.element(dialog.getByRole('button', { name: `Cancel session, ${fee} fee` })).toBeVisible();
    await expect.element(dialog.css('del').first()).toMatchTextContent('Free');
    await expect.element(dialog.getByText(/These figures hold until/)).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await dialog.getByRole('button', { name: `Cancel session, ${fee} fee` }).click();
    await expect.element(message('Booking cancelled')).toBeVisible();
    await expect.element(tickets).toMatchTextContent(new RegExp(`Cancelled.*\\${fee} fee`));
    await expect.element(sums).toMatchTextContent(new RegExp(`Total after cancelling\\${fee}`));
  });

  it('cancels all by the mailed link, too, and the page says so', async () => {
    const { booking } = await openBooking(2);
    const link = await commands.mailed(booking.bookingReference, '/bookings/');
    await commands.newVisitor();
    await openScreen(link, { size: PHONE });
    await change('Change or cancel');
    await dialog.getByRole('button', { name: 'Cancel all' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Keep booking' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    await dialog.getByRole('button', { name: 'Cancel all, no fee' }).click();
    await expect.element(message('Booking cancelled')).toBeVisible();
    await expect.element(page.getByText('Two sessions are cancelled.')).toBeVisible();
    await expectNone(page.getByRole('button', { name: /^Change|^Cancel Order/ }));
  });

  inFull(() => {
    it('is left by Escape, and the focus returns to the button; what fails is said and it stays open', async () => {
      const { booking, open } = await openBooking(2);
      await open();
      const button = page.getByRole('button', { name: 'Change or cancel' });
      await openChange();
      await button.click();
      await expect.element(dialog.getByRole('button', { name: 'Keep session' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expectNone(dialog);
      await expect.element(button).toHaveFocus();
      await button.click();
      const path = `/api/bookings/${booking.id}/sessions/${booking.id}-1-1/cancellation`;
      await commands.fail(path, '502 The payment provider is away');
      await dialog.getByRole('button', { name: 'Cancel session, no fee' }).click();
      await expect.element(dialog.getByRole('alert')).toMatchTextContent('The payment provider is away');
      await commands.fail(path, null);
      await dialog.getByRole('button', { name: 'Cancel session, no fee' }).click();
      await expect.element(message('Session cancelled')).toBeVisible();
    });

    it('says why a session cannot be cancelled any more', async () => {
      const { booking, open } = await openBooking(2);
      await agree(`${booking.id}-1-1`);
      await commands.desk('POST', `/api/admin/sessions/${booking.id}-1-1/delivered`, {
        delivered: true,
        version: 2,
      });
      await open();
      await openChange();
      await expect.element(page.getByRole('button', { name: 'Change or cancel' })).toBeVisible();
      // Deleting would give it back without a word about what has taken place.
      await expectNone(page.getByRole('button', { name: 'Cancel Order' }));
      await page.getByRole('button', { name: 'Change or cancel' }).click();
      await expect.element(dialog.getByRole('radio', { name: /session 1/ })).toBeDisabled();
      await expect.element(dialog.getByRole('radio', { name: /session 2/ })).toBeChecked();
    });
  });
});

inFull(() => {
  describe('what changes cost, in words', () => {
    it('stands on the page of an experience and at its booking', async () => {
      const { slug } = await commands.sell({
        policy: {
          zones: [
            { fromHours: 240, refundPercent: 80, movePercent: 5 },
            { fromHours: 0, refundPercent: 0, movePercent: null },
          ],
        },
      });
      await openScreen(`/experience/${slug}`);
      await expect.element(page.getByRole('heading', { name: 'If plans change' })).toBeVisible();
      await expect
        .element(page.getByText('80% back. Moving costs 5% of that session’s price.'))
        .toBeVisible();
      await expect.element(page.getByText('Less than 10 days before')).toBeVisible();
    });
  });
});
