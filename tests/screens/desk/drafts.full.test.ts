import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectCount, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

interface Experience {
  readonly id: number;
  readonly slug: string;
  readonly published: boolean;
}

const add = (title: string) =>
  asAdmin<Experience>('POST', '/api/experiences', {
    title,
    description: 'A quiz with a live host.',
    duration: '60 min',
    imageUrl: '/uploads/demo/trivia-card-772.webp',
    inclusions: 'Host, Buzzers',
  });

const published = async (id: number) => {
  const [found] = await asAdmin<readonly Experience[]>('GET', `/api/admin/experiences?ids=${id}`);
  return found?.published;
};

const open = (title: string, size?: typeof PHONE) =>
  openScreen(`/admin?search=${encodeURIComponent(title)}`, size ? { size } : {});

const badges = () => page.getByText('Draft', { exact: true });

describe('drafts of experiences on screen', () => {
  it('begin as a copy, say that they are drafts, and are published in the form', async () => {
    const title = `Quiz ${crypto.randomUUID().slice(0, 8)}`;
    await signIn();
    await add(title);
    await open(title);
    await page.getByRole('button', { name: `Copy ${title}` }).click();
    await expect.element(message('Copied as a draft')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Edit Experience' });
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} (copy)`);
    await expectCount(badges(), 1);
    const [, draft] = await asAdmin<readonly Experience[]>(
      'GET',
      `/api/admin/experiences?suggest=${encodeURIComponent(title)}`,
    );
    expect(draft).toMatchObject({ published: false });
    const state = dialog.getByRole('switch', { name: 'Published' });
    await expect.element(state).not.toBeChecked();
    await state.click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectCount(dialog, 0);
    await expectCount(badges(), 0);
    expect(await published(draft?.id ?? 0)).toBe(true);
  });

  it('fit a phone', async () => {
    const title = `Quiz ${crypto.randomUUID().slice(0, 8)}`;
    await signIn();
    const { id } = await add(title);
    await asAdmin('PATCH', `/api/experiences/${id}`, { published: false });
    await open(title, PHONE);
    await expect.element(badges()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  });
});
