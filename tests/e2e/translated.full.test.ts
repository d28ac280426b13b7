import { describe } from 'vitest';
import { bookAnEvening } from './suite/main-job.ts';
import { visitDashboard } from './support/admin.ts';
import { it } from './support/demo-shop.ts';
import { expect } from './support/expect.ts';
import { handsOf } from './support/hands.ts';
import { failure } from './support/see.ts';
import { translateAll } from './support/translator.ts';

describe('a page that the browser translates', () => {
  it('finds, books and shows the booking, and changes its words and sums', async ({ arrive }) => {
    const visitor = await arrive();
    // A part of the page that comes alive after its words were replaced is drawn anew by React, which says so.
    visitor.allow(/React error #418/, 'sometimes');
    const { page, context, visit } = visitor;
    await translateAll(context);
    await visit('/');
    await page.getByRole('combobox', { name: 'Search experiences' }).fill('jazz');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Search Results for "jazz"' })).toBeVisible();
    await bookAnEvening(visitor, handsOf('mouse', page));
    expect(await page.evaluate(() => window.translated)).toBeGreaterThan(50);
  });

  it('keeps what was typed where signing in fails', async ({ arrive }) => {
    const { page, context, visit, allow } = await arrive();
    allow(/status of 401/);
    await translateAll(context);
    await visit('/auth');
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(failure(page, 'Error', 'Invalid username or password')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('nobody');
  });

  it('shows the dashboard, one section after the other', async ({ arrive }) => {
    const visitor = await arrive();
    const { page, context } = visitor;
    // A mail is shown where no script runs, the translator's neither, if it is shown before the next section is.
    visitor.allow(/Blocked script execution in 'about:srcdoc'/, 'sometimes');
    await translateAll(context);
    await visitDashboard(visitor, '');
    for (const name of ['Bookings', 'Discount Codes', 'Schedule', 'Hosts', 'Settings', 'Audit Log'])
      await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name: 'Audit Log' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  });
});
