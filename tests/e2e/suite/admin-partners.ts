import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { PATIENCE_MS } from '../../support/patience.ts';
import { placeBooking } from '../support/account.ts';
import { asleep, awake, rowOf, visitDashboard, wakeByRetry } from '../support/admin.ts';
import { axeFindings } from '../support/axe.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, message } from '../support/see.ts';

const ORIGIN = 'https://travel.northlight.example';
const HOOK = 'https://hooks.northlight.example/wondercast';

/** Every rule in the dark theme, colours in the light one too. */
const looksFine = async (page: Page): Promise<void> => {
  const theme = (name: string) =>
    page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, name);
  const dark = await axeFindings(page);
  await theme('light');
  const light = await axeFindings(page, ['color-contrast']);
  await theme('dark');
  expect([...dark, ...light]).toEqual([]);
};

/** Reads what is shown this once, and puts it away. */
const takeOnce = async (once: Locator, name: string): Promise<string> => {
  const text = await once.getByLabel(name).inputValue();
  await once.getByRole('button', { name: 'I have saved it' }).click();
  await expect(once).toHaveCount(0);
  return text;
};

/** What the shop answers a partner's page. */
const asPartner = (page: Page, key: string, path: string, body?: object): Promise<Response> =>
  fetch(new URL(path, page.url()), {
    headers: { Authorization: `Bearer ${key}`, Origin: ORIGIN, 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

const BOOKING = {
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '',
  totalPrice: 1450,
  items: [{ experienceId: 1, selectedTier: 'elevated', quantity: 1, addOns: [] }],
};

export const describeAdminPartners = () =>
  describe('the Partners tab', () => {
    it('adds a partner, creates its keys and shows each once, rotates and revokes them; bookings are found by partner', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* (?:401|409|503)/);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visitDashboard(visitor, '?tab=partners');
      await expect(page.getByText('No partners yet')).toBeVisible();
      const dialog = page.getByRole('dialog');
      const once = page.getByRole('alertdialog');
      await page.getByRole('button', { name: 'Add Partner' }).first().click();
      await dialog.getByRole('button', { name: 'Create partner' }).click();
      await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
      await dialog.getByLabel('Name').fill('Northlight Travel');
      await asleep(context, '**/api/admin/partners');
      await dialog.getByRole('button', { name: 'Create partner' }).click();
      await expect(failure(page, 'Error', 'Failed to create partner')).toBeVisible();
      await awake(page, '**/api/admin/partners');
      await dialog.getByRole('button', { name: 'Create partner' }).click();
      await expect(message(page, 'Partner has been created')).toBeVisible();

      await page.getByRole('button', { name: 'Add Key for Northlight Travel' }).click();
      const create = dialog.getByRole('button', { name: 'Create key' });
      await create.click();
      const origins = dialog.getByRole('textbox', { name: 'Origins' });
      await expect(origins).toHaveAccessibleDescription(
        'A publishable key needs the origin of each page that uses it',
      );
      await origins.fill('northlight.example/travel');
      await create.click();
      await expect(origins).toHaveAccessibleDescription(/^Must be an origin such as/);
      await origins.fill(`${ORIGIN}\nhttps://www.northlight.example`);
      await create.click();
      await expect(once).toContainText('it will not be shown again');
      await page.keyboard.press('Escape');
      await expect(once.getByLabel('Key')).toHaveValue(/^pk_/);
      await looksFine(page);
      await once.getByRole('button', { name: 'Copy' }).click();
      await expect(message(page, 'Key copied')).toBeVisible();
      await expect(once.getByLabel('For the page')).toHaveValue(
        /^<script type="module" src="http.+\/widget\.js"><\/script>\n<wondercast-experiences partner-key="pk_/,
      );
      const first = await takeOnce(once, 'Key');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
      expect(await page.content()).not.toContain(first);
      const hint = first.slice(0, 9);
      const row = (words: string) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: `History of ${words}`, exact: true }) })
          .last();
      for (const words of ['Publishable', ORIGIN, '6,000 requests a minute', 'never used', 'Active'])
        await expect(row(hint)).toContainText(words);
      expect((await asPartner(page, first, '/api/bookings', BOOKING)).status).toBe(201);

      await page.getByRole('button', { name: `Rotate ${hint}` }).click();
      await dialog.getByLabel('Hours').fill('many');
      await dialog.getByRole('button', { name: 'Rotate' }).click();
      await expect(dialog.getByLabel('Hours')).toHaveAccessibleDescription('Must be a whole number of hours');
      await dialog.getByLabel('Hours').fill('48');
      await dialog.getByRole('button', { name: 'Rotate' }).click();
      const second = await takeOnce(once, 'Key');
      expect(second).not.toBe(first);
      await expect(row(hint)).toContainText('Being replaced');
      await page.getByRole('button', { name: `Revoke ${hint}` }).click();
      await once.getByRole('button', { name: 'Revoke key' }).click();
      await expect(message(page, 'Key has been revoked')).toBeVisible();
      expect((await asPartner(page, first, '/api/experiences')).status).toBe(401);
      expect((await asPartner(page, second, '/api/experiences')).status).toBe(200);
      await page.getByText('1 ended key').click();
      await expect(row(hint)).toContainText('Revoked');

      await page.getByRole('button', { name: 'Add Key for Northlight Travel' }).click();
      await dialog.getByRole('button', { name: 'Secret' }).click();
      await dialog.getByRole('checkbox', { name: 'Place bookings' }).uncheck();
      await create.click();
      const secret = await takeOnce(once, 'Key');
      expect(secret).toMatch(/^sk_/);
      await expect(row(secret.slice(0, 9))).toContainText('Read its bookings, Read its statement');

      await page.getByRole('button', { name: 'Bookings of Northlight Travel' }).click();
      await expect(page).toHaveURL('/admin?tab=bookings&partnerId=1');
      await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
      await expect(page.getByRole('cell', { name: /^WC-.*Northlight Travel$/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Northlight Travel.*Partner/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', /partnerId=1/);
      await page.getByRole('button', { name: /^View details of/ }).click();
      await expect(dialog.getByText('Northlight Travel', { exact: true })).toBeVisible();
    });

    it('adds a webhook, shows its secret once, rotates it, lists what was told and sends it again', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* 422/);
      await visitDashboard(visitor, '?tab=partners');
      const dialog = page.getByRole('dialog');
      const once = page.getByRole('alertdialog');
      await page.getByRole('button', { name: 'Add Webhook' }).click();
      const address = dialog.getByRole('textbox', { name: 'Address' });
      await address.fill(HOOK.replace('https', 'http'));
      await dialog.getByRole('button', { name: 'Create webhook' }).click();
      await expect(address).toHaveAccessibleDescription('Must be an address that starts with https://');
      await address.fill(HOOK);
      await dialog.getByRole('checkbox', { name: 'Refunded' }).uncheck();
      await dialog.getByRole('button', { name: 'Create webhook' }).click();
      const first = await takeOnce(once, 'Secret');
      expect(first).toMatch(/^whsec_/);
      await expect(
        page.getByText(
          'All bookings · Created, Confirmed, Unconfirmed, Rescheduled, Amended, Cancelled, Paid, Session agreed, Session moved, Session cancelled, Session delivered',
        ),
      ).toBeVisible();
      await page.getByRole('button', { name: `Rotate secret of ${HOOK}` }).click();
      await dialog.getByRole('button', { name: 'Rotate' }).click();
      expect(await takeOnce(once, 'Secret')).not.toBe(first);
      await expect(page.getByText('The old secret also signs until')).toBeVisible();

      const { bookingReference } = await placeBooking(context);
      await page.getByRole('button', { name: `Deliveries to ${HOOK}` }).click();
      await expect(page).toHaveURL(/tab=partners&webhook=\d+$/);
      await expect(page.getByRole('columnheader')).toHaveText([
        'Event',
        'Booking',
        'Status',
        'Attempts',
        'Next attempt',
        'Actions',
      ]);
      await expect(rowOf(page, bookingReference).getByText('Pending')).toBeVisible();
      await looksFine(page);
      await page.getByRole('button', { name: `Replay Created of ${bookingReference}` }).click();
      await expect(message(page, 'Delivery is sent again')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/admin?tab=partners');
      await page.getByRole('button', { name: `Delete ${HOOK}` }).click();
      await once.getByRole('button', { name: 'Delete webhook' }).click();
      await expect(message(page, 'Webhook has been deleted')).toBeVisible();
      await expect(page.getByText('No webhooks yet')).toBeVisible();
    });

    it('says what failed, and loads again on Retry', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* 503/);
      await asleep(context, '**/api/admin/keys');
      await visitDashboard(visitor, '?tab=partners');
      await expect(page.getByText('Failed to load partners')).toBeVisible({ timeout: PATIENCE_MS });
      await wakeByRetry(page, '**/api/admin/keys');
      await expect(page.getByText('Failed to load partners')).toHaveCount(0);
    });
  });
