import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { demoId, JAZZ } from '../../e2e/support/demo.ts';
import { bookPaid } from '../sessions/placed.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const { starter, elevated } = JAZZ.prices;
const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const place = (quantity: number): Promise<Wire<'Booking'>> =>
  asAdmin('POST', '/api/bookings', {
    firstName: 'Wes',
    lastName: 'Okafor',
    email: 'wes@kestrelby.example',
    companyName: `Kestrelby ${crypto.randomUUID().slice(0, 8)}`,
    totalPrice: quantity * starter,
    items: [
      { experienceId: demoId(JAZZ.slug), selectedTier: 'starter', quantity, slots: Array(quantity).fill({}) },
    ],
  });

const stored = (id: number) => asAdmin<Wire<'AdminBooking'>>('GET', `/api/admin/bookings/${id}`);

/** Between three and seven days ahead: moving costs a tenth. */
const HOUR_MS = 3_600_000;
const SOON = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 100 * HOUR_MS).toISOString();
const agree = (id: number) =>
  asAdmin('POST', `/api/admin/sessions/${id}-1-1/agree`, { startsAt: SOON, zone: 'America/New_York' });

describe('the desk', () => {
  it('changes what is booked with a reason and a fee of its own', async () => {
    await signIn();
    const { id } = await place(2);
    await openScreen(`/admin?tab=bookings&booking=${id}`);
    await page.getByRole('button', { name: 'Change what is booked' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change what is booked' });
    const quantity = dialog.getByRole('spinbutton', { name: 'Sessions of this kind' });
    await quantity.fill('1');
    await quantity.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await dialog.getByRole('textbox', { name: /^Another fee/ }).fill('40');
    await expect.element(dialog.getByText('$40.00', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Change and mail' }).click();
    await expect.element(dialog.getByText('Say why it is changed')).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone.');
    const path = `/api/admin/bookings/${id}/amendments`;
    await commands.fail(path, '503 The shop is asleep');
    await dialog.getByRole('button', { name: 'Change and mail' }).click();
    await expect.element(dialog.getByText('The shop is asleep')).toBeVisible();
    await commands.fail(path, null);
    await dialog.getByRole('button', { name: 'Change and mail' }).click();
    await expect.element(message('Booking changed')).toBeVisible();
    await expectNone(dialog);
    expect(await stored(id)).toMatchObject({ totalPrice: starter + 40, fees: [{ amount: 40 }] });
  });

  it('hands out the link that pays for the change of a paid booking', async () => {
    await signIn();
    const { id } = await bookPaid();
    await openScreen(`/admin?tab=bookings&booking=${id}`, { size: PHONE });
    await page.getByRole('button', { name: 'Change what is booked' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change what is booked' });
    const people = dialog.getByRole('spinbutton', { name: 'People', exact: true });
    await people.fill('60');
    await people.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They grew.');
    await dialog.getByRole('button', { name: `Change for ${usd(elevated - starter)}` }).click();
    await expect.element(dialog.getByText(`The change waits for ${usd(elevated - starter)}.`)).toBeVisible();
    await expectAccessible('[role="dialog"]');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    await expect.element(dialog.getByRole('textbox')).toHaveValue(expect.stringContaining('/pay/'));
    expect(await stored(id)).toMatchObject({ totalPrice: starter });
  });

  it('moves a session for its customer at the policy’s fee', async () => {
    await signIn();
    const { id } = await place(1);
    await agree(id);
    await openScreen(`/admin?tab=schedule&session=${id}-1-1`);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move session' });
    await dialog.getByRole('radio', { name: 'The customer' }).click();
    await expect.element(dialog.getByText(`In dollars. By the policy: ${usd(starter / 10)}.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Move and mail' }).click();
    await expect.element(dialog.getByText('Say why it is moved')).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Their room is taken.');
    await dialog.getByRole('textbox', { name: 'Time 1' }).fill('3:30 am');
    // Somebody else changes the booking meanwhile: refused once, and then sent for what is booked now.
    const { version } = await stored(id);
    await asAdmin('POST', `/api/admin/bookings/${id}/amendments`, {
      lines: [{ sessionId: `${id}-1-1`, headcount: 30 }],
      reason: 'They are fewer.',
      shownDifference: 0,
      version,
    });
    await dialog.getByRole('button', { name: 'Move and mail' }).click();
    await expect.element(dialog.getByText(/^Changed by someone else/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Move and mail' }).click();
    await expectNone(dialog);
    expect(await stored(id)).toMatchObject({ totalPrice: starter * 1.1 });
  });

  it('cancels at a refund of its own, and says what it comes to before', async () => {
    await signIn();
    const { id } = await bookPaid();
    await agree(id);
    await openScreen(`/admin?tab=bookings&booking=${id}`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
    await expect.element(dialog.getByText('Goes back to the customer')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A friend of the house.');
    const refund = dialog.getByRole('textbox', { name: /^Another refund/ });
    await refund.fill(String(starter + 1));
    await expect.element(dialog.getByText('More than was received for it')).toBeVisible();
    await refund.fill(String(starter - 90));
    await expect.element(dialog.getByRole('textbox', { name: /^Another fee/ })).toHaveValue('90');
    await expectAccessible('[role="dialog"]');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect.element(message('Booking cancelled')).toBeVisible();
    expect(await stored(id)).toMatchObject({
      cancelled: true,
      cancellation: { fee: 90, refund: starter - 90 },
    });
  });
});

describe('what is to be paid out', () => {
  it('is a list with who gets how much, and is marked once the transfer is made', async () => {
    await signIn();
    const booking = await place(1);
    const { companyName } = booking;
    await asAdmin('POST', `/api/admin/bookings/${booking.id}/payments`, {
      amount: starter,
      note: 'Transfer',
    });
    await asAdmin('POST', `/api/admin/bookings/${booking.id}/cancellation`, { reason: 'Ill.', by: 'shop' });
    await openScreen('/admin?tab=bookings');
    await page.getByRole('button', { name: /refunds? to be paid out, / }).click();
    const list = page.getByRole('dialog', { name: 'To be paid out' });
    const row = list.getByRole('listitem').filter({ hasText: companyName ?? '' });
    await expect.element(row).toMatchTextContent(`Wes Okafor · wes@kestrelby.example`);
    await expect.element(row).toMatchTextContent(usd(starter));
    await expectAccessible('[role="dialog"]');
    await row.getByRole('button', { name: /^Mark as paid out/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Mark as paid out' });
    await expect
      .element(question)
      .toMatchTextContent(`${usd(starter)} has been transferred to ${companyName}?`);
    await expect.element(question.getByRole('button', { name: 'Not yet' })).toHaveFocus();
    await question.getByRole('button', { name: 'It is paid out' }).click();
    await expect.element(message('Marked as paid out')).toBeVisible();
    await expectNone(row);
  });
});
