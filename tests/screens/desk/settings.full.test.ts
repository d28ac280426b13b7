import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enter, tabTo } from '../support/keys.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { useOwnShop } from '../support/own-shop.ts';
import { message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

interface Stored {
  readonly brand: { readonly name: string; readonly version: number };
  readonly selling: {
    readonly iban: string | null;
    readonly invoicePrefix: string;
    readonly daysToPay: number;
  };
  readonly times: { readonly paidFirst: boolean; readonly partnerUnits: number };
  readonly reminders: { readonly days: readonly number[]; readonly reviewDays: number | null };
  readonly texts: { readonly terms: string };
}

const stored = (): Promise<Stored> => asAdmin('GET', '/api/admin/settings');
const group = <Name extends keyof Stored>(name: Name, change: Partial<Stored[Name]>) =>
  stored().then((all) => asAdmin('PUT', `/api/admin/settings/${name}`, { ...all[name], ...change }));
const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
const said = () =>
  expect.element(message('Settings saved', 'Every page follows within a second.')).toBeVisible();

useOwnShop();

describe('the Settings screen', () => {
  // Other screens know the shop by its first name.
  afterEach(async () => {
    await group('brand', { name: 'Wondercast' });
  });

  it('renames the shop, in the preview at once and everywhere when it is saved', async () => {
    await signIn();
    await openScreen('/admin?tab=settings');
    await page.getByRole('textbox', { name: 'Shop name' }).fill('Limelight');
    await expect
      .element(page.getByRole('complementary', { name: 'Preview' }))
      .toMatchTextContent(/Limelight/);
    expect((await stored()).brand.name).toBe('Wondercast');
    await save();
    await said();
    expect((await stored()).brand.name).toBe('Limelight');
    await expect.element(page.getByRole('link', { name: 'Limelight home' }).first()).toBeVisible();
  });

  it('fits a name of forty letters into sidebar, mail and the header of phones', async () => {
    const name = 'Extraordinary Evenings Entertainment Ltd';
    await signIn();
    await group('brand', { name });
    await openScreen('/admin?tab=settings');
    const home = () => page.getByRole('link', { name: `${name} home` }).first();
    await expect.element(home()).toBeVisible();
    const inside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && element.scrollWidth <= element.clientWidth + 1;
    };
    expect(inside(home().element())).toBe(true);
    const tabs = page.getByRole('tablist', { name: 'Admin Dashboard' });
    await expect.element(tabs).toBeVisible();
    const rail = tabs.element().getBoundingClientRect();
    expect(home().element().getBoundingClientRect().right).toBeLessThanOrEqual(rail.right + 1);
    const mail = () => document.querySelector('iframe')?.contentDocument?.documentElement;
    await expect.poll(() => mail()?.textContent ?? '').toContain(name);
    expect(mail()?.scrollWidth).toBeLessThanOrEqual(mail()?.clientWidth ?? 0);
    await openScreen('/', { size: PHONE });
    await expect.element(home()).toBeVisible();
    expect(inside(home().element())).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    const cart = page.getByRole('button', { name: /cart/i }).first().element().getBoundingClientRect();
    expect(home().element().getBoundingClientRect().right).toBeLessThanOrEqual(cart.left);
  });

  it('takes in what somebody else has saved, and keeps what one has typed', async () => {
    await signIn();
    await openScreen('/admin?tab=settings');
    await page.getByRole('textbox', { name: 'Sender name' }).fill('The desk');
    await group('brand', { name: 'Starlight' });
    await save();
    await expect.element(page.getByText(/Changed by someone else/).first()).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Shop name' })).toHaveValue('Starlight');
    await expect.element(page.getByRole('textbox', { name: 'Sender name' })).toHaveValue('The desk');
    await save();
    await said();
    expect((await stored()).brand.name).toBe('Starlight');
  });

  it('signs the mails, says who has changed it, and sends a mail to try', async () => {
    await signIn();
    await openScreen('/admin?tab=settings');
    const test = page.getByRole('button', { name: 'Send a test mail' });
    await expect.element(test).toBeEnabled();
    await page.getByRole('textbox', { name: 'Reply-to address' }).fill('nobody');
    await page.getByRole('textbox', { name: /^Signature/ }).fill('Your desk\n+1 212 555 0100');
    await expect
      .poll(() => document.querySelector('iframe')?.contentDocument?.body.textContent ?? '')
      .toMatch(/Your desk\s*\+1 212 555 0100/);
    await expect.element(test).toBeDisabled();
    await save();
    await expect.element(page.getByRole('textbox', { name: 'Reply-to address' })).toBeInvalid();
    await page.getByRole('textbox', { name: 'Reply-to address' }).fill('answers@wondercast.example');
    await save();
    await said();
    await expect.element(page.getByText(/^Changed by .+ on /)).toBeVisible();
    await expect.element(test).toBeEnabled();
    await asAdmin('PUT', '/api/admin/settings/brand', {
      ...(await stored()).brand,
      replyTo: null,
      signature: '',
    });
  });

  it('refuses an IBAN that is mistyped, at its field', async () => {
    await signIn();
    await openScreen('/admin?tab=settings&part=selling');
    const iban = page.getByRole('textbox', { name: /^IBAN/ });
    await iban.fill('GB82 WEST 1234 5698 7654 33');
    await save();
    await expect.element(page.getByText('Please check the IBAN: its check digits do not fit')).toBeVisible();
    await expect.element(iban).toHaveFocus();
    await iban.fill('GB82 WEST 1234 5698 7654 32');
    await save();
    await said();
    expect((await stored()).selling.iban).toBe('GB82WEST12345698765432');
  });

  it('is saved by keys alone, and the focus stays where it was', async () => {
    await signIn();
    await openScreen('/admin?tab=settings&part=selling');
    const days = page.getByRole('textbox', { name: /^Days to pay/ });
    const save = page.getByRole('button', { name: 'Save Changes' });
    await tabTo(days);
    await userEvent.keyboard('{Control>}a{/Control}x');
    await enter(save);
    // What is wrong has the focus.
    await expect.element(days).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}21');
    await enter(save);
    await said();
    await expect.element(save).toBeDisabled();
    const { body } = document;
    await expect
      .poll(() => document.activeElement !== body && document.activeElement?.contains(save.element()))
      .toBe(true);
    expect((await stored()).selling.daysToPay).toBe(21);
    await group('selling', { daysToPay: 30 });
  });

  it('sets reminders and a text, which is read as it was written', async () => {
    await signIn();
    await openScreen('/admin?tab=settings&part=reminders');
    await page.getByRole('textbox', { name: 'Days before' }).fill('14');
    await page.getByRole('button', { name: 'Add reminder' }).click();
    await page.getByRole('button', { name: 'Remove the reminder 2 days before' }).click();
    await expect.element(page.getByRole('switch', { name: 'Ask for reviews after delivery' })).toBeChecked();
    const after = page.getByRole('textbox', { name: 'Days after delivery' });
    await after.fill('31');
    await save();
    await expect.element(page.getByText('Must be whole days from 0 to 30')).toBeVisible();
    await after.fill('3');
    await save();
    await said();
    expect((await stored()).reminders).toMatchObject({ days: [14, 7], reviewDays: 3 });
    await openScreen('/admin?tab=settings&part=texts');
    await page.getByRole('button', { name: 'Terms' }).click();
    await page.getByRole('textbox', { name: 'Terms' }).fill('# House rules\n\n<b>Be kind</b> at {shop}.');
    await save();
    await said();
    await openScreen('/terms');
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('House rules');
    await expect.element(page.getByText('<b>Be kind</b> at Wondercast.')).toBeVisible();
  });

  it('sets whether free times are paid when they are taken, and what partners hold', async () => {
    await signIn();
    await openScreen('/admin?tab=settings&part=times');
    const units = page.getByRole('textbox', { name: 'Units that a partner may hold' });
    await units.fill('');
    await page.getByRole('switch', { name: 'A free time is paid when it is taken' }).click();
    await expect.element(page.getByText('it is theirs once it is paid', { exact: false })).toBeVisible();
    await save();
    await expect.element(page.getByText('Must be a whole number from 1 to 10,000')).toBeVisible();
    await units.fill('50');
    await save();
    await said();
    expect((await stored()).times).toMatchObject({ paidFirst: true, partnerUnits: 50 });
    await group('times', { paidFirst: false, partnerUnits: 200 });
  });

  it('leads to the text that is wrong, to others too, and forgets the mistake when it is discarded', async () => {
    await signIn();
    await openScreen('/admin?tab=settings&part=texts');
    const text = (name: string) => page.getByRole('textbox', { name });
    await page.getByRole('button', { name: 'Terms' }).click();
    const { terms } = (await stored()).texts;
    await text('Terms').fill('');
    await page.getByRole('button', { name: 'Privacy' }).click();
    await save();
    await expect.element(text('Terms')).toHaveFocus();
    await expect.element(text('Terms')).toBeInvalid();
    await page.getByRole('button', { name: 'Privacy' }).click();
    await expect.element(text('Privacy')).toBeVisible();
    await page.getByRole('button', { name: 'Terms' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(text('Terms')).toHaveValue(terms);
    await expect.element(text('Terms')).toBeValid();
  });

  it('sets the rules of booking, in words beside them', async () => {
    await signIn();
    await openScreen('/admin?tab=settings&part=rules');
    await page.getByRole('textbox', { name: 'Least notice' }).fill('48');
    await expect.element(page.getByText('at least 48 hours ahead', { exact: false }).first()).toBeVisible();
    await save();
    await said();
    const rules = await asAdmin<{ noticeHours: number; version: number }>('GET', '/api/admin/booking-rules');
    expect(rules.noticeHours).toBe(48);
    await asAdmin('PUT', '/api/admin/booking-rules', { ...rules, noticeHours: 0 });
  });
});

describe('the command palette', () => {
  it('opens by Ctrl K, and goes to a section, an action and a booking by the keyboard', async () => {
    await signIn();
    await openScreen('/admin?tab=categories');
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Categories');
    const go = async (text: string) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await page.getByRole('combobox', { name: /^Section, action/ }).fill(text);
      await expect.element(page.getByRole('option').first()).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{Enter}');
    };
    await go('sett');
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Settings');
    await go('discount code');
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Discount Codes');
    await go('wc-7k2m9');
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Bookings');
    expect(new URLSearchParams(location.search).get('search')).toBe('WC-7K2M9');
    await go('add exp');
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
});
