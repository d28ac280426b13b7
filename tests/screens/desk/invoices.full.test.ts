import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectCount, expectNone } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

type Invoice = Wire<'InvoiceDocument'>;

/** A booking that was invoiced, taken back and deleted. */
const deletedBooking = async (): Promise<readonly Invoice[]> => {
  const { id, bookingReference } = await asAdmin<Wire<'AdminBooking'>>('POST', '/api/admin/bookings', {
    firstName: 'Ada',
    lastName: 'Okonkwo',
    email: 'ada@southlight.example',
    companyName: 'Southlight',
    phoneNumber: '+1 415 555 0134',
    items: [{ experienceId: 1, selectedTier: 'elevated', quantity: 1, addOns: [] }],
  });
  const path = `/api/admin/invoices?search=${bookingReference.toLowerCase()}`;
  const documents = () => asAdmin<Invoice[]>('GET', path);
  await expect.poll(async () => (await documents()).length).toBe(1);
  await asAdmin('DELETE', `/api/admin/bookings/${id}`);
  await expect.poll(async () => (await documents()).length).toBe(2);
  return documents();
};

it('the Invoices screen finds the documents of a booking that is gone, by its reference or by a number', async () => {
  await signIn();
  const [creditNote, invoice] = await deletedBooking();
  await openScreen('/admin?tab=invoices');
  const rows = page
    .getByRole('row')
    .filter({ hasText: 'INV-' })
    .or(page.getByRole('row').filter({ hasText: 'CN-' }));
  const search = page.getByRole('searchbox', { name: 'Number, or reference of a booking' });
  await search.fill(` ${invoice?.bookingReference.toLowerCase()} `);
  await expect.element(page.getByText('2 documents', { exact: true })).toBeVisible();
  await expectCount(rows, 2);
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/CN-.*Ada Okonkwo.*Southlight.*−\$1,450\.00.*Credit note/);
  await expect.element(rows.nth(1)).toMatchTextContent(/INV-.*\$1,450\.00.*Taken back/);
  await expectAccessible('main');
  await search.fill(creditNote?.number ?? '');
  await expect.element(page.getByText('1 document', { exact: true })).toBeVisible();
  const file = rows.getByRole('link', { name: creditNote?.number ?? '' });
  await expect.element(file).toHaveAttribute('href', `/api/admin/invoices/${creditNote?.id}/pdf`);
  await search.fill('INV-1999-000001');
  await expect.element(page.getByText('No documents found')).toBeVisible();
  await commands.fail('/api/admin/invoices', '503 The shop is asleep');
  await openScreen('/admin?tab=invoices', { size: PHONE });
  await expect.element(page.getByText('Failed to load invoices')).toBeVisible();
  await commands.fail('/api/admin/invoices', null);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectNone(page.getByText('Failed to load invoices'));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
});
