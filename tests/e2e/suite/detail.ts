import { describe } from 'vitest';
import { demo, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { css, failure } from '../support/see.ts';

const JAZZ_PAGE = `/experience/${JAZZ.slug}`;

export const describeDetail = () => {
  describe('an experience', () => {
    it('shows image, badges, year, title, duration, price, theme, description, inclusions, tiers and add-ons', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit(JAZZ_PAGE);
      const main = page.getByRole('main');
      await expect(main.locator('img').first()).toHaveAttribute('src', '/uploads/demo/jazz-cover-1600.webp');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(JAZZ.title);
      const words = ['NEW', '2026', 'LIVE', '60 min', 'Starting at $1,190 USD', 'Black History Month'];
      for (const each of [...words, ...JAZZ.description.split('\n\n')])
        await expect(main.getByText(each, { exact: true }).first()).toBeVisible();
      const section = (name: string) =>
        main.locator('section').filter({ has: page.getByRole('heading', { name }) });
      await expect(section("What's Included").getByRole('listitem')).toHaveText([...JAZZ.inclusions]);
      await expect(section('Pricing Tiers').getByRole('listitem')).toHaveText([
        'Starter$1,190up to 50 seats',
        'Elevated$1,450up to 99 seats',
        'Premium$1,700up to 150 seats',
        'Ultimate$1,950up to 250 seats',
      ]);
      const addOns = section('Available Add-Ons');
      await expect(addOns.getByRole('checkbox')).toHaveCount(3);
      for (const price of ['+$189.00', '+$75.00', '+$48.50'])
        await expect(addOns.getByText(price, { exact: true })).toBeVisible();
      await expect(section('Reviews').getByRole('listitem')).toHaveCount(JAZZ.reviews.length);
    });

    it('leaves out what it does not have: theme, badge, inactive add-ons, reviews, others like it', async ({
      arrive,
      shop,
    }) => {
      const plain = await shop.sell({
        title: 'Nothing Special',
        isNew: false,
        inclusions: ' One thing ,, Another , ',
      });
      const { page, visit } = await arrive();
      await visit(`/experience/${plain.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing Special');
      await expect(page.getByText('NEW', { exact: true })).toHaveCount(0);
      for (const name of ['Available Add-Ons', 'Reviews', 'More Like This', 'Preview'])
        await expect(page.getByRole('heading', { name })).toHaveCount(0);
      const included = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: "What's Included" }) });
      await expect(included.getByRole('listitem')).toHaveText(['One thing', 'Another']);
      await visit('/experience/snow-globe-holiday-party');
      await expect(page.getByText('Engraved brass buzzer')).toHaveCount(0);
      await expect(page.getByText('Printed photo strip')).toHaveCount(0);
      await expect(page.getByText('Ten questions about us')).toBeVisible();
    });

    it('ends with at most six others of its first category, in six columns, three on small screens', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit('/experience/juneteenth-the-long-table');
      const shelf = page.getByRole('region', { name: 'More Like This' });
      await expect(shelf.getByRole('heading', { level: 3 })).toHaveText([
        // Food and drink too, as it is: the most alike first.
        demo('ritmo-a-hispanic-heritage-fiesta').title,
        demo('a-quiet-cup').title,
        JAZZ.title,
        demo('lunar-new-year-lantern-gala').title,
        demo('diwali-festival-of-lights').title,
        demo('pride-out-loud').title,
      ]);
      const columns = async () =>
        (await css(shelf.getByRole('list'), 'grid-template-columns')).split(' ').length;
      expect(await columns()).toBe(6);
      await page.setViewportSize({ width: 1079, height: 800 });
      expect(await columns()).toBe(3);
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await columns()).toBe(3);
      await shelf.getByRole('link', { name: JAZZ.title }).click();
      await expect(page).toHaveURL(JAZZ_PAGE);
    });

    it('plays its preview in a frame of ours, and only from a host that is listed', async ({
      arrive,
      shop,
    }) => {
      const frame = await shop.sell({
        title: 'With a preview',
        videoUrl:
          '<iframe onload="alert(1)" src="https://www.youtube-nocookie.com/embed/abc?rel=0&amp;x=1" srcdoc="<script>alert(1)</script>"></iframe>',
      });
      const { page, context, visit, allow } = await arrive();
      allow(/^another host: https:\/\/www\.youtube-nocookie\.com\//);
      await context.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ body: 'A film' }),
      );
      await visit(`/experience/${frame.slug}`);
      await page.getByRole('button', { name: 'Play preview of With a preview' }).click();
      const player = page.locator('iframe');
      await expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abc?rel=0&x=1');
      await expect(player).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
      await expect(player.contentFrame().getByText('A film')).toBeVisible();
      for (const name of ['srcdoc', 'onload']) expect(await player.getAttribute(name)).toBeNull();
    });
  });

  describe('where there is no experience to show', () => {
    it('says that it does not exist, with a way home', async ({ arrive }) => {
      const { page, visit, allow } = await arrive();
      allow(/status of 404/);
      await visit('/experience/no-such-thing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience Not Found');
      await expect(page.getByText("The experience you're looking for doesn't exist")).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    it('shows its outline while it loads, asks twice, and then says that it failed', async ({ arrive }) => {
      const { page, context, visit, allow } = await arrive();
      allow(/Failed to load resource/);
      await visit('/?search=vault');
      const asked: string[] = [];
      const seen = Promise.withResolvers<void>();
      await context.route('**/api/experiences/slug/the-vanishing-vault', async (route) => {
        asked.push(route.request().url());
        await seen.promise;
        await route.fulfill({ status: 503, json: { message: 'Busy' } });
      });
      await page
        .getByRole('main')
        .getByRole('link', { name: /The Vanishing Vault/ })
        .click();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
      seen.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Experience');
      await expect(page.getByText('Failed to load experience details')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible();
      await expect(failure(page, '')).toHaveText('');
      expect(asked.length).toBeGreaterThanOrEqual(2);
    });

    it('goes home without a slug, and from a number to the slug', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/experience/');
      await expect(page).toHaveURL('/');
      await visit('/experience/1');
      await expect(page).toHaveURL(JAZZ_PAGE);
    });
  });

  describe('the Back button', () => {
    it('goes to the previous page if there is one in the shop, else home', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit(JAZZ_PAGE);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL('/');
      await visit('/?search=vault');
      await page
        .getByRole('main')
        .getByRole('link', { name: /The Vanishing Vault/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Vanishing Vault');
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL('/?search=vault');
    });
  });
};
