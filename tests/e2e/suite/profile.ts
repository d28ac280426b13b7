import { describe } from 'vitest';
import { unique } from '../../support/builders.ts';
import { inFull } from '../../support/full.ts';
import { PASSWORD, visitSignedIn } from '../support/account.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, message } from '../support/see.ts';

const FIELDS = {
  'Full name': 'Ada King',
  'Job title': 'Countess',
  'Phone number': '+44 20 7946 0000',
  'Company name': 'Analytical Engines',
  Department: 'Numbers',
  Industry: 'Machines',
  Website: 'https://engines.example',
  'LinkedIn profile': 'https://linkedin.example/in/ada',
  Address: '12 St James’s Square',
  City: 'London',
  State: 'Greater London',
  'ZIP code': 'SW1Y 4JH',
  Country: 'GB',
  Bio: 'Weaves algebraic patterns.',
  Notes: 'No cats',
};

export const describeProfile = () => {
  inFull(() => {
    describe('the profile area', () => {
      it('sends visitors to the sign-in and has four tabs, which stand in the address and load when they are chosen', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, visit } = visitor;
        await visit('/profile');
        await expect(page).toHaveURL(/\/auth\?return=/);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await visitSignedIn(visitor, '/profile');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile');
        const tabs = page.getByRole('tab');
        await expect(tabs).toHaveText([
          'Profile',
          'Payment Methods',
          'Schedule Experiences',
          'Your Bookings',
        ]);
        await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
        await page.waitForLoadState('networkidle');
        expect(asked).not.toContain('/api/bookings');
        expect(asked).not.toContain('/api/payment-methods');
        await tabs.last().click();
        await expect(page).toHaveURL('/profile?tab=bookings');
        await expect.poll(() => asked).toContain('/api/bookings');
        await page.keyboard.press('ArrowLeft');
        await expect(page).toHaveURL('/profile?tab=cart');
        await visit('/profile?tab=payment');
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      });
    });
  });

  describe('the Profile tab', () => {
    inFull(() => {
      it('has its sections and every field a person may edit, and keeps what is saved', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page } = visitor;
        await visitSignedIn(visitor, '/profile');
        const form = page.getByRole('region', { name: 'Profile Information' });
        await expect(form.locator('legend')).toHaveText([
          'Primary Contact Information',
          'Company Information',
          'Address',
          'Business Summary',
          'Preferences',
          'Additional Information',
        ]);
        for (const [label, text] of Object.entries(FIELDS))
          await form
            .getByLabel(label, { exact: false })
            .and(form.locator('input, textarea'))
            .first()
            .fill(text);
        await form.getByRole('button', { name: /Company size/ }).click();
        await expect(page.getByRole('option')).toHaveText(['1-10', '11-50', '51-200', '201-1000', '1000+']);
        await page.getByRole('option', { name: '51-200' }).click();
        const ways = form.getByRole('group', { name: 'Preferred communication' }).getByRole('button');
        await expect(ways).toHaveText(['Email', 'Phone', 'Both']);
        await expect(ways.first()).toHaveAttribute('aria-pressed', 'true');
        await ways.last().click();
        await expect(form.getByRole('switch', { name: 'Event notifications' })).toBeChecked();
        await expect(form.getByRole('switch', { name: 'Marketing emails' })).not.toBeChecked();
        await form.getByRole('button', { name: 'Save Profile' }).click();
        await expect(message(page, 'Profile updated')).toBeVisible();
        await page.reload();
        for (const [label, text] of Object.entries(FIELDS))
          await expect(
            form.getByLabel(label, { exact: false }).and(form.locator('input, textarea')).first(),
          ).toHaveValue(text);
        await expect(form.getByRole('button', { name: /Company size/ })).toContainText('51-200');
        await expect(ways.last()).toHaveAttribute('aria-pressed', 'true');
      });

      it('names mistakes in the specified words, and a failure by its own', async ({ arrive }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/Failed to load resource: .* 503/);
        await visitSignedIn(visitor, '/profile');
        const wrong = [
          ['Full name', 'Al', 'Full name must be at least 3 characters'],
          ['Email', 'nowhere', 'Please enter a valid email address'],
          ['Phone number', '123', 'Please enter a valid phone number'],
          ['Website', 'javascript:alert(1)', 'Please enter a valid URL'],
          ['LinkedIn profile', 'me', 'Please enter a valid URL'],
        ] as const;
        for (const [label, text] of wrong) await page.getByLabel(label, { exact: true }).fill(text);
        await page.getByRole('button', { name: 'Save Profile' }).click();
        for (const [label, , words] of wrong)
          await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(words);
        await expect(page.getByLabel('Full name', { exact: true })).toBeFocused();
        for (const [label] of wrong) await page.getByLabel(label, { exact: true }).fill('');
        await context.route('**/api/user/profile', (route) =>
          route.fulfill({ status: 503, json: { message: 'The shop is asleep' } }),
        );
        await page.getByRole('button', { name: 'Save Profile' }).click();
        await expect(failure(page, 'Update failed', 'The shop is asleep')).toBeVisible();
      });
    });

    it('changes the password, hands out all data, and closes the account for good', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, allow } = visitor;
      allow(/Failed to load resource: .* 4\d\d/);
      const account = await visitSignedIn(visitor, '/profile', { fullName: unique('Ada') });
      await page.getByRole('button', { name: 'Change password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      await dialog.getByLabel('Current password').fill('not this one');
      await dialog.getByLabel('New password', { exact: true }).fill('another horse');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
        'That is not your current password.',
      );
      await dialog.getByLabel('Current password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(message(page, 'Password changed')).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export my data' }).click();
      expect((await saved).suggestedFilename()).toBe('my-data.json');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const last = page.getByRole('alertdialog', { name: 'Delete my account' });
      await expect(last.getByRole('button', { name: 'Keep account' })).toBeFocused();
      await last.getByLabel('Your password').fill('another horse');
      await last.getByRole('button', { name: 'Delete account' }).click();
      await expect(message(page, 'Account deleted')).toBeVisible();
      const again = await page.request.post('/api/login', {
        data: { username: account.username, password: 'another horse' },
      });
      expect(again.status()).toBe(401);
    });
  });

  describe('a forgotten password', () => {
    it('is renewed by a mailed link, which works once', async ({ arrive, shop }) => {
      const visitor = await arrive();
      const { page, context, visit, allow } = visitor;
      allow(/Failed to load resource: .* 4\d\d/);
      const { email } = await visitSignedIn(visitor, '/about');
      await context.clearCookies();
      await visit('/auth');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
      const mailed = async () =>
        (await shop.outbox()).find(
          ({ recipients, mail }) => recipients.includes(email) && mail.text?.includes('/auth/reset'),
        );
      await expect.poll(async () => (await mailed()) !== undefined).toBe(true);
      const link = /http:\S+\/auth\/reset\?token=\S+/.exec((await mailed())?.mail.text ?? '')?.[0] ?? '';
      await visit(link);
      await page.getByLabel('New password', { exact: true }).fill('a third horse');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(message(page, 'Password changed')).toBeVisible();
      await expect(page).toHaveURL('/auth');
      await visit(link);
      await page.getByLabel('New password', { exact: true }).fill('a fourth horse');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    });
  });
};
