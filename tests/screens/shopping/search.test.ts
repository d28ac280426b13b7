import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inFull } from '../../support/full.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectAddress, expectCount, expectNone, expectTexts } from '../support/see.ts';

const box = () => page.getByRole('combobox', { name: 'Search experiences' });
const list = () => page.getByRole('listbox', { name: 'Suggestions' });
/** The only suggestion. */
const expectOnly = async (words: RegExp) => {
  await expectCount(list().getByRole('option'), 1);
  await expect.element(list().getByRole('option')).toMatchTextContent(words);
};
const highlighted = () => list().css('[aria-selected=true]');

describe('the search box', () => {
  it('shows at most five suggestions, each with image, title, price and duration, in a list of about 240 px', async () => {
    await openScreen('/about');
    await box().fill('team');
    const options = list().getByRole('option');
    await expectCount(options, 5);
    for (const option of options.all()) {
      await expect.element(option.css('img')).toBeVisible();
      await expect.element(option).toMatchTextContent(/.+\d+(\.\d)? (min|hour) · From \$[\d,]+$/);
    }
    const { height } = list().element().getBoundingClientRect();
    expect(height).toBeGreaterThan(150);
    expect(height).toBeLessThan(260);
  });

  inFull(() => {
    it('finds what is in a title or a description, whatever its case, and shows nothing where nothing is found', async () => {
      await openScreen('/about');
      await box().fill('TRUMPETER');
      await expectOnly(/^The Harlem Jazz Hour/);
      await box().fill('Savoy');
      await expectOnly(/^The Harlem Jazz Hour/);
      // Only its inclusions speak of a playlist.
      await box().fill('take-home playlist');
      await expectNone(list());
      await box().fill('   ');
      await expectNone(list());
    });

    it('moves the highlight with the arrow keys, round both ends, and opens the highlighted one with Enter', async () => {
      await openScreen('/about');
      await box().fill('tasting');
      const options = list().getByRole('option');
      await expect.element(options.first()).toBeVisible();
      const count = options.elements().length;
      await expectNone(highlighted());
      await userEvent.keyboard('{ArrowUp}');
      await expect.element(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowDown}');
      await expectCount(highlighted(), 1);
      const second = options.nth(1);
      await expect.element(second).toHaveAttribute('aria-selected', 'true');
      await expect.element(box()).toHaveAttribute('aria-activedescendant', second.element().id);
      const address = second.element().getAttribute('href') ?? '';
      await userEvent.keyboard('{Enter}');
      await expectAddress(address);
      await expect.element(box()).toHaveValue('');
    });

    it('submits the text with Enter when nothing is highlighted, trimmed, and never an empty one', async () => {
      await openScreen('/about');
      await box().fill('   ');
      await userEvent.keyboard('{Enter}');
      await expectAddress('/about');
      await box().fill('  jazz ');
      await expect.element(list()).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expectAddress('/?search=jazz');
      await expectTexts(page.getByRole('heading', { level: 1 }), ['Search Results for "jazz"']);
      await expectNone(list());
    });

    it('closes with Escape and with a click outside, which clears text and suggestions, and opens empty', async () => {
      await openScreen('/?search=jazz');
      await box().click();
      await expect.element(box()).toHaveValue('');
      for (const close of [
        () => userEvent.keyboard('{Escape}'),
        () => page.getByRole('heading', { level: 1 }).click(),
      ]) {
        await box().fill('tea');
        await expect.element(list()).toBeVisible();
        await close();
        await expectNone(list());
        await expect.element(box()).toHaveValue('');
        await expect.element(box()).not.toHaveFocus();
      }
      await expectAddress('/?search=jazz');
    });

    it('searches for nothing when its text is emptied, which brings the rows back', async () => {
      await openScreen('/?search=jazz');
      await box().fill('tea');
      await box().fill('');
      await expectAddress('/');
      await expect.element(page.getByRole('heading', { name: 'Browse Events' })).toBeVisible();
      await box().fill('tea');
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect.element(box()).toHaveValue('');
      await expect.element(box()).toHaveFocus();
    });

    it('is reached by the stroke that it shows, except where somebody types or a panel is open', async () => {
      await openScreen('/about');
      await expectTexts(page.css('kbd'), ['/']);
      await userEvent.keyboard('/');
      await expect.element(box()).toHaveFocus();
      await expect.element(box()).toHaveValue('');
      await userEvent.keyboard('a/b');
      await expect.element(box()).toHaveValue('a/b');
      await userEvent.keyboard('{Escape}');
      await page.getByRole('button', { name: /^Cart, / }).click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('/');
      await expect.element(box()).not.toHaveFocus();
    });

    it('opens a suggestion that is pressed, and by Ctrl K from anywhere', async () => {
      await openScreen('/about');
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect.element(box()).toHaveFocus();
      await userEvent.keyboard('vault');
      await list()
        .getByRole('option', { name: /^The Vanishing Vault/ })
        .click();
      await expectAddress('/experience/the-vanishing-vault');
      await expectNone(list());
    });

    it('stands behind a button on small screens, and is closed by its own', async () => {
      await openScreen('/about', { size: PHONE });
      await expectNone(box());
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect.element(box()).toHaveFocus();
      await box().fill('vault');
      await expect.element(list()).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await page.getByRole('button', { name: 'Close search' }).click();
      await expectNone(box());
    });
  });
});
