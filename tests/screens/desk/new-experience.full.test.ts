import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { useOwnShop } from '../support/own-shop.ts';
import { expectCount, message } from '../support/see.ts';
import { addHost, asAdmin, signIn } from './open-desk.tsx';

interface Experience {
  readonly id: number;
  readonly published: boolean;
  readonly year: number;
  readonly starterPrice: number;
}

const PRICES = { Starter: '1190', Elevated: '1450', Premium: '1700', Ultimate: '1950' };

const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

const form = () => page.getByRole('dialog', { name: 'Add Experience' });
const box = (name: string) => form().getByRole('textbox', { name, exact: true });

const openForm = async () => {
  await openScreen('/admin?tab=experiences');
  await page.getByRole('button', { name: 'Add Experience' }).first().click();
};

const fillIn = async (title: string, fields: Readonly<Record<string, string>>) => {
  await box('Title').fill(title);
  await box('Duration').fill('75 min');
  await box('Description').fill('Two rounds of riddles with a live host.');
  await box('What’s included').fill('Host, Riddles');
  await box('Card image URL').fill('/uploads/demo/trivia-card-772.webp');
  for (const [name, text] of Object.entries(fields)) await box(name).fill(text);
};

const found = async (title: string) => {
  const [one] = await asAdmin<readonly Experience[]>(
    'GET',
    `/api/admin/experiences?suggest=${encodeURIComponent(title)}`,
  );
  return one;
};

const addAddOn = (name: string) =>
  asAdmin<{ readonly id: number }>('POST', '/api/addons', {
    name,
    description: 'A box for each seat.',
    price: 12,
    isActive: true,
    experienceIds: [1],
  });

const linked = async (path: string, id: number) => {
  const all = await asAdmin<readonly { readonly id: number; readonly experienceIds: readonly number[] }[]>(
    'GET',
    path,
  );
  return all.find((each) => each.id === id)?.experienceIds;
};

useOwnShop();

describe('a new experience', () => {
  it('has no price, year or publication that nobody chose, and is shown in the list as the draft it is', async () => {
    const title = unique('Riddles');
    await signIn();
    await openForm();
    for (const name of [...Object.keys(PRICES), 'Year']) await expect.element(box(name)).toHaveValue('');
    await expect.element(form().getByRole('switch', { name: 'Published' })).not.toBeChecked();
    await fillIn(title, {});
    await form().getByRole('button', { name: 'Create experience' }).click();
    await expect.element(form().getByText('Starter price must be at least 0')).toBeVisible();
    await expect.element(form().getByText('Must be a whole number from 1 to 9999')).toBeVisible();
    await fillIn(title, { ...PRICES, Year: '2027' });
    await form().getByRole('button', { name: 'Create experience' }).click();
    await expect.element(message('Experience has been created')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: title });
    await expect.element(row.getByText('Just added')).toBeVisible();
    await expect.element(row.getByText('Draft', { exact: true })).toBeInViewport();
    expect(await found(title)).toMatchObject({ published: false, year: 2027, starterPrice: 1190 });
  });

  it('is previewed as customers see it, with what is still missing', async () => {
    await signIn();
    await openForm();
    await fillIn('Riddle Night', { Year: '2027', Starter: '1190', Elevated: '1450' });
    await form().getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'As customers see it' });
    await expect.element(preview.getByText('Still missing: Premium, Ultimate.')).toBeVisible();
    await expect.element(preview.getByText('Starting at $1,190 USD')).toBeVisible();
    await expect.element(preview.getByText('From $1,190')).toBeVisible();
    await expect.element(preview.getByRole('heading', { name: "What's Included" })).toBeVisible();
    await expectCount(preview.getByText('Riddle Night'), 2);
    await expectAccessible('[role="dialog"]');
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect.element(box('Title')).toHaveValue('Riddle Night');
  });

  it('has the add-ons and hosts chosen in its form; what could not be saved stays chosen and is saved again', async () => {
    const [title, boxes] = [unique('Riddles'), unique('Boxes')];
    await signIn();
    const addOn = await addAddOn(boxes);
    const host = await addHost({});
    await openForm();
    await fillIn(title, { ...PRICES, Year: '2027' });
    for (const [group, name] of [
      ['Add-ons optional', boxes],
      ['Hosts who can lead it optional', host.name],
    ] as const) {
      const choice = form().getByRole('group', { name: group });
      await expect.element(choice.getByRole('button').first()).toBeVisible();
      const search = choice.getByRole('searchbox');
      if (search.elements().length > 0) await search.fill(name);
      await choice.getByRole('button', { name }).click();
    }
    await commands.fail(`/api/addons/${addOn.id}`, '503 The shop is asleep');
    await form().getByRole('button', { name: 'Create experience' }).click();
    await expect
      .element(page.getByText(`The experience is saved, but not with ${boxes}. Save again to try once more.`))
      .toBeVisible();
    const edited = page.getByRole('dialog', { name: 'Edit Experience' });
    await expect.element(edited.getByRole('button', { name: boxes })).toHaveAttribute('aria-pressed', 'true');
    const id = (await found(title))?.id ?? 0;
    expect(await linked('/api/admin/hosts', host.id)).toEqual([id]);
    expect(await linked('/api/admin/addons', addOn.id)).toEqual([1]);
    await commands.fail(`/api/addons/${addOn.id}`, null);
    await edited.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(message('Experience has been updated')).toBeVisible();
    expect(await linked('/api/admin/addons', addOn.id)).toEqual([1, id]);
  });
});
