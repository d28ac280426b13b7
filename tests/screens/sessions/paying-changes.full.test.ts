import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { expectAccessible, mistakesIn } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectAddress, expectNone, failure, message } from '../support/see.ts';
import { change } from './change-booking.ts';
import { bookPaid, slotOn } from './placed.ts';

const amending = page.getByRole('dialog', { name: 'Change headcount' });
const moving = page.getByRole('dialog', { name: 'Change or cancel' });
const paying = page.getByRole('dialog', { name: 'Pay for the change' });
const bank = page.getByRole('alertdialog', { name: 'Simulated bank' });
const sums = page.getByRole('region', { name: 'Booked for' });
const { starter, elevated } = JAZZ.prices;
const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const DIFFERENCE = usd(elevated - starter);
const waits = page.getByText('Your change waits for its payment.');
const later = page.getByRole('button', { name: `Pay ${DIFFERENCE}`, exact: true });

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS = '4000 0025 0000 3155';
const BREAKS = '4000 0000 0000 0119';

/** Pays with a test card in a dialog. */
const payIn = async (dialog: typeof amending, card: string): Promise<void> => {
  const number = dialog.getByRole('textbox', { name: 'Test card number' });
  await number.fill(card);
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
};

/** A paid booking whose dialog asks for the card of 60 people. */
const openPayment = async (size?: typeof PHONE) => {
  await openScreen('/about');
  const booking = await bookPaid();
  const screen = await openScreen(`/bookings/${booking.bookingReference}`, size && { size });
  await change('Change headcount or add-ons');
  const people = amending.getByRole('spinbutton', { name: 'People' });
  await people.fill('60');
  await people.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await amending.getByRole('button', { name: `Pay ${DIFFERENCE} and change` }).click();
  await expect
    .element(amending.getByText(/^The change is made when \$260\.00 has been paid\./))
    .toBeVisible();
  return { booking, ...screen };
};

describe('a change of a paid booking', () => {
  it('is paid in its dialog: a declined card leaves it open, the next one makes the change', async () => {
    await openPayment();
    await payIn(amending, DECLINED);
    await expect.element(failure('Payment Failed', 'Your card was declined.')).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await payIn(amending, BREAKS);
    await expect.element(failure('Payment Error')).toBeVisible();
    await payIn(amending, ASKS);
    await bank.getByRole('button', { name: 'Refuse' }).click();
    await expect.element(failure('Payment Failed')).toBeVisible();
    await payIn(amending, ASKS);
    await bank.getByRole('button', { name: 'Approve payment' }).click();
    await expect.element(message('Booking changed')).toBeVisible();
    await expectNone(amending);
    await expect.element(sums).toMatchTextContent(usd(elevated));
    await expectNone(waits);
  });

  it('waits when the dialog is closed, with what it costs until when, and is paid from the page', async () => {
    await openPayment(PHONE);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    const payLater = amending.getByRole('button', { name: 'Pay later' }).element();
    payLater.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // The dialog is still leaving: page and dialog stand beside each other.
    expect(await mistakesIn('main')).toBe('');
    await expect.element(waits).toBeVisible();
    await expect.element(page.getByText(/It can be paid until tomorrow/)).toBeVisible();
    await expect.element(sums).not.toMatchTextContent(usd(elevated));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible('main');
    await later.click();
    await payIn(paying, GOOD);
    await expect.element(message('Booking changed')).toBeVisible();
    await expect.element(sums).toMatchTextContent(usd(elevated));
    await expectNone(later);
  });

  it('is paid by the link that is mailed on request', async () => {
    const { booking } = await openPayment();
    await amending.getByRole('button', { name: 'Send me a link' }).click();
    await expect.element(message('Link sent', `It is on its way to ${booking.email}.`)).toBeVisible();
    await expectNone(amending);
    // Paid when it was booked, its other mails have no such link.
    const link = await commands.mailed(booking.bookingReference, '/pay/');
    await commands.newVisitor();
    await openScreen(link);
    await expect.element(page.getByText(`${DIFFERENCE} USD is open for this booking.`)).toBeVisible();
    await payIn(page.getByRole('region', { name: 'Pay by card' }), GOOD);
    await expect.element(message('Payment Successful!')).toBeVisible();
  });

  it('is known when one comes back from a bank, refused or approved', async () => {
    const { booking, asked } = await openPayment();
    const answered = asked.find(({ path }) => path === `/api/bookings/${booking.id}/amendments`);
    expect(answered?.status).toBe(202);
    const opened = await fetch(`/api/bookings/${booking.id}/change-payment`, { method: 'POST' });
    const { clientSecret, paymentIntentId } = await opened.json();
    const back = (status: string) =>
      openScreen(
        `/bookings/${booking.bookingReference}?payment_intent=${paymentIntentId}&payment_intent_client_secret=x&redirect_status=${status}`,
      );
    await back('failed');
    await expect.element(failure('Payment Failed')).toBeVisible();
    await expectAddress(`/bookings/${booking.bookingReference}`);
    await expect.element(waits).toBeVisible();
    await fetch('/api/simulator/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, cardNumber: GOOD }),
    });
    await back('succeeded');
    await expect.element(message('Booking changed')).toBeVisible();
    await expectAddress(`/bookings/${booking.bookingReference}`);
    await expect.element(sums).toMatchTextContent(usd(elevated));
  });

  it('that moves a session is made when its fee is paid', async () => {
    await openScreen('/about');
    const booking = await bookPaid([slotOn(0)]);
    await commands.desk('POST', `/api/admin/sessions/${booking.id}-1-1/agree`, {
      startsAt: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 100 * 3_600_000).toISOString(),
      zone: 'America/New_York',
    });
    await openScreen(`/bookings/${booking.bookingReference}`);
    await change('Change or cancel');
    await moving.getByRole('button', { name: /^Move it instead/ }).click();
    await moving.getByLabelText('Time', { exact: true }).fill('11:00');
    await moving.getByRole('button', { name: 'AM' }).click();
    await moving.getByRole('button', { name: `Move for ${usd(starter / 10)}` }).click();
    await payIn(moving, GOOD);
    await expect.element(message('Times sent')).toBeVisible();
    await expect.element(page.getByRole('article')).toMatchTextContent(/With us/);
    await expect.element(sums).toMatchTextContent(usd(starter * 1.1));
  });
});
