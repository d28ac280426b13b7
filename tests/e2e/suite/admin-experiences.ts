import type { Locator } from 'playwright';
import sharp from 'sharp';
import { describe } from 'vitest';
import { inFull } from '../../support/full.ts';
import { asleep, changeMeanwhile, rowOf, visitDashboard, wakeByRetry } from '../support/admin.ts';
import { JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { handsOf } from '../support/hands.ts';
import { css, failure, message } from '../support/see.ts';

const MISTAKES = [
  ['Title', 'Title must be at least 3 characters long'],
  ['Slug', 'Slug is required'],
  ['Duration', 'Duration is required'],
  ['Description', 'Description must be at least 10 characters long'],
  ['Starter', 'Starter price must be at least 0'],
  ['Elevated', 'Elevated price must be at least 0'],
  ['Premium', 'Premium price must be at least 0'],
  ['Ultimate', 'Ultimate price must be at least 0'],
  ['What’s included', 'Please list inclusions'],
  ['Year', 'Must be a whole number from 1 to 9999'],
  ['Card image URL', 'Please enter a valid URL for the image'],
] as const;

const PRICES = ['Starter', 'Elevated', 'Premium', 'Ultimate'];

const aPicture = () =>
  sharp({ create: { width: 386, height: 482, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();

/** A field by its label, whether or not that says that it is optional. */
const fieldsOf = (dialog: Locator) => (name: string) =>
  dialog.getByRole('textbox', { name: new RegExp(`^${name}(?: optional)?$`) });

export const describeAdminExperiences = () =>
  describe('the Experiences tab', () => {
    inFull(() => {
      it('lists id, title, category, four prices and status, and is searched by title or description', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page } = visitor;
        await visitDashboard(visitor, '');
        await expect(page.getByRole('columnheader')).toHaveText([
          'ID',
          'Title',
          'Category',
          /^Price/,
          'Status',
          'Actions',
        ]);
        const row = rowOf(page, JAZZ.title);
        for (const words of ['1', '$1,190', '$1,450', '$1,700', '$1,950', 'Featured', 'NEW'])
          await expect(row.getByText(words, { exact: true })).toBeVisible();
        await page.getByLabel('Search title or description').fill('rent parties');
        await expect(page).toHaveURL('/admin?search=rent+parties');
        await expect(page.getByRole('row')).toHaveCount(2);
        await page.getByLabel('Search title or description').fill('nothing of the kind');
        await expect(page.getByText('No experiences found')).toBeVisible();
        await page.getByRole('button', { name: 'Clear search' }).last().click();
        await expect(row).toBeVisible();
      });

      it('says that it is empty, that it failed, and loads again on Retry', async ({ arrive }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/Failed to load resource: .* 503/);
        await asleep(context, '**/api/admin/experiences?*');
        await visitDashboard(visitor, '');
        await expect(page.getByText('Failed to load experiences')).toBeVisible();
        await wakeByRetry(page, '**/api/admin/experiences?*', (route) =>
          route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
        );
        await expect(page.getByText('No experiences found. Create your first experience!')).toBeVisible();
      });
    });

    it('adds an experience by keyboard: mistakes at their fields, slug from the title, categories, a picture', async ({
      arrive,
    }) => {
      const visitor = await arrive();
      const { page } = visitor;
      await visitDashboard(visitor, '');
      const { press, write, choose } = handsOf('keyboard', page);
      await press(page.getByRole('button', { name: 'Add Experience' }));
      const dialog = page.getByRole('dialog', { name: 'Add Experience' });
      const field = fieldsOf(dialog);
      await expect(field('Starter')).toHaveValue('');
      for (const name of PRICES) await field(name).fill('-1');
      await dialog.getByRole('button', { name: 'Create experience' }).click();
      for (const [name, words] of MISTAKES) await expect(field(name)).toHaveAccessibleDescription(words);
      await expect(field('Title')).toBeFocused();
      await write(field('Title'), 'Midnight Ramen: Lab & Co');
      await expect(field('Slug')).toHaveValue('midnight-ramen-lab-co');
      await write(field('Duration'), '90 min');
      await field('Description').fill('Three broths, one night.');
      for (const [at, name] of PRICES.entries()) await field(name).fill(String(500 + at));
      await field('Year').fill('2027');
      await press(dialog.getByRole('button', { name: 'Food & Drink' }));
      await press(dialog.getByRole('button', { name: 'Team Socials' }));
      await field('What’s included').fill('Broth, Bowls');
      await field('Video preview').fill('<iframe src="https://evil.example/x"></iframe>');
      await expect(field('Video preview')).toHaveAccessibleDescription('Video must be a supported address');
      await field('Video preview').fill('https://youtu.be/dQw4w9WgXcQ');
      await expect(dialog.getByRole('button', { name: 'Show preview' })).toBeVisible();
      await dialog.getByLabel('Card image file').setInputFiles({
        name: 'ramen.png',
        mimeType: 'image/png',
        buffer: await aPicture(),
      });
      await expect(message(page, 'Image uploaded successfully!')).toBeVisible();
      await expect(dialog.getByAltText('Card image preview')).toBeVisible();
      await expect(field('Card image URL')).toHaveValue(/^\/uploads\/.+-772\.webp$/);
      await choose(dialog.getByRole('switch', { name: 'Flag as new' }));
      await press(dialog.getByRole('button', { name: 'Create experience' }));
      await expect(message(page, 'Experience has been created')).toBeVisible();
      const row = rowOf(page, 'Midnight Ramen: Lab & Co');
      for (const words of ['Food & Drink', 'Team Socials', '$500', '$503', 'NEW', 'Draft'])
        await expect(row.getByText(words, { exact: true })).toBeVisible();
      await row.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete experience' }).click();
      await expect(message(page, 'Experience has been deleted')).toBeVisible();
      await expect(row).toHaveCount(0);
    });

    inFull(() => {
      it('takes pictures by drop and paste, and refuses others in the specified words', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/Failed to load resource: .* 503/);
        await visitDashboard(visitor, '');
        await page.getByRole('button', { name: `Edit ${JAZZ.title}` }).click();
        const zone = page.getByRole('group', { name: 'Card image: drop or paste an image here' });
        const give = (event: 'drop' | 'paste', type: string, size: number) =>
          zone.evaluate(
            (element, [how, kind, bytes]) => {
              const data = new DataTransfer();
              data.items.add(new File([new Uint8Array(bytes)], 'given', { type: kind }));
              const init = { bubbles: true, cancelable: true };
              element.dispatchEvent(
                how === 'drop'
                  ? new DragEvent('drop', { ...init, dataTransfer: data })
                  : new ClipboardEvent('paste', { ...init, clipboardData: data }),
              );
            },
            [event, type, size] as const,
          );
        await give('drop', 'text/plain', 10);
        await expect(failure(page, 'Invalid file type', 'Please select an image file')).toBeVisible();
        await give('paste', 'image/png', 5 * 1024 * 1024 + 1);
        await expect(
          failure(page, 'File too large', 'Please select an image smaller than 5MB'),
        ).toBeVisible();
        await give('paste', 'image/png', 10);
        await expect(failure(page, 'Upload failed', 'Please select an image file')).toBeVisible();
        allow(/Failed to load resource: .* 422/);
        await context.route('**/api/upload/image', (route) => route.fulfill({ status: 503, body: 'oops' }));
        await give('drop', 'image/png', 10);
        await expect(failure(page, 'Upload failed', 'Failed to upload file')).toBeVisible();
      });

      it('shows that it goes on below its edge, until its end is reached', async ({ arrive }) => {
        const visitor = await arrive();
        const { page } = visitor;
        await visitDashboard(visitor, '');
        await page.getByRole('button', { name: 'Add Experience' }).click();
        const dialog = page.getByRole('dialog', { name: 'Add Experience' });
        await expect(dialog).toHaveAttribute('data-more', '');
        expect(await css(dialog.locator('[data-foot]'), 'box-shadow')).not.toBe('none');
        await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
        await expect(dialog).not.toHaveAttribute('data-more', '');
        expect(await css(dialog.locator('[data-foot]'), 'box-shadow')).toBe('none');
      });

      it('shows what somebody else changed meanwhile beside one’s own, and saves both', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/Failed to load resource: .* 409/);
        await visitDashboard(visitor, '?search=desk+reset');
        await page.getByRole('button', { name: 'Edit The Desk Reset' }).click();
        const dialog = page.getByRole('dialog', { name: 'Edit Experience' });
        const field = fieldsOf(dialog);
        await field('Duration').fill('35 min');
        await field('Theme').fill('Backs');
        await changeMeanwhile(context, '/api/experiences/17', { duration: '25 min', starterPrice: 395 });
        await dialog.getByRole('button', { name: 'Save changes' }).click();
        await expect(
          failure(
            page,
            'Error',
            'Failed to update experience: Changed by someone else. Reload and try again.',
          ),
        ).toBeVisible();
        await expect(dialog.getByText('25 min')).toBeInViewport();
        await expect(dialog.getByText('Yours: 35 min')).toBeInViewport();
        const [said, save] = [
          await failure(page, 'Error').boundingBox(),
          await dialog.getByRole('button', { name: 'Save changes' }).boundingBox(),
        ];
        expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(save?.y ?? 0);
        await expect(field('Starter')).toHaveValue('395');
        await dialog.getByRole('button', { name: 'Use theirs' }).click();
        await expect(field('Duration')).toHaveValue('25 min');
        await dialog.getByRole('button', { name: 'Save changes' }).click();
        await expect(message(page, 'Experience has been updated')).toBeVisible();
        const kept = await (await context.request.get('/api/experiences/slug/the-desk-reset')).json();
        expect(kept).toMatchObject({ duration: '25 min', theme: 'Backs', starterPrice: 395 });
        await changeMeanwhile(context, '/api/experiences/17', { starterPrice: 390, duration: '30 min' });
      });

      it('does not lose what is not saved by a stray click or a step back, and says what the server refuses', async ({
        arrive,
      }) => {
        const visitor = await arrive();
        const { page, allow } = visitor;
        allow(/Failed to load resource: .* 409/);
        await visitDashboard(visitor, '');
        const edit = page.getByRole('button', { name: `Edit ${JAZZ.title}` });
        await edit.click();
        const dialog = page.getByRole('dialog', { name: 'Edit Experience' });
        await dialog.getByRole('textbox', { name: 'Slug' }).fill('the-desk-reset');
        const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
        await page.mouse.click(4, 4);
        await question.getByRole('button', { name: 'Keep editing' }).click();
        await page.goBack();
        await question.getByRole('button', { name: 'Keep editing' }).click();
        await dialog.getByRole('button', { name: 'Save changes' }).click();
        await expect(
          failure(page, 'Error', 'Failed to update experience: This slug is taken.'),
        ).toBeVisible();
        await expect(dialog.getByRole('textbox', { name: 'Slug' })).toHaveAccessibleDescription(
          'This slug is taken.',
        );
        await page.keyboard.press('Escape');
        await question.getByRole('button', { name: 'Discard changes' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(edit).toBeFocused();
      });

      it('says what failed when adding and deleting', async ({ arrive }) => {
        const visitor = await arrive();
        const { page, context, allow } = visitor;
        allow(/Failed to load resource: .* 503/);
        await visitDashboard(visitor, '');
        await expect(rowOf(page, JAZZ.title)).toBeVisible();
        await asleep(context, '**/api/experiences/1');
        await page.getByRole('button', { name: `Delete ${JAZZ.title}` }).click();
        const question = page.getByRole('alertdialog', { name: 'Delete experience' });
        await expect(question.getByRole('button', { name: 'Keep experience' })).toBeFocused();
        await question.getByRole('button', { name: 'Delete experience' }).click();
        await expect(failure(page, 'Error', 'Failed to delete experience: The shop is asleep')).toBeVisible();
        await context.route('**/api/experiences', (route) =>
          route.fulfill({ status: 503, json: { message: 'The shop is asleep' } }),
        );
        await page.getByRole('button', { name: 'Add Experience' }).click();
        const dialog = page.getByRole('dialog');
        for (const [name, text] of [
          ['Title', 'Anything'],
          ['Duration', '30 min'],
          ['Description', 'Long enough'],
          ['What’s included', 'This'],
          ...PRICES.map((name) => [name, '990'] as const),
          ['Year', '2027'],
          ['Card image URL', '/uploads/demo/bingo-card-772.webp'],
        ] as const)
          await dialog.getByRole('textbox', { name, exact: true }).fill(text);
        await dialog.getByRole('button', { name: 'Create experience' }).click();
        await expect(failure(page, 'Error', 'Failed to create experience: The shop is asleep')).toBeVisible();
        await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Anything');
      });
    });
  });
