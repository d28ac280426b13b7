import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { demoId, JAZZ } from '../../e2e/support/demo.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectAddress, expectNone, message } from '../support/see.ts';
import { addHost, asAdmin, signIn } from './open-desk.tsx';

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

/** A session's drawer over the schedule; answers its dialog. */
const openSession = async (): Promise<Locator> => {
  await signIn();
  const { id } = await asAdmin<Wire<'Booking'>>('POST', '/api/bookings', {
    firstName: 'Wes',
    lastName: 'Okafor',
    email: 'wes@kestrelby.example',
    totalPrice: JAZZ.prices.starter,
    items: [{ experienceId: demoId(JAZZ.slug), selectedTier: 'starter', quantity: 1, slots: [{}] }],
  });
  await openScreen('/admin?tab=schedule');
  history.pushState({ key: 'drawer' }, '', `/admin?tab=schedule&session=${id}-1-1`);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return page.getByRole('dialog', { name: JAZZ.title });
};

const choose = async (text: string): Promise<void> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: /^Section, action/ }).fill(text);
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
};

describe('changes that are not saved', () => {
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

  it('of a session are asked about before its drawer closes, and are in no step’s way once saved', async () => {
    const drawer = await openSession();
    const notes = drawer.getByRole('textbox', { name: 'Notes for the host' });
    await notes.fill('They ring twice.');
    await userEvent.keyboard('{Escape}');
    await keep();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await keep();
    await drawer.getByRole('link', { name: /^WC-/ }).click();
    await keep();
    history.back();
    await keep();
    await expect.element(notes).toHaveValue('They ring twice.');
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(message('Session saved')).toBeInTheDocument();
    history.back();
    await expectNone(drawer);
    await expectAddress('/admin?tab=schedule');
  });

  it('of a session, and times that are not sent, go with its drawer when that is wanted', async () => {
    const drawer = await openSession();
    await drawer.getByRole('textbox', { name: /^Note to Wes/ }).fill('Would the week after do?');
    history.back();
    await discard();
    await expectNone(drawer);
    await expectNone(question);
    await expectAddress('/admin?tab=schedule');
  });

  it('are in no step’s way once they are discarded in their form', async () => {
    await typeIntoHost();
    const address = `${location.pathname}${location.search}`;
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.element(about).toHaveValue('');
    await section('Bookings').click();
    await expect.element(heading).toMatchTextContent('Bookings');
    history.back();
    await expectAddress(address);
    const entries = history.length;
    history.back();
    await expect.poll(() => `${location.pathname}${location.search}`).not.toBe(address);
    expect(history.length).toBe(entries);
  });
});
