import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { enter, tabTo } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectCount, expectNone, message } from '../support/see.ts';
import { newName } from './add-staff.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const write = async (target: Locator, text: string): Promise<void> => {
  await tabTo(target);
  await userEvent.keyboard(text);
};

/** Starts at a button, as whoever has come there by keys. */
const pressHere = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible();
  (target.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

const customerNamed = async (lastName: string) => {
  await asAdmin('POST', '/api/admin/bookings', {
    firstName: 'Ada',
    lastName,
    email: `${lastName.toLowerCase()}@southlight.example`,
    phoneNumber: '+1 415 555 0134',
    items: [{ experienceId: 1, selectedTier: 'elevated', quantity: 1, addOns: [] }],
  });
  const [found] = await asAdmin<Wire<'Customer'>[]>('GET', `/api/admin/customers?search=${lastName}`);
  if (!found) throw new Error('The customer is not listed');
  return { ...found, name: `Ada ${lastName}` };
};

describe('the office by keys alone', () => {
  it('opens the command palette over what one does, and gives the focus back', async () => {
    await signIn();
    await openScreen('/admin?tab=categories');
    const add = page.getByRole('button', { name: 'Add Category' });
    await expect.element(add).toBeVisible();
    (add.element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = page.getByRole('combobox', { name: /^Section, action/ });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectNone(search);
    await expect.element(add).toHaveFocus();
  });

  it('invites somebody, and is back at the button', async () => {
    await signIn();
    await openScreen('/admin?tab=staff');
    const open = page.getByRole('button', { name: 'Invite Someone' });
    await pressHere(open);
    const form = page.getByRole('dialog', { name: 'Invite Someone' });
    const email = `${newName()}@staff.example`;
    await write(form.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    const role = form.getByRole('radio', { checked: true });
    await expect.element(role).toHaveFocus();
    await enter(form.getByRole('button', { name: 'Send invitation' }));
    await expect.element(message('Invitation sent', email)).toBeVisible();
    await expectNone(form);
    await expect.element(open).toHaveFocus();
    const { invitations } = await asAdmin<Wire<'Staff'>>('GET', '/api/admin/staff');
    expect(invitations.some((each) => each.email === email)).toBe(true);
  });

  it('leaves a dialog by Escape, and is back at the button', async () => {
    await signIn();
    await openScreen('/admin?tab=staff');
    const open = page.getByRole('button', { name: 'Invite Someone' });
    await pressHere(open);
    const form = page.getByRole('dialog', { name: 'Invite Someone' });
    await expect.element(form).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectNone(form);
    await expect.element(open).toHaveFocus();
  });

  it('merges two customers, and goes on in the one that is left', async () => {
    await signIn();
    const [mark, other] = [crypto.randomUUID().slice(0, 8), crypto.randomUUID().slice(0, 8)];
    const [ada, mara] = [await customerNamed(`Okonkwo${mark}`), await customerNamed(`Obi${other}`)];
    await openScreen(`/admin?tab=customers&customer=${ada.id}`);
    const drawer = page.getByRole('dialog', { name: ada.name });
    const merge = drawer.getByRole('button', { name: 'Merge' });
    await enter(merge);
    const dialog = page.getByRole('dialog', { name: `Merge ${ada.name}` });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectNone(dialog);
    await expect.element(merge).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await write(dialog.getByRole('searchbox', { name: 'Search the other customer' }), mara.email);
    const choice = dialog.getByRole('radio', { name: mara.name });
    await expectCount(dialog.getByRole('radio'), 1);
    await tabTo(choice);
    await userEvent.keyboard(' ');
    await enter(dialog.getByRole('button', { name: 'Merge, $2,900.00 together' }));
    await expect.element(message('Merged')).toBeInTheDocument();
    const merged = page.getByRole('dialog', { name: mara.name });
    await expect.element(merged.getByRole('heading', { name: 'Merged from' })).toBeVisible();
    await expect.poll(() => merged.element().contains(document.activeElement)).toBe(true);
  });
});
