import { describe } from 'vitest';
import { countingHands } from '../support/counting-hands.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';

/** Most clicks from the home page to a booking for 45 people, with date, time and zone, as a guest. */
const MOST_CLICKS = 10;

export const describeFewClicks = () =>
  describe('a guest', () => {
    it('books for 45 people with date, time and zone in at most ten clicks', async ({ arrive }) => {
      const { page, context, visit } = await arrive();
      const { made, click, type, press } = countingHands(page);
      await visit('/');
      await click(page.getByRole('button', { name: 'Book Now' }));
      const dialog = page.getByRole('dialog');
      await click(dialog.getByLabel(/^How many people/));
      await type('45');
      await click(dialog.getByRole('button', { name: 'Add to Cart' }));
      await click(page.getByRole('button', { name: 'Cart, 1 item' }));
      await click(page.getByRole('dialog').getByRole('button', { name: 'Checkout' }));
      await click(page.getByRole('button', { name: /^Date/ }));
      const days = page.getByRole('dialog', { name: /^Date/ });
      await expect(days.getByRole('grid')).toBeVisible();
      // From today on to the same day of the next month.
      await press('PageDown');
      await press('Enter');
      await click(page.getByLabel('Time', { exact: true }));
      await type('2pm');
      await click(page.getByRole('button', { name: /Time zone/ }));
      // The reader's own is the first.
      await press('ArrowDown');
      await press('Enter');
      await click(page.getByLabel('First name'));
      await type('Mara');
      await press('Tab');
      await type('Reyes');
      await press('Tab');
      await type('mara@northlight.example');
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!');
      console.info(`A booking for 45 people: ${made.clicks} clicks, ${made.keys} keys`);
      expect(made.clicks).toBeLessThanOrEqual(MOST_CLICKS);
      const reference = new URL(page.url()).pathname.split('/').at(-1);
      const booked = await context.request.get(`/api/bookings/by-reference/${reference}`);
      const { items, sessions } = (await booked.json()) as {
        items: { slots: { date: string | null; time: string | null; zone: string | null }[] }[];
        sessions: { headcount: number | null }[];
      };
      expect(sessions).toMatchObject([{ headcount: 45 }]);
      const [slot] = items[0]?.slots ?? [];
      expect(slot?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(slot).toMatchObject({ time: '2pm', zone: 'America/New_York' });
    });
  });
