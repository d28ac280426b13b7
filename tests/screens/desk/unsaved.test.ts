import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { openScreen } from '../support/open-screen.tsx';
import { expectAddress, expectNone } from '../support/see.ts';
import { addHost, signIn } from './open-desk.tsx';

/** The dashboard's code comes piece by piece when it is opened first. */
const SLOW_MS = 120_000;

const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
const heading = page.getByRole('heading', { level: 1 });
const section = (name: string) =>
  page.getByRole('tablist', { name: 'Admin Dashboard' }).getByRole('tab', { name });
const about = page.getByRole('textbox', { name: /^A line about them/ });

const keep = async (): Promise<void> => {
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expectNone(question);
};
const discard = (): Promise<void> => question.getByRole('button', { name: 'Discard changes' }).click();

/** A host's form with words that are not saved; answers the host's name. */
const typeIntoHost = async (): Promise<string> => {
  await signIn();
  const { id, name } = await addHost({});
  await openScreen(`/admin?tab=hosts&host=${id}`);
  await about.fill('Sound and breath.');
  return name;
};

/** The shop's policy with a part that is not saved; answers its field. */
const typeIntoPolicy = async (): Promise<Locator> => {
  await signIn();
  await openScreen('/admin?tab=settings');
  await page.getByRole('tab', { name: 'Changes' }).click();
  const part = page
    .getByRole('group', { name: 'Second zone', exact: true })
    .getByRole('textbox', { name: 'Goes back' });
  await part.fill('61');
  return part;
};

const choose = async (text: string): Promise<void> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: /^Section, action/ }).fill(text);
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
};

describe('changes that are not saved', { timeout: SLOW_MS }, () => {
  it('are asked about once before the rail leads to another section, and stay until that is answered', async () => {
    const name = await typeIntoHost();
    await section('Bookings').click();
    await keep();
    await expect.element(heading).toMatchTextContent(name);
    await expect.element(about).toHaveValue('Sound and breath.');
    await expect.element(section('Hosts')).toHaveAttribute('aria-selected', 'true');
    await section('Bookings').click();
    await discard();
    await expect.element(heading).toMatchTextContent('Bookings');
    await section('Hosts').click();
    await expect.element(about).toHaveValue('');
    await expectNone(question);
  });

  it('are asked about before the palette, or a button of the form, leads elsewhere', async () => {
    const name = await typeIntoHost();
    await choose('sett');
    await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await keep();
    await expect.element(heading).toMatchTextContent(name);
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await keep();
    await expect.element(about).toHaveValue('Sound and breath.');
    await choose('sett');
    await discard();
    await expect.element(heading).toMatchTextContent('Settings');
  });

  it('of the policy are asked about before the rail, a link or a step back leads elsewhere', async () => {
    const part = await typeIntoPolicy();
    await section('Bookings').click();
    await keep();
    await page.getByRole('link', { name: 'View storefront' }).click();
    await keep();
    history.back();
    await keep();
    await expect.element(part).toHaveValue('61');
    await expectAddress('/admin?tab=settings&part=changes');
    history.back();
    await discard();
    await expectAddress('/admin?tab=settings');
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect.element(part).not.toHaveValue('61');
    await part.fill('62');
    await page.getByRole('link', { name: 'View storefront' }).click();
    await discard();
    await expectAddress('/');
  });

  it('of another part of the settings stay where they are, without a question', async () => {
    const part = await typeIntoPolicy();
    await page.getByRole('tab', { name: 'Texts' }).click();
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect.element(part).toHaveValue('61');
    await expectNone(question);
  });

  it('in a dialog go with it when the palette leads elsewhere', async () => {
    await signIn();
    await openScreen('/admin?tab=categories');
    await page.getByRole('button', { name: /^Add Category/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Category' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Evenings');
    await choose('sett');
    await keep();
    await expect.element(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Evenings');
    await choose('sett');
    await discard();
    await expect.element(heading).toMatchTextContent('Settings');
    await expectNone(dialog);
  });
});
