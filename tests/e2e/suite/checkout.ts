import type { Page } from 'playwright';
import { describe } from 'vitest';
import { DESK, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, loadCart } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

const KIT = { id: 1, name: 'Tasting kit by post', price: 189 };

export const aCart = () =>
  storedCart(aStoredLine(JAZZ, { quantity: 2, addOns: [KIT], addOnsTotal: 189 }), aStoredLine(DESK));

const session = (page: Page, name: string) => page.getByRole('group', { name }).first();

export const describeCheckout = () => {
  describe('the checkout', () => {
    it('says that the cart is empty, and leads back to the experiences', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/checkout');
      await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Browse Experiences' }).click();
      await expect(page).toHaveURL('/');
    });

    it('sums up each line with title, tier, quantity, add-ons, base and total', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: aCart() });
      await visit('/checkout');
      const summary = page.getByRole('region', { name: 'Order Summary' });
      await expect(summary.getByRole('listitem')).toHaveText([
        `${JAZZ.title}Starter tier × 2Base $1,190.00Tasting kit by post +$189.00$2,758.00`,
        `${DESK.title}Starter tier × 1Base $390.00$390.00`,
      ]);
      await expect(summary).toContainText('Subtotal$3,148.00Discount$0.00Total$3,148.00USD');
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL('/');
    });

    it('offers one way to book, two ways to pay with Pay Later chosen, and asks who books', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive({ cart: aCart() });
      await visit('/checkout');
      const options = page.getByRole('region', { name: 'Booking Options' });
      await expect(options.getByRole('radio')).toHaveCount(1);
      await expect(options.getByRole('radio', { name: 'Create Booking' })).toBeChecked();
      await expect(options).toContainText('Dates are tentative and subject to confirmation.');
      const ways = page.getByRole('group', { name: 'Payment Method' });
      await expect(ways.getByRole('radio')).toHaveCount(2);
      await expect(ways.getByRole('radio', { name: 'Pay Later' })).toBeChecked();
      const form = page.getByRole('region', { name: 'Customer Information' });
      await expect(form.locator('label')).toHaveText([
        'Company name optional',
        'First name *',
        'Last name *',
        'Email *',
        'Phone number optional',
        'Special requests optional; allergies, access needs, an occasion',
      ]);
      const confirm = page.getByRole('button', { name: 'Confirm Booking' });
      await expect(confirm).toBeVisible();
      await ways.getByRole('radio', { name: 'Credit Card (Stripe)' }).click();
      await expect(confirm).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Card details' })).toBeVisible();
      await ways.getByRole('radio', { name: 'Pay Later' }).click();
      await expect(confirm).toBeVisible();
      await expect(page.getByRole('region', { name: 'Card details' })).toHaveCount(0);
    });
  });

  describe('each unit at the checkout', () => {
    it('may have a day from today on, a time, AM or PM and a zone; each may be taken back, and all is kept', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive({ cart: aCart() });
      await visit('/checkout');
      for (const name of ['Session 1 of 2', 'Session 2 of 2', 'Session 1 of 1'])
        await expect(page.getByRole('group', { name })).toBeVisible();
      const unit = session(page, 'Session 1 of 2');
      const day = unit.getByRole('button', { name: /^Date/ });
      await day.click();
      const calendar = page.getByRole('dialog', { name: 'Date' });
      await expect(calendar.getByRole('button', { name: 'Previous' })).toBeDisabled();
      const today = await page.evaluate(() => new Date().getDate());
      for (const cell of await calendar
        .locator('[role=button][aria-disabled=true]:not([data-outside-month])')
        .all())
        expect(Number(await cell.textContent())).toBeLessThan(today);
      await calendar.getByRole('button', { name: 'Next' }).first().click();
      await calendar.getByRole('button', { name: / 15, \d{4}$/ }).click();
      await expect(day).toHaveAccessibleName(/^Date optional [A-Z][a-z]{2} 15, \d{4}$/);
      await unit.getByLabel('Time', { exact: true }).fill('2:30');
      await unit.getByRole('button', { name: 'PM', exact: true }).click();
      const zone = unit.getByRole('button', { name: /Time zone/ });
      await zone.click();
      const cities = ['New York', 'Chicago', 'Denver', 'Los Angeles'];
      const zones = ['EST', 'CST', 'MST', 'PST', 'EDT', 'CDT', 'MDT', 'PDT', 'UTC'];
      const options = page.getByRole('option');
      await expect.poll(() => options.count()).toBeGreaterThan(400);
      const words = await options.allInnerTexts();
      const from = words.indexOf('EST');
      expect(words.slice(from, from + zones.length)).toEqual(zones);
      // The reader's own zone and the cities come before the labels.
      for (const city of cities)
        expect(words.slice(0, from).some((each) => each.startsWith(city))).toBe(true);
      await page.getByRole('combobox', { name: 'Search time zones' }).fill('berl');
      await expect(options).toHaveText(['Berlin, Europe']);
      await options.click();
      await expect(zone).toContainText('Berlin');
      expect((await loadCart(page))[0]?.slots[0]).toMatchObject({ zone: 'Europe/Berlin' });
      await zone.click();
      await page.getByRole('option', { name: 'PDT', exact: true }).click();
      const [line] = await loadCart(page);
      expect(line?.slots).toEqual([
        { date: expect.stringMatching(/-15$/), time: '2:30', meridiem: 'PM', zone: 'PDT' },
        { date: null, time: null, meridiem: null, zone: null },
      ]);
      await unit.getByRole('button', { name: 'PM', exact: true }).click();
      await zone.click();
      await page.getByRole('option', { name: 'Zone', exact: true }).click();
      await day.click();
      await calendar.getByRole('button', { name: 'Clear date' }).click();
      await expect(day).toHaveAccessibleName('Date optional Pick a date');
      expect((await loadCart(page))[0]?.slots[0]).toMatchObject({ date: null, meridiem: null, zone: null });
    });

    it('can take the date of the first, and many units stay folded', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: storedCart(aStoredLine(JAZZ, { quantity: 100 })) });
      await visit('/checkout');
      await expect(page.getByRole('group', { name: /^Session \d+ of 100$/ })).toHaveCount(3);
      await session(page, 'Session 1 of 100').getByLabel('Time', { exact: true }).fill('10:00');
      await session(page, 'Session 1 of 100').getByRole('button', { name: 'AM' }).click();
      await page.getByRole('button', { name: 'Same date for all' }).click();
      const slots = (await loadCart(page))[0]?.slots ?? [];
      expect(slots).toHaveLength(100);
      expect(slots[99]).toMatchObject({ time: '10:00', meridiem: 'AM' });
      await page.getByRole('button', { name: 'Show 25 more sessions' }).click();
      await expect(page.getByRole('group', { name: /^Session \d+ of 100$/ })).toHaveCount(28);
    });
  });

  describe('the customer information', () => {
    it('asks for first name, last name and email in the specified words, and leads to the first that is missing', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive({ cart: aCart() });
      await visit('/checkout');
      const confirm = page.getByRole('button', { name: 'Confirm Booking' });
      const fields = [
        ['First name', 'Please enter your first name.', 'Mara'],
        ['Last name', 'Please enter your last name.', 'Reyes'],
        ['Email', 'Please enter your email address.', 'mara@'],
      ] as const;
      await page.getByLabel('First name').fill('   ');
      for (const [label, words, text] of fields) {
        await confirm.click();
        await expect(failure(page, 'Required Field Missing', words)).toBeVisible();
        const field = page.getByLabel(label);
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription(words);
        await field.fill(text);
        await expect(field).not.toHaveAttribute('aria-invalid');
      }
      await confirm.click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address',
      );
      await expect(page).toHaveURL('/checkout');
    });

    it('is kept while the tab lives, and filled from the profile where nothing was typed', async ({
      arrive,
    }) => {
      const { page, context, visit } = await arrive({ cart: aCart() });
      await visit('/checkout');
      await page.getByLabel('First name').fill('Mara');
      await page.reload();
      await expect(page.getByLabel('First name')).toHaveValue('Mara');
      const account = {
        username: `profile.${Date.now()}`,
        password: 'correct horse',
        email: `p${Date.now()}@northlight.example`,
        fullName: 'Ada Maria King',
        companyName: 'Northlight',
      };
      await context.request.post('/api/register', { data: account });
      await page.reload();
      await expect(page.getByLabel('Last name')).toHaveValue('King');
      await expect(page.getByLabel('First name')).toHaveValue('Mara');
      await expect(page.getByLabel('Company name')).toHaveValue('Northlight');
      await expect(page.getByLabel('Email')).toHaveValue(account.email);
    });
  });
};
