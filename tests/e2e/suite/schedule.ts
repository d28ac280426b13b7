import type { Page } from 'playwright';
import { describe } from 'vitest';
import { visitSignedIn } from '../support/account.ts';
import { DESK, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, loadCart, message } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

const WHO = { fullName: 'Mara Reyes', companyName: 'Northlight' };

const line = (page: Page, title: string) =>
  page
    .getByRole('tabpanel')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .filter({ has: page.getByRole('button', { name: 'Book Experience' }) })
    .last();

const pickADay = async (page: Page, title: string) => {
  await line(page, title).getByRole('button', { name: /^Date/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Date' });
  await expect(calendar.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await calendar.getByRole('button', { name: 'Next' }).first().click();
  await calendar.getByRole('button', { name: / 15, \d{4}$/ }).click();
};

export const describeSchedule = () =>
  describe('the Schedule Experiences tab', () => {
    it('lists what has no date, asks for one, books it and takes it out of the cart', async ({ arrive }) => {
      const visitor = await arrive({
        cart: storedCart(aStoredLine(JAZZ), aStoredLine(DESK, { selectedDate: '2099-03-19' })),
      });
      const { page, context } = visitor;
      await visitSignedIn(visitor, '/profile?tab=cart', WHO);
      const jazz = line(page, JAZZ.title);
      await expect(jazz).toContainText('60 min · $1,190.00 × 1');
      await expect(page.getByRole('heading', { name: DESK.title })).toHaveCount(0);
      await jazz.getByRole('button', { name: 'More' }).click();
      await expect(jazz).toContainText('$1,190.00 × 2');
      await jazz.getByRole('button', { name: 'Fewer' }).click();
      await expect(jazz.getByRole('spinbutton')).toHaveAttribute('aria-valuemin', '1');
      await jazz.getByRole('button', { name: 'Book Experience' }).click();
      await expect(failure(page, 'Date Required', 'Please select a date for this experience.')).toBeVisible();
      await pickADay(page, JAZZ.title);
      const sent = page.waitForRequest(
        (request) => request.url().endsWith('/api/bookings') && request.method() === 'POST',
      );
      await jazz.getByRole('button', { name: 'Book Experience' }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        experienceId: 1,
        date: expect.stringMatching(/^\d{4}-\d\d-15$/),
        time: 'TBD',
        totalPrice: 1190,
        firstName: 'Mara',
        lastName: 'Reyes',
        companyName: 'Northlight',
      });
      await expect(message(page, 'Booking Created')).toBeVisible();
      await expect(page.getByText('All cart items have been scheduled!')).toBeVisible();
      expect(await loadCart(page)).toMatchObject([{ experience: { slug: DESK.slug } }]);
      const own = await (await context.request.get('/api/bookings')).json();
      expect(own).toMatchObject([{ totalPrice: 1190, experienceDates: [expect.stringMatching(/-15$/)] }]);
    });

    it('says that the cart is empty, removes lines, and says why a booking failed', async ({ arrive }) => {
      const visitor = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      const { page, context, allow } = visitor;
      allow(/Failed to load resource/);
      await visitSignedIn(visitor, '/profile?tab=cart');
      await pickADay(page, DESK.title);
      const book = line(page, DESK.title).getByRole('button', { name: 'Book Experience' });
      await book.click();
      await expect(page.getByRole('alert')).toContainText('Booking Failed');
      await expect(page.getByRole('link', { name: 'Complete your profile' })).toBeVisible();
      await context.route('**/api/bookings', (route) => route.abort());
      await book.click();
      await expect(failure(page, 'Booking Failed', 'Failed to create booking')).toBeVisible();
      await page.getByRole('button', { name: `Remove ${DESK.title}` }).click();
      await expect(page.getByRole('tabpanel').getByText('Your cart is empty', { exact: true })).toBeVisible();
    });
  });
