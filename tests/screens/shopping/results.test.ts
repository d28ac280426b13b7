import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { demoExperiences } from '../../../adapters/demo/catalogue.ts';
import { titlesOf } from '../../e2e/support/demo.ts';
import { inFull } from '../../support/full.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectAddress, expectCount, expectNone, expectTexts } from '../support/see.ts';

const dialogOf = () => page.getByRole('dialog', { name: 'Filter Experiences' });
const open = () => page.getByRole('button', { name: /^Filter( \d)?$/ }).click();
const chosen = () => dialogOf().css('[aria-pressed=true]');
const results = () => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

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

inFull(() => {
  describe('a search', () => {
    it('finds titles, descriptions and inclusions, titles first, and hides hero and rows', async () => {
      await openScreen('/?search=TABLE');
      const wanted = matching('table');
      expect(wanted.length).toBeGreaterThan(3);
      await expectTexts(results(), [...wanted]);
      await expectTexts(page.getByRole('heading', { level: 1 }), ['Search Results for "TABLE"']);
      await expectNone(page.getByRole('button', { name: 'Book Now' }));
      await expectNone(page.getByRole('heading', { name: 'Trivia & Games' }));
    });

    it('shows the first 48 of many, says how many there are, and shows more when asked', async () => {
      for (let n = 1; n <= 50; n++) await commands.sell({ title: `Kazoo Evening ${n}` });
      await openScreen('/?search=kazoo');
      await expectTexts(page.getByRole('main').getByRole('status'), ['50 experiences']);
      await expectCount(results(), 48);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expectCount(results(), 50);
      await expectNone(page.getByRole('button', { name: 'Show more' }));
    });

    it('says in the specified words that nothing was found, whatever was searched for', async () => {
      const term = '<img src=x onerror=alert(1)> "zzz"';
      await openScreen(`/?search=${encodeURIComponent(term)}`);
      await expect.element(page.getByText(`No experiences found matching "${term}"`)).toBeVisible();
      await expectNone(page.getByRole('region', { name: 'Did you mean' }));
      await page.getByRole('link', { name: 'Clear search' }).click();
      await expectAddress('/');
    });

    it('offers near words and the categories where it finds nothing', async () => {
      await openScreen('/?search=trivai');
      const browse = page.getByRole('region', { name: 'Or browse' }).getByRole('link');
      await expect.element(browse.first()).toMatchTextContent(/^Trivia & Games\d+ experiences$/);
      const meant = (name: RegExp) =>
        page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name });
      await meant(/^Trivia & Games /).click();
      await expectAddress('/?category=trivia-and-games');
      await openScreen('/?search=cofee');
      await meant(/^coffee /).click();
      await expectAddress('/?search=coffee');
      await expectTexts(results(), [...matching('coffee')]);
    });
  });
});

describe('the filters', () => {
  inFull(() => {
    it('say how many experiences they leave, as a search does', async () => {
      await openScreen(ALL_THREE);
      const count = page.getByRole('main').getByRole('status');
      await expect.element(results().first()).toBeVisible();
      const shown = results().elements().length;
      await expectTexts(count, [`${shown} experiences`]);
      await openScreen('/?search=table&price=501-1000');
      await expect.element(count).toMatchTextContent(/^\d+ experiences?$/);
    });

    it('are chosen in a dialog of three groups, and nothing changes before Apply Filters', async () => {
      await openScreen('/');
      await open();
      const dialog = dialogOf();
      await expectTexts(dialog.getByRole('heading', { level: 2 }), ['Filter Experiences']);
      const options = (group: string) => dialog.getByRole('region', { name: group }).getByRole('button');
      await expectTexts(options('Categories'), [
        'Trivia & Games',
        'Heritage & Celebrations',
        'Wellness & Mindfulness',
        'Team Socials',
        'Food & Drink',
        'Creative Studio',
      ]);
      await expectTexts(options('Duration'), ['30 min', '1 hour', '90 min']);
      await expectTexts(options('Price Range'), [
        '$0-$500',
        '$501-$1000',
        '$1001-$2000',
        '$2001-$5000',
        '$5001+',
      ]);
      for (const name of ['Wellness & Mindfulness', '30 min', '$0-$500'])
        await dialog.getByRole('button', { name }).click();
      await expectAddress('/');
      await dialog.getByRole('button', { name: 'Apply Filters' }).click();
      await expectAddress(ALL_THREE);
      await expectTexts(page.getByRole('heading', { level: 1 }), [WORDS]);
      // The button of the home page is gone, and keys go on at the results.
      await expect.element(page.getByRole('main')).toHaveFocus();
      // Another screen of the same shop may rename it for a moment.
      await expect.poll(() => document.title).toMatch(/^Browse Events \| /);
    });
  });

  it('live in the address: shared it shows the same, and the back button takes them back', async () => {
    await openScreen(ALL_THREE);
    await expectTexts(page.getByRole('heading', { level: 1 }), [WORDS]);
    await expectTexts(results(), ['Crystal Sound Bath', 'Sunrise Flow', 'The Desk Reset', 'Four Counts In']);
    await open();
    await expectTexts(chosen(), ['Wellness & Mindfulness', '30 min', '$0-$500']);
    await dialogOf().getByRole('button', { name: 'Team Socials' }).click();
    await dialogOf().getByRole('button', { name: 'Apply Filters' }).click();
    await expect.element(page.getByText('No experiences found', { exact: true })).toBeVisible();
    await history.back();
    await expectAddress(ALL_THREE);
    await expectCount(results(), 4);
  });

  inFull(() => {
    it('that leave nothing say what fits without each of them', async () => {
      await openScreen('/?category=team-socials&duration=30min&price=0-500');
      const without = page.getByRole('region', { name: 'What fits without' }).getByRole('link');
      await expectTexts(without, ['Team Socials4 experiences']);
      await without.click();
      await expectAddress('/?duration=30min&price=0-500');
      await expectCount(results(), 4);
    });

    it('that are applied from far below open the results at their top, and back returns there', async () => {
      await openScreen('/');
      await expect.element(page.getByRole('heading', { name: 'Creative Studio' })).toBeVisible();
      window.scrollTo(0, 1500);
      await open();
      const before = window.scrollY;
      expect(before).toBeGreaterThan(200);
      await dialogOf().getByRole('button', { name: '30 min' }).click();
      await dialogOf().getByRole('button', { name: 'Apply Filters' }).click();
      await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect.poll(() => window.scrollY).toBe(0);
      await history.back();
      await expect.poll(() => window.scrollY).toBe(before);
    });

    it('are taken back by pressing the chosen one again, and all of them by Reset', async () => {
      await openScreen(ALL_THREE);
      await open();
      await dialogOf().getByRole('button', { name: '30 min' }).click();
      await expectTexts(chosen(), ['Wellness & Mindfulness', '$0-$500']);
      await dialogOf().getByRole('button', { name: 'Reset' }).click();
      await expectNone(chosen());
      await userEvent.keyboard('{Escape}');
      await expectAddress(ALL_THREE);
      await open();
      await expectCount(chosen(), 3);
      await dialogOf().getByRole('button', { name: 'Reset' }).click();
      await dialogOf().getByRole('button', { name: 'Apply Filters' }).click();
      await expectAddress('/');
      await expect.element(page.getByRole('heading', { name: 'Browse Events' })).toBeVisible();
    });

    it('stand as chips that each take one away, beside a Reset for all', async () => {
      await openScreen(ALL_THREE);
      await page.getByRole('link', { name: 'Remove filter 30 min' }).click();
      await expectAddress('/?category=wellness-and-mindfulness&price=0-500');
      await page.getByRole('link', { name: 'Remove filter Wellness & Mindfulness' }).click();
      await expectTexts(page.getByRole('heading', { level: 1 }), ['Filters Applied: $0-$500']);
      await history.back();
      await page.getByRole('main').getByRole('link', { name: 'Reset', exact: true }).click();
      await expectAddress('/');
    });

    it('narrow a search, and a search keeps them', async () => {
      await openScreen('/?search=tasting');
      await open();
      await dialogOf().getByRole('button', { name: 'Wellness & Mindfulness' }).click();
      await dialogOf().getByRole('button', { name: 'Apply Filters' }).click();
      await expectAddress('/?search=tasting&category=wellness-and-mindfulness');
      await expectTexts(results().first(), ['World Coffee Tasting']);
      await expect.element(page.getByText('Filters Applied: Wellness & Mindfulness')).toBeVisible();
      await page.getByRole('combobox').fill('bath');
      await userEvent.keyboard('{Enter}');
      await expectAddress('/?search=bath&category=wellness-and-mindfulness');
      await expectTexts(results(), ['Crystal Sound Bath']);
    });
  });
});
