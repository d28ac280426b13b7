import { describe } from 'vitest';
import { inFull } from '../../support/full.ts';
import { confirmBooking, placeBooking, signUp, visitSignedIn } from '../support/account.ts';
import { wakeByRetry } from '../support/admin.ts';
import { DESK } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, message } from '../support/see.ts';

const DATED = {
  items: [
    {
      experienceId: 17,
      selectedTier: 'starter',
      quantity: 1,
      addOns: [],
      slots: [{ date: '2099-03-09', time: '2:30', meridiem: 'PM', zone: 'EST' }],
    },
  ],
};

const WORDS =
  'This action cannot be undone. This will permanently delete your booking and remove it from our servers.';

export const describeOwnBookings = () => {
  inFull(() => {
    describe('the Your Bookings tab', () => {
      it('shows each booking with reference, created date, title, duration, badge, date, time and total', async ({
        arrive,
        shop,
      }) => {
        const visitor = await arrive();
        const { page, context, visit } = visitor;
        await signUp(context);
        const confirmed = await placeBooking(context, DATED);
        await confirmBooking(shop, confirmed);
        const pending = await placeBooking(context);
        await visit('/profile?tab=bookings');
        const cards = page.getByRole('list', { name: 'Your Bookings' }).getByRole('listitem');
        await expect(cards).toHaveCount(2);
        const [first, second] = [cards.first(), cards.last()];
        await expect(first).toContainText(pending.bookingReference);
        for (const words of [DESK.title, '30 min', 'Pending', 'DateTBD', 'TimeTBD', '$390.00USD'])
          await expect(first).toContainText(words);
        await expect(first).toContainText(/Created [A-Z][a-z]{2} \d\d, \d{4}/);
        for (const words of ['Confirmed', 'March 09, 2099', '2:30 PM EST'])
          await expect(second).toContainText(words);
        await expect(second.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
        await expect(first.getByRole('link', { name: 'Contact Host' })).toHaveAttribute(
          'href',
          `mailto:hello@wondercast.example?subject=Booking%20${pending.bookingReference}`,
        );
      });

      it('deletes an unconfirmed booking after asking, for good', async ({ arrive }) => {
        const visitor = await arrive();
        const { page, context, visit } = visitor;
        await signUp(context);
        await placeBooking(context);
        await visit('/profile?tab=bookings');
        await page.getByRole('button', { name: 'Cancel Order' }).click();
        const question = page.getByRole('alertdialog', { name: 'Delete Booking' });
        await expect(question).toContainText(WORDS);
        await expect(question.getByRole('button', { name: 'Keep booking' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeFocused();
        await page.getByRole('button', { name: 'Cancel Order' }).click();
        await question.getByRole('button', { name: 'Delete Booking' }).click();
        await expect(message(page, 'Booking Deleted')).toBeVisible();
        await expect(page.getByText('No bookings yet')).toBeVisible();
        expect(await (await context.request.get('/api/bookings')).json()).toEqual([]);
      });

      it('says what failed: the list after three more tries, a deletion by its words', async ({ arrive }) => {
        const visitor = await arrive();
        const { page, context, visit, allow } = visitor;
        allow(/Failed to load resource/);
        await signUp(context);
        await placeBooking(context);
        let asked = 0;
        await context.route('**/api/bookings', (route) => {
          asked += 1;
          return route.fulfill({ status: 503, json: { message: 'Asleep' } });
        });
        await visit('/about');
        await page.clock.install();
        await visit('/profile?tab=bookings');
        await expect(async () => {
          await page.clock.runFor(5_000);
          await expect(page.getByText('Failed to load your bookings. Please try again.')).toBeVisible({
            timeout: 200,
          });
        }).toPass();
        expect(asked).toBe(4);
        await wakeByRetry(page, '**/api/bookings');
        const remove = async () => {
          await page.getByRole('button', { name: 'Cancel Order' }).click();
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Booking' }).click();
        };
        const failures = [
          [
            { status: 409, json: { message: 'Confirmed bookings cannot be cancelled.' } },
            'Confirmed bookings cannot be cancelled.',
          ],
          [{ status: 500, body: 'oops' }, 'Failed to cancel booking'],
          [null, 'Failed to delete booking'],
        ] as const;
        for (const [answer, words] of failures) {
          await context.route('**/api/bookings/*', (route) =>
            answer ? route.fulfill(answer) : route.abort(),
          );
          await remove();
          await expect(failure(page, 'Error', words)).toBeVisible();
          await context.unroute('**/api/bookings/*');
        }
      });
    });
  });

  describe('the page of a booking', () => {
    it('shows its owner lines, slots and status, keeps tentative dates out of calendars, and changes dates until it is confirmed', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context, visit } = visitor;
      const { bookingReference } = await placeBooking(context, DATED);
      await visit(`/bookings/${bookingReference}`);
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: DESK.title })).toBeVisible();
      await expect(page.getByText('Pending', { exact: true })).toBeVisible();
      await expect(page.getByText('Mar 09, 2099 · 2:30 PM EST')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Change dates' }).click();
      await page.getByLabel('Time', { exact: true }).fill('4:00');
      await page.getByRole('button', { name: 'Save dates' }).click();
      await expect(page.getByText('Mar 09, 2099 · 4:00 PM EST')).toBeVisible();
      const stranger = await arrive();
      stranger.allow(/status of 404/);
      await visitSignedIn(stranger, `/bookings/${bookingReference}`);
      await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('Booking not found');
    });
  });
};
