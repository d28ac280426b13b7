import { dayAt, daysAfter } from '@wondercast/core/kernel/calendar';
import type { BrowserContext, Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { type Placed, placeBooking } from '../support/account.ts';
import { asleep, rowOf, signInAsAdmin, visitDashboard, wakeByRetry } from '../support/admin.ts';
import { DESK } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { tabTo } from '../support/hands.ts';
import { failure, message } from '../support/see.ts';

const day = (date: string) => ({ date, time: '2:30', meridiem: 'PM', zone: 'EST' });

/** Books the desk reset for a company of one's own, which it can be found by. */
const book = (context: BrowserContext, companyName: string, slots: object[] = [day('2099-03-09')]) =>
  placeBooking(context, {
    companyName,
    items: [{ experienceId: 17, selectedTier: 'starter', quantity: 1, addOns: [], slots }],
  });

const statusOf = (page: Page, kind: string, { bookingReference }: Placed) =>
  page.getByRole('button', { name: `${kind} status of ${bookingReference}` });

/** Opens the list of a status and takes an entry, without a mouse. */
const choose = async (page: Page, status: Locator, entry: string) => {
  await tabTo(page, status);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.type(entry);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
};

export const describeAdminBookings = () =>
  describe('the Bookings tab', () => {
    it('lists bookings in the specified columns; search, filters and sort are the server’s and stand in the address', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      const dated = await book(context, 'Orbital Loom');
      const undated = await book(context, 'Orbital Loom', []);
      await visitDashboard(visitor, '?tab=bookings');
      await expect(page.getByRole('columnheader')).toHaveText([
        'Reference',
        'Experience(s)',
        'Customer',
        'Date & Time',
        'Total Price',
        'Confirmation Status',
        'Payment Status',
        'Delivery Status',
        'Actions',
      ]);
      const row = rowOf(page, dated.bookingReference);
      for (const words of [
        DESK.title,
        'Mara Reyes',
        'Orbital Loom',
        'Mar 09, 2099',
        '2:30 PM EST',
        '$390.00',
      ])
        await expect(row).toContainText(words);
      await expect(rowOf(page, undated.bookingReference)).toContainText('TBD');
      await page.getByLabel('Search customer, email, company or experience').fill('orbital loom');
      await expect(page).toHaveURL(/search=orbital\+loom/);
      await expect(page.getByRole('row')).toHaveCount(3);
      await page.getByRole('button', { name: 'Date & Time' }).click();
      await expect(page.getByRole('columnheader', { name: 'Date & Time' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(page.getByRole('row').nth(1)).toContainText(dated.bookingReference);
      await page.getByRole('button', { name: 'Taking place from Any day' }).click();
      const calendar = page.getByRole('dialog', { name: 'Taking place from' });
      // Bookings of the past are looked for too.
      await expect(calendar.getByRole('gridcell').getByRole('button').first()).toBeEnabled();
      await calendar.getByRole('button', { name: 'Next' }).first().click();
      await calendar.getByRole('button', { name: / 15, \d{4}$/ }).click();
      await expect(page).toHaveURL(/sessionFrom=\d{4}-\d\d-15/);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page).toHaveURL(/sort=date/);
      await expect(page.getByRole('button', { name: /^Taking place from \w{3} 15, \d{4}$/ })).toBeVisible();
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export CSV' }).click();
      const csv = await (await file).createReadStream();
      const text = (await csv.toArray()).join('');
      expect(text).toContain(dated.bookingReference);
      expect(text).not.toContain(undated.bookingReference);
      await page.getByRole('button', { name: /Payment status/ }).click();
      await page.getByRole('option', { name: 'Payment paid' }).click();
      await expect(page.getByText('No bookings found')).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page.getByRole('row')).toHaveCount(3);
    });

    it.for([
      ['a wide desk', 1440],
      ['a narrow desk', 1280],
      ['a rail and little beside it', 1100],
    ] as const)(
      'keeps every text within its column and the actions in reach at %s',
      async ([, width], { arrive }) => {
        const visitor = await arrive({ size: { width, height: 900 } });
        const { page, context } = visitor;
        const companyName = `Geometry ${width}`;
        const { bookingReference } = await placeBooking(context, {
          companyName,
          firstName: 'Alexandra',
          lastName: 'Vandenberg-Featherstonehaugh',
        });
        const without = await placeBooking(context, {
          companyName: '',
          lastName: `Geometry${width}`,
          email: `alexandra.vandenberg.${width}@a-very-long-domain-of-a-logistics-company.example`,
        });
        await visitDashboard(visitor, `?tab=bookings&search=geometry ${width}`);
        await expect(rowOf(page, bookingReference)).toBeVisible();
        const mail = page.getByTitle(
          `alexandra.vandenberg.${width}@a-very-long-domain-of-a-logistics-company.example`,
        );
        expect((await mail.boundingBox())?.height).toBeLessThan(24);
        // What is wider than its column stands over the next one: nothing may, but what is cut with dots.
        const over = await page
          .getByRole('row')
          .evaluateAll((rows) =>
            rows.flatMap((row) =>
              [...row.querySelectorAll('th, td')].flatMap((cell) =>
                [...cell.querySelectorAll('*')]
                  .filter(
                    (part) => part.getBoundingClientRect().right > cell.getBoundingClientRect().right + 0.5,
                  )
                  .map((part) => `${cell.textContent}: ${part.tagName}`),
              ),
            ),
          );
        expect(over).toEqual([]);
        const heads = page.getByRole('columnheader');
        const edge = (await page.getByRole('table').locator('..').boundingBox()) ?? { x: 0, width: 0 };
        for (const name of ['View details of', 'Delete booking']) {
          const box = await page
            .getByRole('button', { name: `${name} ${without.bookingReference}` })
            .boundingBox();
          expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(edge.x + edge.width);
        }
        if (width >= 1280)
          for (const head of await heads.all()) {
            const box = await head.boundingBox();
            expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(edge.x + edge.width + 0.5);
          }
      },
    );

    it('leafs through pages by the server’s cursor, on and back', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      const [first, second] = [await book(context, 'Leafing'), await book(context, 'Leafing')];
      // Pages of one row, so that two bookings make two pages.
      await context.route('**/api/admin/bookings?*', (route) =>
        route.continue({ url: route.request().url().replace('limit=50', 'limit=1') }),
      );
      await visitDashboard(visitor, '?tab=bookings&search=leafing');
      const pages = page.getByRole('navigation', { name: 'Pages of bookings' });
      await expect(rowOf(page, second.bookingReference)).toBeVisible();
      await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await pages.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(/cursor=/);
      await expect(rowOf(page, first.bookingReference)).toBeVisible();
      await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
      await pages.getByRole('button', { name: 'Previous' }).click();
      await expect(rowOf(page, second.bookingReference)).toBeVisible();
      await expect(page).not.toHaveURL(/cursor=/);
    });

    it('sets each of the three statuses from its list, which is closed while it is on its way', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* (?:500|503)/);
      const placed = await book(context, 'Statuses');
      await visitDashboard(visitor, '?tab=bookings&search=statuses');
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await context.route('**/confirmation-status', async (route) => {
        await held;
        await route.continue();
      });
      const confirmation = statusOf(page, 'confirmation', placed);
      await choose(page, confirmation, 'Confirmed');
      await expect(confirmation).toBeDisabled();
      release();
      await expect(message(page, 'Confirmation status updated successfully')).toBeVisible();
      await expect(confirmation).toHaveText('Confirmed');
      await expect(confirmation).toBeFocused();
      const payment = statusOf(page, 'payment', placed);
      await choose(page, payment, 'Paid');
      await expect(message(page, 'Payment status updated successfully')).toBeVisible();
      await expect(payment).toHaveText('Paid');
      const delivery = statusOf(page, 'delivery', placed);
      await choose(page, delivery, 'Delivered');
      // It has not taken place yet.
      await page
        .getByRole('alertdialog', { name: 'Delivered already?' })
        .getByRole('button', { name: 'Mark delivered' })
        .click();
      await expect(message(page, 'Delivery status updated successfully')).toBeVisible();
      await expect(delivery).toHaveText('Delivered');
      await context.unroute('**/confirmation-status');
      await context.route('**/confirmation-status', (route) => route.fulfill({ status: 500, body: 'oops' }));
      await choose(page, confirmation, 'Unconfirmed');
      await expect(failure(page, 'Error', 'Failed to update confirmation status')).toBeVisible();
      await asleep(context, '**/payment-status');
      await choose(page, payment, 'Pending');
      await expect(failure(page, 'Error', 'The shop is asleep')).toBeVisible();
      await context.unroute('**/payment-status');
      await context.route('**/payment-status', (route) => route.fulfill({ status: 500, body: 'oops' }));
      await choose(page, payment, 'Pending');
      await expect(failure(page, 'Error', 'Failed to update payment status')).toBeVisible();
      await expect(payment).toHaveText('Paid');
      await context.route('**/delivery-status', (route) => route.fulfill({ status: 500, body: 'oops' }));
      await choose(page, delivery, 'Pending');
      await expect(failure(page, 'Error', 'Failed to update delivery status')).toBeVisible();
      await expect(delivery).toHaveText('Delivered');
    });

    it('shows a booking’s details: customer, experiences with dates, sums, money and mails', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      const { id, bookingReference } = await book(context, 'Details');
      await visitDashboard(visitor, '?tab=bookings&search=details');
      await page.getByRole('button', { name: `View details of ${bookingReference}` }).click();
      await expect(page).toHaveURL(new RegExp(`booking=${id}`));
      const dialog = page.getByRole('dialog', { name: bookingReference });
      for (const words of [
        'Customer information',
        'Experiences booked',
        'Booking summary',
        'Payments',
        'Mails',
      ])
        await expect(dialog.getByRole('heading', { name: words })).toBeVisible();
      for (const words of ['mara@northlight.example', 'Details', DESK.title, 'March 09, 2099 · 2:30 PM EST'])
        await expect(dialog.getByText(words, { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      const form = page.getByRole('dialog', { name: 'Record payment' });
      await form.getByRole('button', { name: 'Record payment' }).click();
      await expect(form.getByLabel('Note')).toHaveAccessibleDescription('Please say how it was paid.');
      await form.getByLabel('Note').fill('Bank transfer');
      await form.getByRole('button', { name: 'Record payment' }).click();
      await expect(message(page, 'Payment recorded')).toBeVisible();
      await expect(dialog.getByText('$390.00 received')).toBeVisible();
      await expect(dialog.getByText('Paid', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Change dates' }).click();
      const dates = page.getByRole('dialog', { name: 'Change dates' });
      await dates.getByLabel('Time', { exact: true }).fill('4:00');
      await dates.getByRole('button', { name: 'Save dates' }).click();
      await expect(dialog.getByText('March 09, 2099 · 4:00 PM EST')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Change dates' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/booking=/);
      await expect(page.getByRole('button', { name: `View details of ${bookingReference}` })).toBeFocused();
    });

    it('downloads and resends the invoice and deletes the booking, each after asking where something is sent or lost', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* (?:500|502)/);
      const { id, bookingReference } = await book(context, 'Papers');
      await visitDashboard(visitor, '?tab=bookings&search=papers');
      const press = (name: string) =>
        page.getByRole('button', { name: `${name} ${bookingReference}` }).click();
      const question = page.getByRole('alertdialog');
      await context.route('**/invoice-pdf', (route) =>
        route.fulfill({ body: '%PDF-1.7', contentType: 'application/pdf' }),
      );
      const file = page.waitForEvent('download');
      await press('Download invoice PDF of');
      expect((await file).suggestedFilename()).toBe(`invoice-${id}.pdf`);
      await expect(message(page, 'Invoice downloaded successfully')).toBeVisible();
      await context.route('**/invoice-pdf', (route) => route.fulfill({ status: 500, body: 'oops' }));
      await press('Download invoice PDF of');
      await expect(failure(page, 'Error', 'Failed to download invoice')).toBeVisible();
      const resend = async () => {
        await press('Resend invoice email of');
        await expect(question).toContainText('mara@northlight.example');
        await question.getByRole('button', { name: 'Send email' }).click();
      };
      await context.route('**/resend-invoice', (route) => route.fulfill({ json: { message: 'Sent' } }));
      await resend();
      await expect(message(page, 'Invoice email sent successfully')).toBeVisible();
      await context.route('**/resend-invoice', (route) =>
        route.fulfill({ status: 502, json: { message: 'Failed to send invoice email' } }),
      );
      await resend();
      await expect(failure(page, 'Error', 'Failed to send invoice email')).toBeVisible();
      const one = `**/api/admin/bookings/${id}`;
      await context.route(one, (route) => route.fulfill({ status: 500, body: 'oops' }));
      await press('Delete booking');
      await expect(question.getByRole('button', { name: 'Keep booking' })).toBeFocused();
      await question.getByRole('button', { name: 'Delete booking' }).click();
      await expect(failure(page, 'Error', 'Failed to cancel booking')).toBeVisible();
      await context.unroute(one);
      await press('Delete booking');
      await question.getByRole('button', { name: 'Delete booking' }).click();
      await expect(message(page, 'Booking cancelled successfully')).toBeVisible();
      await expect(page.getByText('No bookings found')).toBeVisible();
    });

    it('says that it loads, and after two more tries that it failed and why', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* 503/);
      let asked = 0;
      await context.route('**/api/admin/bookings?*', (route) => {
        asked += 1;
        return route.fulfill({ status: 503, json: { message: 'The shop is asleep' } });
      });
      await page.clock.install();
      await visitDashboard(visitor, '?tab=bookings&search=none');
      await expect(page.getByText('Loading bookings...')).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(3_000);
        await expect(page.getByText('Failed to load bookings The shop is asleep')).toBeVisible({
          timeout: 200,
        });
      }).toPass();
      expect(asked).toBeGreaterThanOrEqual(3);
      await wakeByRetry(page, '**/api/admin/bookings?*');
      await expect(page.getByText('No bookings found')).toBeVisible();
    });

    it('has a calendar of sessions, which lead to their bookings', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      const { bookingReference } = await book(context, 'Calendar', [day('2098-06-11')]);
      await visitDashboard(visitor, '?tab=bookings&view=calendar&month=2098-05');
      await page.getByRole('button', { name: 'Next month' }).click();
      await expect(page.getByRole('heading', { name: 'June 2098' })).toBeVisible();
      await page.getByRole('button', { name: `2:30 PM EST · ${DESK.title}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Northlight|Calendar/ })).toBeVisible();
      await expect(page.getByText(bookingReference, { exact: true })).toBeVisible();
    });
  });

export const describeAdminOverview = () =>
  describe('the overview', () => {
    it('shows bookings and revenue by day, what comes next and what is open, only once it is unfolded', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      await book(context, 'Overview');
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/admin/overview')) asked += 1;
      });
      await visitDashboard(visitor, '');
      await expect(page.getByRole('button', { name: 'Overview' })).toHaveAttribute('aria-expanded', 'false');
      await page.waitForLoadState('networkidle');
      expect(asked).toBe(0);
      await page.getByRole('button', { name: 'Overview' }).click();
      const strip = page.getByRole('region', { name: 'Overview' });
      for (const words of ['Bookings', 'Revenue', 'Unpaid', /^Upcoming sessions, next 7 days: \d/])
        await expect(strip.getByRole('heading', { name: words })).toBeVisible();
      await expect(strip.getByRole('img', { name: /^Bookings by day/ })).toBeVisible();
      await strip.getByRole('button', { name: 'Revenue as a table' }).click();
      await expect(page.getByRole('dialog', { name: 'Revenue as a table' }).getByRole('row')).toHaveCount(31);
      await page.keyboard.press('Escape');
      await strip.getByRole('link', { name: /Unconfirmed bookings/ }).click();
      await expect(page).toHaveURL('/admin?tab=bookings&confirmed=false');
    });

    it('says sums above a million as they are, what is booked and what has come in, and counts only the sessions of its heading under it', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      const { id } = await book(context, 'Overview sums');
      await signInAsAdmin(context);
      await context.route('**/api/admin/overview?*', async (route) => {
        const answer = await (await route.fetch()).json();
        const [session] = answer.upcoming.next;
        const unled = { time: null, companyName: null, customerName: 'Mara Reyes', hosts: [] };
        const today = answer.days.at(-1).date;
        await route.fulfill({
          json: {
            ...answer,
            revenue: 1_000_000.01,
            received: -12.5,
            unpaid: { ...answer.unpaid, amount: 90_071_992.54 },
            upcoming: {
              week: 1,
              next: [
                { ...unled, ...session, bookingId: id, title: 'Of this week', date: today },
                { ...unled, ...session, bookingId: id, title: 'Of a later day', date: '2099-03-09' },
              ],
            },
          },
        });
      });
      await visitDashboard(visitor, '');
      await page.getByRole('button', { name: 'Overview' }).click();
      const strip = page.getByRole('region', { name: 'Overview' });
      await expect(strip.getByText('$90,071,992.54')).toBeVisible();
      for (const [name, sum] of [
        ['Booked', '$1,000,000.01'],
        ['Received', '−$12.50'],
      ] as const)
        await expect(strip.getByRole('term').filter({ hasText: name }).locator('..')).toContainText(sum);
      const list = (at: number) => strip.getByRole('list').nth(at);
      await expect(strip.getByRole('heading', { name: 'Upcoming sessions, next 7 days: 1' })).toBeVisible();
      await expect(list(0).getByRole('listitem')).toHaveText([/^Of this week/]);
      await expect(strip.getByRole('heading', { name: 'Later' })).toBeVisible();
      await expect(list(1).getByRole('listitem')).toHaveText([/^Of a later day/]);
    });

    it('is folded until it is opened, then stays so, and keeps its dates within their card', async ({
      arrive,
    }) => {
      const visitor = await arrive({ size: { width: 1280, height: 900 } });
      const { page, context, visit } = visitor;
      await book(context, 'Overview visits', [day(daysAfter(dayAt(new Date(), 0), 12))]);
      await signInAsAdmin(context);
      await visit('/admin');
      const toggle = page.getByRole('button', { name: 'Overview' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await toggle.click();
      const dates = page.getByRole('region', { name: 'Overview' }).getByText(/^[A-Z][a-z]{2} \d\d, \d{4}$/);
      await dates.first().waitFor();
      const over = await dates.evaluateAll(
        (found) =>
          found.filter((date) => {
            const card = date.closest('ul')?.parentElement?.getBoundingClientRect();
            return !card || date.getBoundingClientRect().right > card.right - 8;
          }).length,
      );
      expect(over).toBe(0);
      await visit('/admin');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await toggle.click();
      await visit('/admin');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  });
