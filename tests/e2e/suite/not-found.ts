import { describe } from 'vitest';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { css } from '../support/see.ts';

export const describeNotFound = () => {
  describe('any other address', () => {
    it('is the Page Not Found screen, with a way home', async ({ arrive }) => {
      const { page, visit, allow } = await arrive();
      allow(/status of 404/);
      for (const path of ['/no/such/page', '/order-confirmation/not%20one', '/auth/nowhere']) {
        await visit(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      }
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  });

  describe('the pages of words', () => {
    it('tell of purpose, approach and team, and open the contact form in a new tab', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Purpose',
        'Approach',
        'Team',
      ]);
      await visit('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
      const form = page.getByRole('link', { name: 'Open the contact form' });
      await expect(form).toHaveAttribute('href', 'https://forms.wondercast.example/contact');
      await expect(form).toHaveAttribute('target', '_blank');
    });
  });

  describe('a picture that fails', () => {
    it('is asked for under its name in the shop, and then is the logo, contained, in silence', async ({
      arrive,
      shop,
    }) => {
      const { slug } = await shop.sell({ title: 'Without a picture', imageUrl: '/uploads/gone.webp' });
      const { page, visit, allow } = await arrive();
      allow(/status of 404/);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
      });
      await visit(`/experience/${slug}`);
      const picture = page.getByRole('main').locator('img').first();
      await expect(picture).toHaveAttribute('src', '/brand/image-fallback.svg');
      const chain = ['/uploads/gone.webp', '/api/images/experiences/gone.webp', '/brand/image-fallback.svg'];
      expect(asked.filter((path) => chain.includes(path))).toEqual(chain);
      expect(await css(picture, 'object-fit')).toBe('contain');
      // Its own ground fills the banner that it does not.
      expect(await css(picture, 'background-color')).toBe('rgb(30, 22, 40)');
      await expect(page.getByRole('alert')).toHaveText('');
      await expect(page.getByRole('status')).toHaveText('');
    });

    it('of a host that is not listed is never asked for', async ({ arrive, shop }) => {
      const { slug } = await shop.sell({
        title: 'Elsewhere',
        imageUrl: 'https://images.elsewhere.example/a.webp',
      });
      const { page, visit, allow } = await arrive();
      allow(/status of 404/);
      await visit(`/experience/${slug}`);
      await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
        'src',
        '/brand/image-fallback.svg',
      );
    });
  });
};
