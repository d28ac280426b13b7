import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inFull } from '../../support/full.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectCount, message } from '../support/see.ts';
import { PASSWORD, register } from './register.ts';

describe('the email of a profile', () => {
  it('asks for the password only while it is another one, and says at the field when that is wrong', async () => {
    const username = await register();
    await openScreen('/profile?tab=profile');
    const email = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByLabelText('Current password', { exact: true });
    const save = page.getByRole('button', { name: 'Save Profile' });
    await expect.element(email).toHaveValue(`${username}@mail.example`);
    await email.fill(`${username.toUpperCase()}@mail.example`);
    await expectCount(password, 0);
    await email.fill(`${username}-new@mail.example`);
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await save.click();
    await expect.element(password).toHaveAccessibleDescription('Please enter your current password');
    await expect.element(password).toHaveFocus();
    await password.fill('a guess');
    await save.click();
    await expect.element(password).toHaveAccessibleDescription('That is not your current password.');
    await password.fill(PASSWORD);
    await save.click();
    await expect.element(message('Profile updated')).toBeVisible();
    await expectCount(password, 0);
    await expect.element(email).toHaveValue(`${username}-new@mail.example`);
  });

  inFull(() => {
    it('stands in sight with the keyboard on it when the mailed link is opened', async () => {
      await register();
      await openScreen('/profile?confirm=older-than-a-day');
      const confirm = page.getByRole('button', { name: 'Confirm my address' });
      await expect.element(confirm).toHaveFocus();
      await expect.element(confirm).toBeInViewport({ ratio: 1 });
      await confirm.click();
      await expect.element(page.getByText('Address not confirmed')).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
    });
  });
});
