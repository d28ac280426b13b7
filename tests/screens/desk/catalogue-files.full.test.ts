import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { useOwnShop } from '../support/own-shop.ts';
import { message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Import / Export' });

const openFiles = async (size?: typeof PHONE) => {
  await signIn();
  await openScreen('/admin?tab=experiences', size ? { size } : {});
  await page.getByRole('button', { name: 'Import / Export' }).click();
  await expect.element(dialog()).toBeVisible();
};

const paste = (text: string) => dialog().getByRole('textbox', { name: 'Or paste it here' }).fill(text);
const choose = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[aria-label="File to import"]');
  if (!input) throw new Error('No file can be chosen');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const show = () => dialog().getByRole('button', { name: 'Show changes' }).click();

/** Files run side by side in one shop: whoever edited the catalogue since the preview makes this one look again. */
const bring = async (button: string, done: string) => {
  const toBring = dialog().getByRole('button', { name: button });
  const changed = dialog().getByText('The catalogue has changed since the preview.', { exact: false });
  await toBring.click();
  for (;;) {
    await expect.element(message(done).or(changed)).toBeVisible();
    if (changed.elements().length === 0) return;
    await show();
    await toBring.click();
  }
};

const HEAD = 'slug,title,description,duration,imageUrl,inclusions';
const lineOf = (slug: string, title: string) =>
  `${slug},${title},A long enough text,60 min,/uploads/demo/trivia-card-772.webp,A host`;

useOwnShop();

describe('files of the catalogue on screen', () => {
  it('shows every change before it imports', async () => {
    const slug = `brought-${crypto.randomUUID().slice(0, 8)}`;
    await openFiles();
    await paste([HEAD, lineOf(`${slug}-1`, 'Brought One'), lineOf(`${slug}-2`, 'Brought Two')].join('\n'));
    await show();
    await expect.element(dialog().getByText('2 new')).toBeVisible();
    const row = dialog()
      .getByRole('row')
      .filter({ hasText: `${slug}-2` });
    await expect.element(row).toMatchTextContent('Duration: 60 min');
    await bring('Import 2 experiences', '2 experiences imported');
    const found = await asAdmin<{ title: string }>('GET', `/api/experiences/slug/${slug}-1`);
    expect(found.title).toBe('Brought One');

    await page.getByRole('button', { name: 'Import / Export' }).click();
    await paste(`slug,title\n${slug}-1,Brought Otherwise`);
    await show();
    await expect
      .element(dialog().getByRole('row').filter({ hasText: slug }))
      .toMatchTextContent('Title: Brought One → Brought Otherwise');
    await userEvent.keyboard('{Escape}');
    const kept = await asAdmin<{ title: string }>('GET', `/api/experiences/slug/${slug}-1`);
    expect(kept.title).toBe('Brought One');
  });

  it('names mistakes by their lines, and imports nothing', async () => {
    await openFiles();
    await paste(`${HEAD}\n${lineOf('fine-one', 'Fine')}\n${lineOf('Not A Slug', 'X')}`);
    await show();
    await expect.element(dialog().getByText('1 mistake in the file.', { exact: false })).toBeVisible();
    await expect
      .element(dialog().getByText('Line 3, Slug: A slug has small letters', { exact: false }))
      .toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Show changes' })).toBeEnabled();
    await paste('colour\nred');
    await show();
    await expect.element(dialog().getByText('The file has no column “slug”.')).toBeVisible();
  });

  it('fetches pictures of other servers first, and imports nothing without all of them', async () => {
    const elsewhere = await commands.picturesElsewhere();
    const slug = `pictured-${crypto.randomUUID().slice(0, 8)}`;
    const rowOf = (at: number, path: string) =>
      `${slug}-${at},Pictured ${at},A long enough text,60 min,${elsewhere}/${path},A host`;
    await openFiles();
    await paste([HEAD, rowOf(1, 'picture-1.jpg'), rowOf(2, 'nothing.jpg')].join('\n'));
    await show();
    await expect
      .element(dialog().getByText('2 pictures of other servers will be fetched', { exact: false }))
      .toBeVisible();
    await expect
      .element(
        dialog()
          .getByRole('row')
          .filter({ hasText: `${slug}-1` }),
      )
      .toMatchTextContent('/picture-1.jpg (will be fetched)');
    await dialog().getByRole('button', { name: 'Import 2 experiences' }).click();
    await expect
      .element(dialog().getByText('Line 3, Image url: The host answers 404.', { exact: false }))
      .toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Show changes' })).toBeEnabled();
    const text = [HEAD, rowOf(1, 'picture-1.jpg'), rowOf(2, 'picture-2.jpg')].join('\n');
    await paste(text);
    await show();
    await expect
      .element(dialog().getByText('1 picture of other servers will be fetched', { exact: false }))
      .toBeVisible();
    await bring('Import 2 experiences', '2 experiences imported');
    const found = await asAdmin<{ imageUrl: string }>('GET', `/api/experiences/slug/${slug}-2`);
    expect(found.imageUrl).toMatch(/^\/uploads\//);
  });

  it('takes a sheet of one’s own: maps its columns, leaves wrong rows out if asked, and remembers the columns', async () => {
    const title = `Café ${crypto.randomUUID().slice(0, 8)}`;
    const sheet = [
      'Event;Runs for;Details;Included;Owner',
      `${title};75 min;An evening of coffee – and jazz.;A host;Ann`,
      'No;;;;',
    ].join('\r\n');
    await openFiles();
    // As Excel writes it on most machines: é and – are one byte each.
    const bytes = Uint8Array.from([...sheet].map((letter) => (letter === '–' ? 0x96 : letter.charCodeAt(0))));
    await choose(new File([bytes], 'own.csv', { type: 'text/csv' }));
    await expect.element(dialog().getByText('was read as Windows-1252', { exact: false })).toBeVisible();
    await dialog().getByRole('button', { name: 'Leave out Runs for' }).click();
    await page.getByRole('option', { name: 'Duration' }).click();
    await show();
    await expect
      .element(dialog().getByText('Line 3, Title: Title must be at least 3 characters long'))
      .toBeVisible();
    await expect.element(dialog().getByText('Line 3, Duration: Duration is required')).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await dialog().getByRole('button', { name: 'Leave these rows out and show the other 1' }).click();
    await expect.element(dialog().getByText('1 row with mistakes stays behind:')).toBeVisible();
    await expect
      .element(dialog().getByText('1 new experience without a picture', { exact: false }))
      .toBeVisible();
    await dialog().getByRole('button', { name: 'Import 1 experience' }).click();
    await expect.element(message('1 experience imported')).toBeVisible();
    const [made] = await asAdmin<readonly { published: boolean; title: string }[]>(
      'GET',
      `/api/admin/experiences?suggest=${encodeURIComponent(title)}`,
    );
    expect(made).toMatchObject({ title, published: false });

    await page.getByRole('button', { name: 'Import / Export' }).click();
    await paste(sheet);
    await expect.element(dialog().getByRole('button', { name: 'Duration Runs for' })).toBeVisible();
  });

  it('leads to the exported files', async () => {
    await openFiles();
    await dialog().getByRole('button', { name: 'Add-ons' }).click();
    const link = dialog().getByRole('link', { name: 'Export CSV' });
    await expect.element(link).toHaveAttribute('href', '/api/admin/catalogue/export?kind=add-ons&format=csv');
  });

  it('fits a phone', async () => {
    await openFiles(PHONE);
    await paste(`slug,name\nwellness,${'A very long name '.repeat(4)}`);
    await dialog().getByRole('button', { name: 'Categories' }).click();
    await show();
    await expect.element(dialog().getByRole('button', { name: /^Import 1 category/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  });
});
