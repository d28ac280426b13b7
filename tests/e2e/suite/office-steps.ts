import type { Locator, Page } from 'playwright';
import { unique } from '../../support/builders.ts';
import { aPicture } from '../../support/pictures.ts';
import { PASSWORD } from '../support/account.ts';
import { visitDashboard } from '../support/admin.ts';
import { expect } from '../support/expect.ts';
import type { MemoryShop } from '../support/memory-shop.ts';
import { message } from '../support/see.ts';
import type { Visitor } from '../support/visitor.ts';

export const NAME = 'Northlight Evenings';
const PICTURE = '/uploads/demo/trivia-card-772.webp';

const saved = async (page: Page, title = 'Settings saved') => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(message(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).last().click();
};

/** Name and logo, the policy, and bank details that are mistyped at first. */
export const setUp = async (owner: Visitor): Promise<void> => {
  const { page } = owner;
  await visitDashboard(owner, '?tab=settings');
  await page.getByRole('textbox', { name: 'Shop name' }).fill(NAME);
  const buffer = await aPicture(480, 96).png().toBuffer();
  await page.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Replace logo' })).toBeVisible();
  await saved(page);
  await expect(page.getByRole('link', { name: `${NAME} home` }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Changes' }).click();
  const second = page.getByRole('group', { name: 'Second zone', exact: true });
  await second.getByRole('textbox', { name: 'Goes back' }).fill('60');
  await saved(page, 'Policy saved');

  await page.getByRole('tab', { name: 'Selling' }).click();
  const iban = page.getByRole('textbox', { name: /^IBAN/ });
  await iban.fill('GB82 WEST 1234 5698 7654 33');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please check the IBAN: its check digits do not fit')).toBeVisible();
  await expect(iban).toBeFocused();
  await iban.fill('GB82 WEST 1234 5698 7654 32');
  await saved(page);
};

/** Sends an invitation, and answers where the mail of it leads. */
export const invite = async (
  owner: Visitor,
  shop: MemoryShop,
  email: string,
  role: string,
): Promise<string> => {
  const { page } = owner;
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite Someone' }).click();
  const form = page.getByRole('dialog', { name: 'Invite Someone' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('radio', { name: role }).click({ force: true });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(message(page, 'Invitation sent', email)).toBeVisible();
  const mailed = async () =>
    (await shop.outbox()).find(({ recipients }) => recipients.includes(email))?.mail.text ?? '';
  await expect.poll(mailed).toContain('/invitation/');
  expect(await mailed()).toContain(NAME);
  return /\/invitation\/[\w-]+/.exec(await mailed())?.[0] ?? '';
};

/** Follows an invitation, and is on the dashboard with these sections and no other. */
export const join = async (
  { page, visit }: Visitor,
  path: string,
  sections: readonly string[],
): Promise<string> => {
  const username = unique('jules');
  await visit(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are invited');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join the staff' }).click();
  await expect(message(page, 'Welcome to the staff', `You are signed in as ${username}.`)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(sections.map((name) => new RegExp(`^${name}`)));
  return username;
};

/** What the server says to orders that are not this person's to give. */
export const refusals = async (
  { context: { request } }: Visitor,
  orders: readonly (readonly [string, string, object])[],
) => {
  const statuses: string[] = [];
  for (const [method, path, data] of orders)
    statuses.push(`${method} ${path} ${(await request.fetch(path, { method, data })).status()}`);
  return statuses;
};

export const titleOf = (at: number): string => `Evening Number ${String(at + 1).padStart(2, '0')}`;

/** Brings forty experiences: every change is shown before it is made. */
export const bringForty = async ({ page }: Visitor): Promise<void> => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `evening-${at + 1},${titleOf(at)},A long enough text,60 min,${PICTURE},A host`,
  );
  await page.getByRole('tab', { name: 'Experiences' }).click();
  await page.getByRole('button', { name: 'Import / Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import / Export' });
  const text = ['slug,title,description,duration,imageUrl,inclusions', ...rows].join('\n');
  await dialog.getByRole('textbox', { name: 'Or paste it here' }).fill(text);
  await dialog.getByRole('button', { name: 'Show changes' }).click();
  await expect(dialog.getByText('40 new')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'evening-40' })).toContainText(titleOf(39));
  await dialog.getByRole('button', { name: 'Import 40 experiences' }).click();
  await expect(message(page, '40 experiences imported')).toBeVisible();
};

/** Somebody calls and books; then their address turns out to be misheard. Answers the booking's page. */
export const takeCall = async (
  { page }: Visitor,
  title: string,
  misheard: string,
  right: string,
): Promise<Locator> => {
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByRole('searchbox', { name: 'Find an experience' }).fill(title);
  await form.getByRole('button', { name: /^Choose an experience/ }).click();
  await page.getByRole('option', { name: title }).click();
  await form.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await form.getByRole('textbox', { name: /^Last name/ }).fill('Okonkwo');
  await form.getByRole('textbox', { name: /^Email/ }).fill(misheard);
  await form.getByRole('button', { name: 'Book and mail' }).click();
  await expect(message(page, 'Booked')).toBeVisible();
  const booking = page.getByRole('tabpanel');
  await booking.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Correct customer' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct customer' });
  await correction.getByRole('textbox', { name: /^Email/ }).fill(right);
  await correction.getByRole('button', { name: 'Save changes' }).click();
  await expect(message(page, 'Customer has been updated')).toBeVisible();
  await expect(booking.getByRole('link', { name: right })).toBeVisible();
  return booking;
};

/** Takes the samples away, by the typed words. */
export const emptyTheDemo = async (owner: Visitor): Promise<void> => {
  const { page, visit } = owner;
  await visit('/admin?tab=settings&part=demo');
  await page.getByRole('button', { name: 'Empty the demo' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Empty the demo' });
  await dialog.getByRole('textbox').fill('empty the demo');
  await dialog.getByRole('button', { name: 'Empty the demo' }).click();
  await expect(message(page, 'The demo is empty')).toBeVisible();
};
