import type { Page } from 'playwright';
import { describe } from 'vitest';
import { unique } from '../../support/builders.ts';
import { inFull } from '../../support/full.ts';
import { PASSWORD, signUp, visitSignedIn } from '../support/account.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { heldAnswer } from '../support/held-answer.ts';
import { ADMIN_PASSWORD } from '../support/memory-shop.ts';
import { failure, message } from '../support/see.ts';

const signIn = async (page: Page, username: string, password: string) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

const menu = (page: Page, username: string) => page.getByRole('button', { name: `Account of ${username}` });

export const describeAccount = () => {
  describe('the sign-in', () => {
    inFull(() => {
      it('says what an account is good for, and asks for username and password in the specified words', async ({
        arrive,
      }) => {
        const { page, visit, allow } = await arrive();
        allow(/status of 401/);
        await visit('/auth');
        for (const words of [
          'Browse curated experiences',
          'Order with instant confirmation',
          'Track your orders and favorite experiences',
        ])
          await expect(page.getByText(words, { exact: true })).toBeVisible();
        await signIn(page, 'ab', '12345');
        await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
          'Username must be at least 3 characters long',
        );
        await expect(page.getByLabel('Username')).toBeFocused();
        await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
          'Password must be at least 6 characters long',
        );
        await signIn(page, 'nobody', 'wrong password');
        await expect(failure(page, 'Error', 'Invalid username or password')).toBeVisible();
        await expect(page.getByLabel('Username')).toHaveValue('nobody');
        await page.setViewportSize({ width: 1079, height: 800 });
        await expect(page.getByText('Browse curated experiences')).toBeHidden();
        await page.getByRole('link', { name: 'Back to Home' }).click();
        await expect(page).toHaveURL('/');
      });

      it('reads Logging in... while it is under way, welcomes back, and goes home', async ({ arrive }) => {
        const { page, context, visit } = await arrive();
        const { username } = await signUp(context);
        await context.clearCookies();
        const hold = await heldAnswer(context, '**/api/login');
        await visit('/auth');
        await page.getByLabel('Username').fill(username);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Login' }).click();
        const pending = page.getByRole('button', { name: 'Logging in...' });
        await expect(pending).toHaveAttribute('aria-busy', 'true');
        await expect(pending.locator('svg, [aria-hidden]').first()).toBeVisible();
        await hold.asked;
        hold.release();
        await expect(message(page, 'Login successful', `Welcome back, ${username}!`)).toBeVisible();
        await expect(page).toHaveURL('/');
      });
    });

    it('leads back to where one came from, and only within the shop', async ({ arrive }) => {
      const { page, context, visit } = await arrive();
      const { username } = await signUp(context);
      const places = [
        ['/profile?tab=payment', '/profile?tab=payment'],
        ['//evil.example/', '/'],
        ['https://evil.example/', '/'],
        ['javascript:alert(1)', '/'],
        ['/\\evil.example', '/'],
        ['/auth', '/'],
      ] as const;
      for (const [wanted, reached] of places) {
        await visit(`/auth?return=${encodeURIComponent(wanted)}`);
        await expect(page).toHaveURL(reached);
      }
      await context.clearCookies();
      await visit('/profile?tab=bookings');
      await expect(page).toHaveURL(/^[^?]*\/auth\?return=/);
      await signIn(page, username, PASSWORD);
      await expect(page).toHaveURL('/profile?tab=bookings');
    });
  });

  describe('registration', () => {
    it('welcomes a new user, who is signed in at once and then redirected from the sign-in', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      const username = unique('Ada');
      await visit('/auth');
      await page.getByRole('link', { name: 'Register' }).click();
      await page.getByLabel('Full name').fill('Ada King');
      await page.getByLabel('Company').fill('Northlight');
      await page.getByLabel('Email').fill(`${username}@northlight.example`);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(message(page, 'Registration successful', `Welcome, ${username}!`)).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(menu(page, username).locator('[data-initials]')).toHaveAttribute('data-initials', 'AK');
      await visit('/auth');
      await expect(page).toHaveURL('/');
    });

    inFull(() => {
      it('names every mistake, and says who is already there', async ({ arrive }) => {
        const { page, context, visit, allow } = await arrive();
        allow(/status of (409|500)/);
        const { username, email } = await signUp(context);
        await context.clearCookies();
        await visit('/auth/register');
        await page.getByLabel('Username').fill('no spaces');
        await page.getByRole('button', { name: 'Create account' }).click();
        const described = [
          ['Email', 'Please enter a valid email address'],
          ['Username', 'Username may only contain letters, digits, dots, underscores and hyphens'],
          ['Password', 'Password must be at least 6 characters long'],
        ] as const;
        for (const [label, words] of described)
          await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(words);
        await page.getByLabel('Username').fill(username.toUpperCase());
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Create account' }).click();
        await expect(page.getByRole('alert')).toContainText(/taken|exists|already/i);
        await context.route('**/api/register', (route) => route.fulfill({ status: 500, body: 'oops' }));
        await page.getByRole('button', { name: 'Create account' }).click();
        await expect(failure(page, 'Error', 'Could not create account')).toBeVisible();
        await expect(page.getByLabel('Email')).toHaveValue(email);
      });
    });
  });

  describe('the user menu', () => {
    it('shows initials, the username and Signed in, and signs out', async ({ arrive }) => {
      const { page, context, visit, allow } = await arrive();
      allow(/Failed to load resource/);
      const { username } = await visitSignedIn({ page, context, visit, allow, findings: () => [] }, '/about');
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
      await menu(page, username).click();
      await expect(page.getByText(username, { exact: true })).toBeVisible();
      await expect(page.getByText('Signed in', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu(page, username)).toBeFocused();
      await menu(page, username).click();
      await context.route('**/api/logout', (route) => route.abort());
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(failure(page, 'Error', 'Could not log out')).toBeVisible();
      await context.unroute('**/api/logout');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(message(page, 'Logout successful', 'You have been logged out')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    });

    inFull(() => {
      it('has the Admin Dashboard for administrators alone, whatever their name', async ({ arrive }) => {
        const { page, context, visit } = await arrive();
        await context.request.post('/api/login', { data: { username: 'admin', password: ADMIN_PASSWORD } });
        await visit('/about');
        await menu(page, 'admin').click();
        await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
      });
    });
  });
};
