import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { inFull } from '../../support/full.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectCount, message } from '../support/see.ts';
import { oneTimeCode } from './one-time-code.ts';
import { PASSWORD, register, send } from './register.ts';

const setUpApp = async (): Promise<readonly string[]> => {
  await page.getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabelText('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await dialog.css('code').findElement()).textContent ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await oneTimeCode(secret));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expectCount(shown.getByRole('listitem'), 10);
  const codes = shown
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent ?? '');
  await shown.getByRole('button', { name: 'I have saved them' }).click();
  return codes;
};

describe('the second factor in the profile', () => {
  inFull(() => {
    it('says at the field when the password is wrong', async () => {
      await register();
      await openScreen('/profile?tab=profile');
      await page.getByRole('button', { name: 'Set up app' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
      await dialog.getByLabelText('Current password').fill('not this one');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect.element(dialog.getByText('That is not your current password.')).toBeVisible();
    });
  });

  it('sets an app up, shows recovery codes once, and asks for a code at the next sign-in', async () => {
    const username = await register();
    await openScreen('/profile?tab=profile');
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await openScreen(await commands.mailed(`${username}@mail.example`, '/profile'));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect.element(message('Address confirmed')).toBeVisible();
    const [code = ''] = await setUpApp();
    await expect.element(page.getByText('On: its code follows your password')).toBeVisible();
    await send('/api/logout');
    await openScreen('/auth');
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(message('Login successful', `Welcome back, ${username}!`)).toBeVisible();
    await openScreen('/profile?tab=profile');
    await expect.element(page.getByText(/^9 codes left/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove the authenticator app' });
    await dialog.getByLabelText('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.element(message('Authenticator app removed')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Set up app' })).toBeVisible();
  });
});

inFull(() => {
  describe('where one is signed in', () => {
    it('lists this browser first, and ends the others', async () => {
      const username = await register();
      const elsewhere = { username, password: PASSWORD };
      // A browser that forgets its cookie has left a session behind.
      await commands.newVisitor();
      await send('/api/login', elsewhere);
      await commands.newVisitor();
      await send('/api/login', elsewhere);
      await openScreen('/profile?tab=profile', { size: PHONE });
      const panel = page.getByRole('region', { name: 'Where you are signed in' });
      await expect.element(panel.getByText('This browser')).toBeVisible();
      await expectCount(panel.getByRole('button', { name: /^Sign out Chrome/ }), 2);
      await panel
        .getByRole('button', { name: /^Sign out Chrome/ })
        .first()
        .click();
      await expect.element(message('Signed out there')).toBeVisible();
      await expectCount(panel.getByRole('button', { name: /^Sign out Chrome/ }), 1);
      await panel.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
      await expect.element(message('Signed out everywhere else')).toBeVisible();
      await expectCount(panel.getByRole('button'), 0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    });
  });

  describe('the dashboard of somebody whose second factor is missing', () => {
    it('says so, and leads to where one is set up', async () => {
      await openScreen('/about');
      await send('/api/login', { username: 'admin', password: 'admin-of-the-tests' });
      const words = 'Your shop requires a second factor. Set one up in your profile, then come back.';
      await commands.fail('/api/admin/staff', `403 ${words}`);
      await openScreen('/admin?tab=staff');
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'A second factor is missing' }))
        .toBeVisible();
      await expect.element(page.getByText(words)).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: 'Set one up' }))
        .toHaveAttribute('href', '/profile?tab=profile');
    });
  });
});
