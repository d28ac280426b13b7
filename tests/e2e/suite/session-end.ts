import type { BrowserContext, Page } from 'playwright';
import { describe } from 'vitest';
import { inFull } from '../../support/full.ts';
import { timePasses } from '../../support/time-passes.ts';
import { PASSWORD, placeBooking, signUp, visitSignedIn } from '../support/account.ts';
import { visitDashboard } from '../support/admin.ts';
import { DESK } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { ADMIN_PASSWORD } from '../support/memory-shop.ts';
import { message } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

/** The server knows the session no more; the page does not know that yet. */
const endSession = (context: BrowserContext) => context.clearCookies({ name: 'wondercast' });

const question = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

const signInAgain = async (page: Page, password = PASSWORD) => {
  await question(page).getByLabel('Password', { exact: true }).fill(password);
  await question(page).getByRole('button', { name: 'Login' }).click();
  await expect(question(page)).toHaveCount(0);
};

const bookingsOf = async ({ request }: BrowserContext): Promise<unknown> =>
  (await request.get('/api/bookings')).json();

const fillCustomer = async (page: Page) => {
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill('mara@northlight.example');
};

export const describeSessionEnd = () =>
  describe('a session that has ended', () => {
    inFull(() => {
      it('is said on the profile, and what was typed is saved once one has signed in again', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/status of 401/);
        const { username } = await visitSignedIn(visitor, '/profile');
        await page.getByLabel('Full name').fill('Ada King');
        await endSession(context);
        await page.getByRole('button', { name: 'Save Profile' }).click();
        await expect(question(page).getByLabel('Username')).toHaveValue(username);
        await signInAgain(page);
        await expect(message(page, 'Profile updated')).toBeVisible();
        await expect(page.getByLabel('Full name')).toHaveValue('Ada King');
        await expect(page).toHaveURL('/profile');
        expect(await (await context.request.get('/api/user')).json()).toMatchObject({ fullName: 'Ada King' });
      });

      it('can be left for later: the page says so, keeps what was typed, and asks again', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/status of 401/);
        await visitSignedIn(visitor, '/profile');
        await page.getByLabel('Full name').fill('Ada King');
        await endSession(context);
        await page.getByRole('button', { name: 'Save Profile' }).click();
        await question(page).getByRole('button', { name: 'Not now' }).click();
        await expect(page.getByRole('alert')).toContainText('Your session has ended. Please sign in again.');
        await expect(page.getByLabel('Full name')).toHaveValue('Ada King');
        await page.getByRole('button', { name: 'Sign in again' }).click();
        await signInAgain(page);
        await page.getByRole('button', { name: 'Save Profile' }).click();
        await expect(message(page, 'Profile updated')).toBeVisible();
      });

      it('is asked about once by Your Bookings, which then shows them', async ({ arrive }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/status of 401/);
        await visitSignedIn(visitor, '/profile');
        const { bookingReference } = await placeBooking(context);
        // The profile's own panels load behind its form: each of them would ask as well.
        await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
        await expect(page.getByText('This browser')).toBeVisible();
        await endSession(context);
        let asked = 0;
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === '/api/bookings') asked += 1;
        });
        await page.getByRole('tab', { name: 'Your Bookings' }).click();
        await expect(question(page)).toBeVisible();
        // Longer than a list that is asked for once more would wait.
        await timePasses(1_500);
        expect(asked).toBe(1);
        await expect(page.getByText('Please try again')).toHaveCount(0);
        await signInAgain(page);
        await expect(page.getByRole('list', { name: 'Your Bookings' })).toContainText(bookingReference);
      });

      it('leaves an administrator in the form that is open, which is then saved', async ({ arrive }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/status of 401/);
        await visitDashboard(visitor, '?tab=categories');
        await page.getByRole('button', { name: 'Add Category' }).click();
        const form = page.getByRole('dialog', { name: 'Add Category' });
        await form.getByLabel('Name').fill('Quiet Evenings');
        await endSession(context);
        await form.getByRole('button', { name: 'Create category' }).click();
        await signInAgain(page, ADMIN_PASSWORD);
        await expect(message(page, 'Category has been created')).toBeVisible();
        await expect(page.getByText('Quiet Evenings')).toBeVisible();
        await expect(page.getByText('Access Denied')).toHaveCount(0);
      });

      it('is no Access Denied for an administrator who opens the dashboard again and again', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, context, visit, allow } = visitor;
        allow(/status of 401/);
        await visitDashboard(visitor, '?tab=audit');
        // What is asked of a page that is left takes the hint away, and nobody is there to remember it.
        await page.waitForLoadState('networkidle');
        await endSession(context);
        for (const _ of ['after the hint of a session', 'after the hint is gone']) {
          await visit('/admin?tab=categories');
          await expect(question(page)).toBeVisible();
        }
        await question(page).getByLabel('Username').fill('admin');
        await signInAgain(page, ADMIN_PASSWORD);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
      });
    });

    it('books for the account at the checkout, once one has signed in again', async ({ arrive }) => {
      const visitor = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      const { page, context, allow } = visitor;
      allow(/status of 401/);
      await visitSignedIn(visitor, '/checkout');
      await fillCustomer(page);
      await endSession(context);
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await expect(question(page)).toContainText(
        'Sign in again to book with your account, or continue as a guest.',
      );
      await signInAgain(page);
      await expect(page).toHaveURL(/\/order-confirmation\/WC-/);
      expect(await bookingsOf(context)).toHaveLength(1);
    });

    inFull(() => {
      it('books for a guest at the checkout only where one says so', async ({ arrive }) => {
        const visitor = await arrive({ cart: storedCart(aStoredLine(DESK)) });
        const { page, context, allow } = visitor;
        allow(/status of 401/);
        await visitSignedIn(visitor, '/checkout');
        await fillCustomer(page);
        await endSession(context);
        const answers: number[] = [];
        page.on('response', (response) => {
          if (new URL(response.url()).pathname === '/api/bookings') answers.push(response.status());
        });
        await page.getByRole('button', { name: 'Confirm Booking' }).click();
        await question(page).getByRole('button', { name: 'Close' }).click();
        await expect(page.getByRole('alert')).toContainText('Your session has ended. Please sign in again.');
        await expect(page).toHaveURL('/checkout');
        await page.getByRole('button', { name: 'Continue as guest' }).click();
        await page.getByRole('button', { name: 'Confirm Booking' }).click();
        await expect(page).toHaveURL(/\/order-confirmation\/WC-/);
        expect(answers).toEqual([401, 201]);
      });

      it('changes nothing in the name of another account that has signed in meanwhile', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/status of 401/);
        const { username } = await visitSignedIn(visitor, '/profile');
        await page.getByLabel('Full name').fill('Ada King');
        await signUp(context, { fullName: 'Somebody Else' });
        await page.getByRole('button', { name: 'Save Profile' }).click();
        await expect(question(page).getByLabel('Username')).toHaveValue(username);
        expect(await (await context.request.get('/api/user')).json()).toMatchObject({
          fullName: 'Somebody Else',
        });
      });
    });
  });
