import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectCount, expectNone, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

type Customer = Wire<'Customer'>;

/** Somebody with one booking, whom no other test finds. */
const addCustomer = async (): Promise<Customer & { readonly name: string }> => {
  const lastName = `Okonkwo${crypto.randomUUID().slice(0, 8)}`;
  await asAdmin('POST', '/api/admin/bookings', {
    firstName: 'Ada',
    lastName,
    email: `${lastName.toLowerCase()}@southlight.example`,
    companyName: 'Southlight',
    phoneNumber: '+1 415 555 0134',
    items: [{ experienceId: 1, selectedTier: 'elevated', quantity: 1, addOns: [] }],
  });
  const [customer] = await asAdmin<Customer[]>('GET', `/api/admin/customers?search=${lastName}`);
  if (!customer) throw new Error('The customer is not listed');
  return { ...customer, name: `Ada ${lastName}` };
};

const openCustomer = async ({ id, name }: { readonly id: number; readonly name: string }) => {
  await openScreen(`/admin?tab=customers&customer=${id}`);
  const drawer = page.getByRole('dialog', { name });
  await expect.element(drawer.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  return drawer;
};

describe('the Customers screen', () => {
  it('finds somebody, opens them, and keeps a note', async () => {
    await signIn();
    const { id, name, email } = await addCustomer();
    await openScreen('/admin?tab=customers');
    await page.getByRole('searchbox', { name: 'Search name, e-mail or company' }).fill(email);
    await expect.element(page.getByText('1 customer', { exact: true })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect.element(row).toMatchTextContent('$1,450.00');
    await row.getByRole('button', { name }).click();
    const drawer = page.getByRole('dialog', { name });
    await expect.element(drawer.getByRole('link', { name: /^WC-/ })).toBeVisible();
    await drawer.getByRole('textbox', { name: /^New note/ }).fill('Prefers calls');
    await drawer.getByRole('button', { name: 'Add note' }).click();
    await expect.element(message('Note added')).toBeInTheDocument();
    await expect.element(drawer.getByText(/Prefers calls/)).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await drawer.getByRole('textbox', { name: /^New note/ }).fill('Pays late');
    const path = `/api/admin/customers/${id}`;
    await commands.fail(path, '503 The shop is asleep');
    await drawer.getByRole('button', { name: /^Remove the note/ }).click();
    await expect.element(drawer.getByText('Failed to load the customer')).toBeVisible();
    await expect.element(drawer.getByRole('textbox', { name: /^New note/ })).toHaveValue('Pays late');
    await commands.fail(path, null);
    await drawer.getByRole('button', { name: 'Retry' }).click();
    await expectNone(drawer.getByText(/Prefers calls/));
  });

  it('merges two, says what becomes of them first, and takes them apart', async () => {
    await signIn();
    const [ada, mara] = [await addCustomer(), await addCustomer()];
    const drawer = await openCustomer(ada);
    await drawer.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog', { name: `Merge ${ada.name}` });
    await dialog.getByRole('searchbox', { name: 'Search the other customer' }).fill(mara.email);
    await expectCount(dialog.getByRole('radio'), 1);
    await dialog.getByRole('radio', { name: mara.name }).click();
    await expect.element(dialog.getByText(/One customer with 2 bookings/)).toBeInTheDocument();
    await expectAccessible('[role="dialog"]');
    await dialog.getByRole('button', { name: 'Merge, $2,900.00 together' }).click();
    await expect.element(message('Merged')).toBeInTheDocument();
    const merged = page.getByRole('dialog', { name: mara.name });
    await expect.element(merged.getByRole('heading', { name: 'Merged from' })).toBeVisible();
    await merged.getByRole('button', { name: `Take ${ada.email} apart` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take apart' }).click();
    await expect.element(message('Taken apart')).toBeInTheDocument();
    await expectNone(merged.getByRole('heading', { name: 'Merged from' }));
    expect(await asAdmin('GET', `/api/admin/customers/${ada.id}`)).toMatchObject({
      id: ada.id,
      spend: ada.spend,
    });
  });

  it('books for a customer with what is known of them', async () => {
    await signIn();
    const ada = await addCustomer();
    const drawer = await openCustomer(ada);
    await drawer.getByRole('button', { name: 'New booking' }).click();
    const form = page.getByRole('dialog', { name: 'New booking' });
    await expect.element(form.getByRole('textbox', { name: /^Email/ })).toHaveValue(ada.email);
    await expect.element(form.getByRole('textbox', { name: /^Last name/ })).toHaveValue(ada.lastName);
  });

  it('is reached by the command palette, by a name or an address', async () => {
    await signIn();
    const { email, name } = await addCustomer();
    await openScreen('/admin?tab=customers');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('combobox', { name: /^Section, action/ }).fill(email);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
  });

  it('says that nobody is found, and what could not be loaded', async () => {
    await signIn();
    await openScreen('/admin?tab=customers&search=nobody-is-called-this');
    await expect.element(page.getByText('No customers found')).toBeVisible();
    await commands.fail('/api/admin/customers', '503 The shop is asleep');
    await openScreen('/admin?tab=customers&sort=-spend');
    await expect.element(page.getByText('Failed to load customers')).toBeVisible();
    await commands.fail('/api/admin/customers', null);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectNone(page.getByText('Failed to load customers'));
  });

  it('fits a phone, as cards', async () => {
    await signIn();
    const { email, name } = await addCustomer();
    await openScreen(`/admin?tab=customers&search=${email}`, { size: PHONE });
    await expect.element(page.getByRole('button', { name })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible('main');
  });
});
