import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectAddress, expectNone, failure, message } from '../support/see.ts';
import { addStaff, type Member, newName } from './add-staff.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const stored = async (id: number): Promise<Member | undefined> =>
  (await asAdmin<{ members: readonly Member[] }>('GET', '/api/admin/staff')).members.find(
    (each) => each.id === id,
  );

const PASSWORD = 'correct horse';

/** A new account of a customer, signed in. */
const register = async () => {
  await commands.newVisitor();
  await openScreen('/about');
  const username = newName();
  const email = `${username}@staff.example`;
  await asAdmin('POST', '/api/register', { username, password: PASSWORD, email });
  return { username, email };
};

describe('an invitation of somebody who has an account', () => {
  it('is accepted with that account and with no other', async () => {
    const invited = await register();
    await commands.desk('POST', '/api/admin/staff/invitations', { email: invited.email, staffRole: 'desk' });
    const link = await commands.mailed(invited.email, '/invitation/');
    const other = await register();
    await openScreen(link, { size: PHONE });
    await expect
      .element(
        page.getByText(`You are signed in as ${other.username}. The invitation is for ${invited.email}`, {
          exact: false,
        }),
      )
      .toBeVisible();
    await expectNone(page.getByRole('button', { name: 'Join the staff' }));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.element(message('Logout successful')).toBeVisible();
    await openScreen(link, { size: PHONE });
    await expect
      .element(page.getByText(`You have an account with ${invited.email}`, { exact: false }))
      .toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill(invited.username);
    await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Join the staff' }).click();
    await expect
      .element(message('Welcome to the staff', `You are signed in as ${invited.username}.`))
      .toBeVisible();
    await expectAddress('/admin');
    await openScreen(link);
    await expectAddress('/admin');
  });
});

describe('the Staff screen', () => {
  it('invites somebody, mails the link again, and withdraws it', async () => {
    await signIn();
    const email = `${newName()}@staff.example`;
    await openScreen('/admin?tab=staff');
    await page.getByRole('button', { name: 'Invite Someone' }).click();
    const form = page.getByRole('dialog', { name: 'Invite Someone' });
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(form.getByText('Please enter a valid email address')).toBeVisible();
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('radio', { name: 'Finance' }).click({ force: true });
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(message('Invitation sent', email)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect.element(row).toMatchTextContent('Finance');
    await row.getByRole('button', { name: `Send the invitation of ${email} again` }).click();
    await expect.element(message('Invitation sent again')).toBeVisible();
    await commands.fail('/api/admin/staff', '503 The shop is asleep');
    await row.getByRole('button', { name: `Send the invitation of ${email} again` }).click();
    await expect.element(page.getByText('Failed to load the staff')).toBeVisible();
    await expect.element(row).toBeVisible();
    await commands.fail('/api/admin/staff', null);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectNone(page.getByText('Failed to load the staff'));
    await row.getByRole('button', { name: `Withdraw invitation of ${email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(message('Invitation withdrawn')).toBeVisible();
    await expectNone(row);
  });

  it('explains the roles in the menu that changes one', async () => {
    const { id, username } = await addStaff('desk');
    await openScreen('/admin?tab=staff');
    await page.getByRole('button', { name: `Desk, role of ${username}` }).click();
    await expect.element(page.getByText('Looks, changes nothing')).toBeVisible();
    await page.getByRole('menuitemradio', { name: /^Catalogue/ }).click();
    await expect.element(message(`${username} is now Catalogue`)).toBeVisible();
    expect(await stored(id)).toMatchObject({ staffRole: 'catalogue' });
  });

  it('takes access away after a question, and gives it back', async () => {
    const { id, username } = await addStaff('reader');
    await openScreen('/admin?tab=staff');
    await page.getByRole('button', { name: `Disable ${username}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect.element(message(`${username} has no access any more`)).toBeVisible();
    expect((await stored(id))?.disabledAt).not.toBeNull();
    await page.getByRole('button', { name: `Enable ${username}` }).click();
    await expect.element(message(`${username} has access again`)).toBeVisible();
    expect((await stored(id))?.disabledAt).toBeNull();
  });

  it('keeps the last owner, and requires a second factor only of an owner who has one', async () => {
    await signIn();
    await openScreen('/admin?tab=staff');
    const own = page.getByRole('row').filter({ hasText: 'admin you' });
    await expect.element(own).toMatchTextContent('locked: The shop needs at least one owner.');
    await expect.element(own.getByRole('button', { name: 'Disable admin' })).toBeDisabled();
    await page.getByRole('switch', { name: 'A second factor for everybody' }).click();
    await expect.element(failure('Error', 'Set up a second factor for yourself first.')).toBeVisible();
    await expect
      .element(page.getByRole('switch', { name: 'A second factor for everybody' }))
      .not.toBeChecked();
  });

  it('fits a phone', async () => {
    await signIn();
    await openScreen('/admin?tab=staff', { size: PHONE });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
    await expect.element(page.getByText('Not set').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  });
});
