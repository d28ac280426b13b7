import { describe } from 'vitest';
import { demoCategories, demoExperiences, demoLogos } from '../../../adapters/demo/catalogue.ts';
import { JAZZ, titlesOf } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { css, failure } from '../support/see.ts';
import { PHONE } from '../support/visitor.ts';

export const describeHome = () => {
  describe('the home page', () => {
    it('opens with the featured experience: cover, NEW, year, LIVE, title, description and two ways on', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/');
      const hero = page.getByRole('region', { name: 'Featured experience' });
      await expect(hero.locator('img')).toHaveAttribute('src', '/uploads/demo/jazz-cover-1600.webp');
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(JAZZ.title);
      for (const words of [
        'NEW',
        '2026',
        'LIVE',
        JAZZ.description.split('\n')[0] ?? '',
        '60 min',
        'From $1,190',
      ])
        await expect(hero.getByText(words, { exact: true })).toBeVisible();
      await expect(hero.getByRole('button', { name: 'Book Now' })).toBeVisible();
      await hero.getByRole('link', { name: 'View Experience' }).click();
      await expect(page).toHaveURL('/experience/the-harlem-jazz-hour');
    });

    it('has a Filter button beside Browse Events, and a row for each category in their order', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/');
      await expect(page.getByRole('heading', { name: 'Browse Events' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
      const names = demoCategories.map(({ name }) => name);
      const rows = page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Scroll / }) });
      await expect(rows.locator('h2')).toHaveText(names);
      for (const { name, slug } of demoCategories) {
        const sold = titlesOf(demoExperiences.filter(({ categories }) => categories.includes(slug)));
        const row = page.getByRole('region', { name, exact: true });
        await expect(row.getByRole('heading', { level: 3 })).toHaveText([...sold]);
        await expect(row.getByText(`${sold.length} experiences`)).toBeVisible();
      }
    });

    it('ends with Browse, Support and the year', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/');
      const footer = page.getByRole('contentinfo');
      const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
      await expect(links('Browse')).toHaveText(['Home', 'About Us', 'Contact', 'Book A Demo']);
      await expect(links('Support')).toHaveText(['Contact Us']);
      await expect(links('Browse').last()).toHaveAttribute('href', 'https://meet.wondercast.example/demo');
      await expect(footer).toContainText(`© ${new Date().getFullYear()} Wondercast. All rights reserved.`);
    });

    it('says that experiences could not be loaded, and keeps standing', async ({ arrive }) => {
      const { page, context, visit, allow } = await arrive();
      allow(/Failed to load resource: net::ERR_FAILED/);
      await visit('/about');
      await context.route('**/api/{experiences,categories}*', (route) => route.abort());
      await page.getByRole('link', { name: 'Wondercast home' }).first().click();
      await expect(failure(page, 'Error', 'Failed to load experiences')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Browse Events' })).toBeVisible();
    });
  });

  describe('a row of experiences', () => {
    it('has its count beside its title on a phone, in one line', async ({ arrive }) => {
      const { page, visit } = await arrive({ size: PHONE });
      await visit('/');
      const rows = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
      const counts = rows.locator('header > span').filter({ hasText: /experience/ });
      expect(await counts.count()).toBeGreaterThan(3);
      for (const count of await counts.all()) expect((await count.boundingBox())?.height).toBeLessThan(24);
    });

    it('scrolls by 80 % of its width with its arrows, which rest at the ends', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/');
      const row = page.getByRole('region', { name: 'Heritage & Celebrations' });
      const track = row.getByRole('list');
      const [back, on] = [
        row.getByRole('button', { name: / back$/ }),
        row.getByRole('button', { name: / forward$/ }),
      ];
      const left = () => track.evaluate((list) => list.scrollLeft);
      await expect(back).toBeDisabled();
      // Cards snap to their edge, so the track stops at the card nearest to the step.
      const { step, card, end } = await track.evaluate((list) => ({
        step: list.clientWidth * 0.8,
        card:
          (list.children[1]?.getBoundingClientRect().x ?? 0) -
          (list.children[0]?.getBoundingClientRect().x ?? 0),
        end: list.scrollWidth - list.clientWidth,
      }));
      await on.click();
      await expect(back).toBeEnabled();
      expect(Math.abs((await left()) - Math.min(step, end))).toBeLessThanOrEqual(card / 2 + 1);
      // It may come to rest between looking and pressing.
      await expect(async () => {
        if (await on.isEnabled()) await on.click({ timeout: 1_000 });
        await expect(on).toBeDisabled({ timeout: 1_000 });
      }).toPass();
      await expect.poll(async () => Math.abs((await left()) - end)).toBeLessThanOrEqual(2);
      await back.click();
      await expect(on).toBeEnabled();
    });

    it('is reached and scrolled by keyboard and by wheel', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/');
      const row = page.getByRole('region', { name: 'Team Socials' });
      const track = row.getByRole('list');
      const last = row.getByRole('link').last();
      await expect(last).not.toBeInViewport();
      await row.getByRole('link').first().focus();
      for (let cards = await row.getByRole('link').count(); cards > 1; cards -= 1)
        await page.keyboard.press('Tab');
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
      await track.hover();
      const before = await track.evaluate((list) => list.scrollLeft);
      await page.mouse.wheel(-600, 0);
      await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeLessThan(before);
    });
  });

  describe('the logo strip', () => {
    it('shows 15 partner companies under a heading with the brand, and passes by once in 100 s', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive({ motion: true });
      await visit('/');
      const strip = page.getByRole('region', { name: 'Teams that gather on Wondercast' });
      const logos = strip.getByRole('list').first();
      await expect(logos.getByRole('img')).toHaveCount(15);
      const names = await logos
        .getByRole('img')
        .evaluateAll((images) => images.map((each) => each.getAttribute('alt')));
      expect(names).toEqual(demoLogos.map(({ name }) => name));
      const belt = logos.locator('..');
      expect(await css(belt, 'animation-duration')).toBe('100s');
      expect(await css(belt, 'animation-iteration-count')).toBe('infinite');
      await expect.poll(() => css(belt, 'animation-play-state')).toBe('running');
      await strip.getByRole('button', { name: 'Pause logos' }).click();
      await page.mouse.move(0, 0);
      await expect.poll(() => css(belt, 'animation-play-state')).toBe('paused');
      await strip.getByRole('button', { name: 'Move logos' }).click();
      await page.mouse.move(0, 0);
      await expect.poll(() => css(belt, 'animation-play-state')).toBe('running');
      await logos.hover({ force: true });
      await expect.poll(() => css(belt, 'animation-play-state')).toBe('paused');
      await page.mouse.move(0, 0);
      await logos.getByRole('link').first().focus();
      await expect.poll(() => css(belt, 'animation-play-state')).toBe('paused');
    });

    it('stands still for those who want no movement, and scrolls by hand', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/');
      const strip = page.getByRole('region', { name: 'Teams that gather on Wondercast' });
      const belt = strip.getByRole('list').first().locator('..');
      expect(await css(belt, 'animation-name')).toBe('none');
      expect(await css(belt.locator('..'), 'overflow-x')).toBe('auto');
      await expect(strip.getByRole('button')).toHaveCount(0);
      await expect(strip.getByRole('img')).toHaveCount(15);
    });
  });
};
