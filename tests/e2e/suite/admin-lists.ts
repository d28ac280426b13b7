import type { Page } from 'playwright';
import { describe } from 'vitest';
import { asleep, awake, changeMeanwhile, rowOf, visitDashboard } from '../support/admin.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { tabTo } from '../support/hands.ts';
import { failure, message } from '../support/see.ts';

/** Where something that is moved by keyboard would land. */
const gap = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Goes up to a gap of a list, from when the movement has begun. */
const goToGap = async (page: Page, name: string) => {
  await expect.poll(() => gap(page)).toMatch(/^Insert /);
  for (let left = 8; left > 0 && (await gap(page)) !== name; left -= 1) {
    const before = await gap(page);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => gap(page)).not.toBe(before);
  }
};

/** Notes the words of every row that stands out, which it does for a second. Answers how they are read. */
const noteMoved = async (page: Page): Promise<() => Promise<string>> => {
  const noted = await page.evaluateHandle(() => {
    const words: string[] = [];
    const note = ({ target }: MutationRecord) => {
      if (target instanceof Element && target.getAttribute('data-moved') === 'true')
        words.push(target.textContent ?? '');
    };
    new MutationObserver((changes) => changes.forEach(note)).observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-moved'],
    });
    return words;
  });
  return () => noted.evaluate((words) => words.join('\n'));
};

const describeCategories = () =>
  describe('the Categories tab', () => {
    it('moves a category by arrows and by handle, from the keyboard too, and lets it stand out for a second', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      await visitDashboard(visitor, '?tab=categories');
      const rows = page.getByRole('grid', { name: 'Categories' }).getByRole('row');
      await expect(rows.first()).toContainText('Trivia & Games');
      await expect(rows.first()).toContainText(/\d+ experiences?/);
      await expect(rows.first().getByRole('button', { name: /up$/ })).toBeDisabled();
      await expect(rows.last().getByRole('button', { name: /down$/ })).toBeDisabled();
      const moved = await noteMoved(page);
      await rows.first().getByRole('button', { name: /down$/ }).click();
      await expect(rows.nth(1)).toContainText('Trivia & Games');
      await expect.poll(moved).toContain('Trivia & Games');
      await expect(message(page, 'Category order updated successfully')).toBeVisible();
      await expect(rows.nth(1)).not.toHaveAttribute('data-moved');
      await tabTo(page, rows.nth(1).getByRole('button', { name: 'Move Trivia & Games', exact: true }));
      await page.keyboard.press('Enter');
      await goToGap(page, 'Insert before Heritage & Celebrations');
      await page.keyboard.press('Enter');
      await expect(rows.first()).toContainText('Trivia & Games');
      const stored = async () =>
        (
          (await (await context.request.get('/api/categories')).json()) as { name: string; order: number }[]
        ).map(({ name, order }) => `${order} ${name}`);
      await expect.poll(async () => (await stored())[0]).toBe('1 Trivia & Games');
      expect((await stored()).map((each) => Number.parseInt(each, 10))).toEqual([1, 2, 3, 4, 5, 6]);
    });

    it('adds, renames and deletes, and says what failed', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* 409/);
      allow(/Failed to load resource: .* 503/);
      await visitDashboard(visitor, '?tab=categories');
      await page.getByRole('button', { name: 'Add Category' }).click();
      const dialog = page.getByRole('dialog');
      const name = dialog.getByLabel('Name');
      await dialog.getByRole('button', { name: 'Create category' }).click();
      await expect(name).toHaveAccessibleDescription('Name is required');
      await name.fill('Food & Drink');
      await dialog.getByRole('button', { name: 'Create category' }).click();
      await expect(failure(page, 'Error', 'Failed to create category')).toBeVisible();
      await expect(name).toHaveAccessibleDescription('This category name is taken.');
      await name.fill('Night Walks');
      await expect(dialog.getByText('night-walks')).toBeVisible();
      await dialog.getByRole('button', { name: 'Create category' }).click();
      await expect(message(page, 'Category has been created')).toBeVisible();
      await page.getByRole('button', { name: 'Edit Night Walks' }).click();
      await name.fill('Day Walks');
      await asleep(context, '**/api/categories/*');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(failure(page, 'Error', 'Failed to update category')).toBeVisible();
      await context.unroute('**/api/categories/*');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(message(page, 'Category has been updated')).toBeVisible();
      await page.getByRole('button', { name: 'Delete Day Walks' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
      await expect(message(page, 'Category has been deleted')).toBeVisible();
      await asleep(context, '**/api/admin/categories/order');
      await page.getByRole('button', { name: /down$/ }).first().click();
      await expect(failure(page, 'Error', 'Failed to update category order')).toBeVisible();
      await expect(page.getByRole('grid').getByRole('row').first()).toContainText('Trivia & Games');
    });
  });

const describeDiscountCodes = () =>
  describe('the Discount Codes tab', () => {
    it('lists codes, adds, edits and deletes them, and says what failed', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* (?:409|503)/);
      await visitDashboard(visitor, '?tab=discounts');
      await expect(page.getByRole('columnheader')).toHaveText([
        'Code',
        'Description',
        'Type',
        'Value',
        'Uses',
        'Status',
        'Valid Until',
        'Actions',
      ]);
      await page.getByRole('button', { name: 'Add Discount Code' }).click();
      const dialog = page.getByRole('dialog');
      const create = dialog.getByRole('button', { name: 'Create code' });
      await create.click();
      await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription('Code is required');
      await expect(dialog.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(
        'Discount value is required',
      );
      await dialog.getByLabel('Code').fill('together10');
      await dialog.getByRole('textbox', { name: 'Value' }).fill('12.5');
      await create.click();
      await expect(failure(page, 'Error', 'Failed to create discount code')).toBeVisible();
      await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription('This code is taken.');
      await dialog.getByLabel('Code').fill('walkers');
      await dialog.getByRole('button', { name: 'Fixed' }).click();
      await dialog.getByLabel('Maximum uses').fill('40');
      await dialog.getByRole('button', { name: /^Valid until/ }).click();
      const calendar = page.getByRole('dialog', { name: 'Valid until' });
      await calendar.getByRole('button', { name: 'Next' }).first().click();
      await calendar.getByRole('button', { name: / 15, \d{4}$/ }).click();
      await expect(dialog.getByLabel('Time of that day')).toHaveValue('23:59');
      await dialog.getByLabel('Time of that day').fill('18:0x');
      await create.click();
      await expect(dialog.getByLabel('Time of that day')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel('Time of that day').fill('18:00');
      await dialog.getByRole('switch', { name: 'Once a customer' }).click();
      await create.click();
      await expect(message(page, 'Discount code has been created')).toBeVisible();
      const row = rowOf(page, 'WALKERS');
      for (const words of [
        'Fixed',
        '$12.50',
        '0 of 40',
        'once a customer',
        'Active',
        /^[A-Z][a-z]{2} 15, \d{4}$/,
      ])
        await expect(row.getByText(words, { exact: true })).toBeVisible();
      await row.getByRole('button', { name: 'Edit WALKERS' }).click();
      await dialog.getByRole('switch', { name: 'Active' }).click();
      await asleep(context, '**/api/admin/discount-codes/*');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(failure(page, 'Error', 'Failed to update discount code')).toBeVisible();
      await context.unroute('**/api/admin/discount-codes/*');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(message(page, 'Discount code has been updated')).toBeVisible();
      await expect(row.getByText('Inactive')).toBeVisible();
      await asleep(context, '**/api/admin/discount-codes/*');
      const remove = async () => {
        await row.getByRole('button', { name: 'Delete WALKERS' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete code' }).click();
      };
      await remove();
      await expect(failure(page, 'Error', 'Failed to delete discount code')).toBeVisible();
      await context.unroute('**/api/admin/discount-codes/*');
      await remove();
      await expect(message(page, 'Discount code has been deleted')).toBeVisible();
    });
  });

const describeAddOns = () =>
  describe('the Add-Ons tab', () => {
    it('shows cards, adds, edits and deletes add-ons, and says what failed', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context, allow } = visitor;
      allow(/Failed to load resource: .* 503/);
      await visitDashboard(visitor, '?tab=addons');
      const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      await expect(card('Live interpreter').getByText('Inactive')).toBeVisible();
      await expect(card('Live interpreter').getByText('No experiences selected')).toBeVisible();
      await page.getByRole('button', { name: 'Add Add-On' }).click();
      const dialog = page.getByRole('dialog');
      const create = dialog.getByRole('button', { name: 'Create add-on' });
      const price = dialog.getByRole('spinbutton', { name: 'Price' });
      await create.click();
      for (const field of [
        dialog.getByLabel('Name'),
        dialog.getByRole('textbox', { name: 'Description' }),
        price,
      ])
        await expect(field).toHaveAccessibleDescription('Please fill in all required fields');
      await expect(price).toHaveAttribute('step', '0.01');
      await expect(price).toHaveAttribute('min', '0');
      await dialog.getByLabel('Name').fill('Night lamp');
      await dialog.getByRole('textbox', { name: 'Description' }).fill('For the walk home.');
      await price.fill('12.5');
      await dialog.getByLabel('Search title or description').fill('harlem');
      await dialog.getByRole('checkbox', { name: 'The Harlem Jazz Hour' }).check();
      await asleep(context, '**/api/addons');
      await create.click();
      await expect(failure(page, 'Error', 'Failed to create add-on')).toBeVisible();
      await awake(page, '**/api/addons');
      await create.click();
      await expect(message(page, 'Add-on has been created')).toBeVisible();
      for (const words of ['For the walk home.', '$12.50', 'The Harlem Jazz Hour'])
        await expect(card('Night lamp').getByText(words)).toBeVisible();
      await page.getByRole('button', { name: 'Edit Night lamp' }).click();
      await dialog.getByRole('switch', { name: 'Active' }).click();
      await asleep(context, '**/api/addons/*');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(failure(page, 'Error', 'Failed to update add-on')).toBeVisible();
      await context.unroute('**/api/addons/*');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(message(page, 'Add-on has been updated')).toBeVisible();
      await expect(card('Night lamp').getByText('Inactive')).toBeVisible();
      await asleep(context, '**/api/addons/*');
      const remove = async () => {
        await page.getByRole('button', { name: 'Delete Night lamp' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete add-on' }).click();
      };
      await remove();
      await expect(failure(page, 'Error', 'Failed to delete add-on')).toBeVisible();
      await context.unroute('**/api/addons/*');
      await remove();
      await expect(message(page, 'Add-on has been deleted')).toBeVisible();
    });

    it('names the experiences of an add-on where they fit, else their number, and prices of a row stand level', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page } = visitor;
      await visitDashboard(visitor, '?tab=addons');
      const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      await expect(card('Printed photo strip')).toContainText('Pride Out Loud, Snow Globe Holiday Party');
      const counted = card('Gift wrap and a handwritten note').getByText('5 experiences', { exact: true });
      await expect(counted).toHaveAttribute('title', /^(?:[^,]+, ){4}[^,]+$/);
      const tops = await Promise.all(
        ['$320.00', '$85.00', '$36.25'].map(async (price) => (await page.getByText(price).boundingBox())?.y),
      );
      expect(new Set(tops).size).toBe(1);
      await page.setViewportSize({ width: 500, height: 900 });
      await expect(counted).toHaveCount(0);
    });

    it('says when there are none', async ({ arrive }) => {
      const visitor = await arrive();
      await visitor.context.route('**/api/admin/addons', (route) => route.fulfill({ json: [] }));
      await visitor.context.route('**/api/admin/discount-codes', (route) => route.fulfill({ json: [] }));
      await visitDashboard(visitor, '?tab=addons');
      const { page } = visitor;
      await expect(page.getByText('No add-ons found')).toBeVisible();
      await page.getByRole('tab', { name: 'Discount Codes' }).click();
      await expect(page.getByText('No discount codes found. Create your first discount code!')).toBeVisible();
    });
  });

const describeLogosAndLog = () =>
  describe('the other tabs', () => {
    it('switch, order and edit the logos, and the storefront’s strip follows', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      await visitDashboard(visitor, '?tab=logos');
      const strip = async () =>
        (
          (await (await context.request.get('/api/logos')).json()) as {
            logos: { name: string }[];
          }
        ).logos.map(({ name }) => name);
      const before = await strip();
      const rows = page.getByRole('grid', { name: 'Logos' }).getByRole('row');
      await rows.first().getByRole('button', { name: /down$/ }).click();
      await expect(message(page, 'Logo carousel updated')).toBeVisible();
      await expect.poll(strip).toEqual([before[1], before[0], ...before.slice(2)]);
      await rows.nth(1).getByRole('button', { name: /up$/ }).click();
      await expect.poll(strip).toEqual(before);
      await page.getByRole('button', { name: `Edit ${before[0]}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Logo' });
      await dialog.getByRole('switch', { name: 'Shown in the strip' }).click();
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect.poll(strip).toEqual(before.slice(1));
      const whole = page.getByRole('switch', { name: 'Shown on the home page' });
      await whole.click();
      await expect.poll(strip).toEqual([]);
      await expect(whole).not.toBeChecked();
      await whole.click();
      await expect.poll(strip).toEqual(before.slice(1));
    });

    it('tell who changed what, of one record and of all', async ({ arrive }) => {
      const visitor = await arrive();
      const { page, context } = visitor;
      await visitDashboard(visitor, '?search=vanishing');
      await changeMeanwhile(context, '/api/experiences/10', { theme: 'Vaults' });
      await page.getByRole('button', { name: 'History of The Vanishing Vault' }).click();
      const dialog = page.getByRole('dialog', { name: 'History' });
      await expect(dialog.getByRole('listitem').first()).toContainText('admin');
      await expect(dialog.getByRole('listitem').first()).toContainText('Vaults');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Audit Log' }).click();
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText(
        'Experience The Vanishing Vault updated',
      );
      await page.getByRole('button', { name: /Type of record/ }).click();
      await page.getByRole('option', { name: 'Discount code' }).click();
      await expect(page).toHaveURL('/admin?tab=audit&subject=discount-code');
    });
  });

export const describeAdminLists = () => {
  describeCategories();
  describeDiscountCodes();
  describeAddOns();
  describeLogosAndLog();
};
