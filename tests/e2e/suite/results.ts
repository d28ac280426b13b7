import type { Page } from 'playwright';
import { describe } from 'vitest';
import { demoExperiences } from '../../../adapters/demo/catalogue.ts';
import { titlesOf } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Filter Experiences' });
const open = (page: Page) => page.getByRole('button', { name: /^Filter( \d)?$/ }).click();
const chosen = (page: Page) => dialogOf(page).locator('[aria-pressed=true]');
const results = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

const ALL_THREE = '/?category=wellness-and-mindfulness&duration=30min&price=0-500';
const WORDS = 'Filters Applied: Wellness & Mindfulness, 30 min, $0-$500';

const matching = (term: string) => {
  const has = (text: string) => text.toLowerCase().includes(term);
  const inTitle = demoExperiences.filter(({ title }) => has(title));
  const elsewhere = demoExperiences.filter(
    ({ title, description, inclusions }) => !has(title) && (has(description) || has(inclusions.join(', '))),
  );
  return [...titlesOf(inTitle), ...titlesOf(elsewhere)];
};

export const describeResults = () => {
  describe('a search', () => {
    it('finds titles, descriptions and inclusions, titles first, and hides hero and rows', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/?search=TABLE');
      const wanted = matching('table');
      expect(wanted.length).toBeGreaterThan(3);
      await expect(results(page)).toHaveText([...wanted]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "TABLE"');
      await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Trivia & Games' })).toHaveCount(0);
    });

    it('says in the specified words that nothing was found, whatever was searched for', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      const term = '<img src=x onerror=alert(1)> "zzz"';
      await visit(`/?search=${encodeURIComponent(term)}`);
      await expect(page.getByText(`No experiences found matching "${term}"`)).toBeVisible();
      await page.getByRole('link', { name: 'Clear search' }).click();
      await expect(page).toHaveURL('/');
    });
  });

  describe('the filters', () => {
    it('say how many experiences they leave, as a search does', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit(ALL_THREE);
      const count = page.getByRole('main').getByRole('status');
      const shown = await results(page).count();
      await expect(count).toHaveText(`${shown} experiences`);
      await visit('/?search=table&price=501-1000');
      await expect(count).toHaveText(/^\d+ experiences?$/);
    });

    it('are chosen in a dialog of three groups, and nothing changes before Apply Filters', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/');
      await open(page);
      const dialog = dialogOf(page);
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Filter Experiences');
      const options = (group: string) => dialog.getByRole('region', { name: group }).getByRole('button');
      await expect(options('Categories')).toHaveText([
        'Trivia & Games',
        'Heritage & Celebrations',
        'Wellness & Mindfulness',
        'Team Socials',
        'Food & Drink',
        'Creative Studio',
      ]);
      await expect(options('Duration')).toHaveText(['30 min', '1 hour', '90 min']);
      await expect(options('Price Range')).toHaveText([
        '$0-$500',
        '$501-$1000',
        '$1001-$2000',
        '$2001-$5000',
        '$5001+',
      ]);
      for (const name of ['Wellness & Mindfulness', '30 min', '$0-$500'])
        await dialog.getByRole('button', { name }).click();
      await expect(page).toHaveURL('/');
      await dialog.getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page).toHaveURL(ALL_THREE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS);
      await expect(page).toHaveTitle('Browse Events | Wondercast');
    });

    it('live in the address: shared it shows the same, and the back button takes them back', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit(ALL_THREE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS);
      await expect(results(page)).toHaveText([
        'Crystal Sound Bath',
        'Sunrise Flow',
        'The Desk Reset',
        'Four Counts In',
      ]);
      await open(page);
      await expect(chosen(page)).toHaveText(['Wellness & Mindfulness', '30 min', '$0-$500']);
      await dialogOf(page).getByRole('button', { name: 'Team Socials' }).click();
      await dialogOf(page).getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page.getByText('No experiences found', { exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(ALL_THREE);
      await expect(results(page)).toHaveCount(4);
    });

    it('are taken back by pressing the chosen one again, and all of them by Reset', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit(ALL_THREE);
      await open(page);
      await dialogOf(page).getByRole('button', { name: '30 min' }).click();
      await expect(chosen(page)).toHaveText(['Wellness & Mindfulness', '$0-$500']);
      await dialogOf(page).getByRole('button', { name: 'Reset' }).click();
      await expect(chosen(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(ALL_THREE);
      await open(page);
      await expect(chosen(page)).toHaveCount(3);
      await dialogOf(page).getByRole('button', { name: 'Reset' }).click();
      await dialogOf(page).getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Browse Events' })).toBeVisible();
    });

    it('stand as chips that each take one away, beside a Reset for all', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit(ALL_THREE);
      await page.getByRole('link', { name: 'Remove filter 30 min' }).click();
      await expect(page).toHaveURL('/?category=wellness-and-mindfulness&price=0-500');
      await page.getByRole('link', { name: 'Remove filter Wellness & Mindfulness' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filters Applied: $0-$500');
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'Reset', exact: true }).click();
      await expect(page).toHaveURL('/');
    });

    it('narrow a search, and a search keeps them', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/?search=tasting');
      await open(page);
      await dialogOf(page).getByRole('button', { name: 'Wellness & Mindfulness' }).click();
      await dialogOf(page).getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page).toHaveURL('/?search=tasting&category=wellness-and-mindfulness');
      await expect(results(page).first()).toHaveText('World Coffee Tasting');
      await expect(page.getByText('Filters Applied: Wellness & Mindfulness')).toBeVisible();
      await page.getByRole('combobox').fill('bath');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/?search=bath&category=wellness-and-mindfulness');
      await expect(results(page)).toHaveText(['Crystal Sound Bath']);
    });
  });
};
