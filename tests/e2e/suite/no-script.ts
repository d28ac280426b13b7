import { describe } from 'vitest';
import { demoExperiences } from '../../../adapters/demo/catalogue.ts';
import { JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';

const WITHOUT = { context: { javaScriptEnabled: false } };

export const describeNoScript = () =>
  describe('without JavaScript', () => {
    it('one browses and searches: hero, rows, results, footer', async ({ arrive }) => {
      const { page, visit } = await arrive(WITHOUT);
      await visit('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(JAZZ.title);
      const linked = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const { slug } of demoExperiences) expect(linked).toContain(`/experience/${slug}`);
      await page.getByRole('combobox', { name: 'Search experiences' }).fill('vault');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "vault"');
      await page
        .getByRole('main')
        .getByRole('link', { name: /The Vanishing Vault/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Vanishing Vault');
    });

    it('an experience shows everything there is to read', async ({ arrive }) => {
      const { page, visit } = await arrive(WITHOUT);
      await visit(`/experience/${JAZZ.slug}`);
      const text = (await page.getByRole('main').textContent()) ?? '';
      for (const words of [
        JAZZ.title,
        ...JAZZ.description.split('\n\n'),
        ...JAZZ.inclusions,
        'Starting at $1,190 USD',
        '+$189.00',
        'Ultimate$1,950',
        ...JAZZ.reviews.map(({ comment }) => comment),
        'More Like This',
      ])
        expect(text).toContain(words);
      await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    });

    it('nothing is offered that would not work, and pages that need it say so', async ({ arrive }) => {
      const { page, visit } = await arrive(WITHOUT);
      await visit('/');
      await expect(page.getByRole('button')).toHaveCount(0);
      await visit('/checkout');
      // The browser of the tests parses as if scripts ran, so the words are there but not drawn.
      expect(await page.content()).toContain(
        '<noscript>The cart lives in your browser, so the checkout needs JavaScript.</noscript>',
      );
    });
  });
