import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { book } from '../sessions/placed.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

/** Books as a visitor, and opens the booking as the administrator. */
const openDialog = async () => {
  await openScreen('/about');
  const booking = await book();
  await signIn();
  await openScreen(`/admin?tab=bookings&booking=${booking.id}`);
  const dialog = page.getByRole('dialog', { name: booking.bookingReference });
  await expect.element(dialog.getByRole('heading', { name: 'Internal notes' })).toBeVisible();
  const stored = () => asAdmin<Wire<'AdminBooking'>>('GET', `/api/admin/bookings/${booking.id}`);
  return { booking, dialog, stored };
};

describe('the booking dialog', () => {
  it('corrects who a booking is for, and says beforehand what a new address means', async () => {
    const { booking, dialog, stored } = await openDialog();
    await dialog.getByRole('button', { name: 'Correct customer' }).click();
    const form = page.getByRole('dialog', { name: 'Correct customer' });
    await expectNone(form.getByText(/stop working/));
    const email = form.getByRole('textbox', { name: /^Email/ });
    await email.fill('mara@');
    await expect.element(form.getByText(/stop working at once/)).toBeVisible();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible('[role="dialog"]');
    await email.fill('mara@southlight.example');
    await form.getByRole('textbox', { name: /^Special requests/ }).fill('No stairs, please.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(message('Customer has been updated')).toBeVisible();
    await expect.element(dialog.getByText('No stairs, please.')).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'mara@southlight.example' })).toBeVisible();
    expect(await stored()).toMatchObject({
      email: 'mara@southlight.example',
      firstName: booking.firstName,
      specialRequests: 'No stairs, please.',
    });
  });

  it('keeps what was typed when somebody else has saved first', async () => {
    const { booking, dialog, stored } = await openDialog();
    await dialog.getByRole('button', { name: 'Correct customer' }).click();
    const form = page.getByRole('dialog', { name: 'Correct customer' });
    await form.getByRole('textbox', { name: /^Last name/ }).fill('Okonkwo');
    await asAdmin('PATCH', `/api/admin/bookings/${booking.id}/customer`, { companyName: 'Southlight' });
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(form.getByRole('textbox', { name: /^Company name/ })).toHaveValue('Southlight');
    await expect.element(form.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Okonkwo');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(message('Customer has been updated')).toBeVisible();
    expect(await stored()).toMatchObject({ companyName: 'Southlight', lastName: 'Okonkwo' });
  });

  it('keeps notes that only the staff read', async () => {
    const { booking, dialog } = await openDialog();
    const add = dialog.getByRole('button', { name: 'Add note' });
    await expect.element(add).toBeDisabled();
    await dialog.getByRole('textbox', { name: /^New note/ }).fill('Called: third floor now.');
    await add.click();
    await expect.element(message('Note added')).toBeVisible();
    await expect
      .element(dialog.getByRole('listitem').filter({ hasText: 'third floor' }))
      .toMatchTextContent('admin');
    await expectAccessible('[role="dialog"]');
    await dialog.getByRole('button', { name: /^Remove the note by admin/ }).click();
    await expectNone(dialog.getByRole('listitem').filter({ hasText: 'third floor' }));
    expect(await asAdmin('GET', `/api/admin/bookings/${booking.id}/notes`)).toEqual([]);
  });
});
