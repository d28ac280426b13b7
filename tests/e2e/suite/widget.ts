import { describe } from 'vitest';
import { DEMO_PARTNER } from '../../../adapters/demo/partner-key.ts';
import { inFull } from '../../support/full.ts';
import { addJazz, confirm, inPlace, referenceOf, sayWhoBooks } from '../support/buying.ts';
import { JAZZ } from '../support/demo.ts';
import { undocumented } from '../support/documented.ts';
import { expect } from '../support/expect.ts';
import { handsOf, tabTo } from '../support/hands.ts';
import { it, visitPartner } from '../support/partner-visit.ts';
import { PHONE } from '../support/visitor.ts';

const DAY = '2099-03-19';

export const describeWidget = () =>
  describe('the widget in a partner’s page', () => {
    it('lists, shows, prices and books, tells its page, and leaves nothing behind', async ({
      arrive,
      shop,
    }) => {
      const { page, context, asked, told, allow } = await visitPartner(arrive, shop);
      // Ports share their cookies: this one would go along if anything let it.
      await context.addCookies([{ name: 'left', value: 'before', url: shop.url }]);
      allow(/Failed to load resource: .*422/);
      const widget = inPlace(page);
      await expect(widget.getByRole('listitem').filter({ hasText: 'From' })).toHaveCount(24);
      await widget.getByRole('button', { name: 'Show more' }).click();
      await expect(widget.getByRole('listitem').filter({ hasText: 'From' })).toHaveCount(28);
      await widget.getByRole('button', { name: 'Heritage & Celebrations' }).click();
      await expect(widget.getByRole('button', { name: 'The Desk Reset' })).toHaveCount(0);
      await widget.getByRole('searchbox', { name: 'Search experiences' }).fill('jazz');
      await page.keyboard.press('Enter');
      await expect(widget.getByRole('listitem').filter({ hasText: 'From' })).toHaveCount(1);

      await widget.getByRole('button', { name: JAZZ.title }).click();
      await expect(widget.getByRole('heading', { name: JAZZ.title })).toBeFocused();
      await expect(widget.getByText('Starting at $1,190 USD')).toBeVisible();
      await widget.getByRole('radio', { name: 'Elevated' }).check();
      await widget.getByRole('checkbox', { name: 'Private rehearsal call' }).check();
      await widget.getByRole('button', { name: 'More' }).click();
      await expect(widget.getByText('$3,050.00')).toBeVisible();
      await widget.getByRole('button', { name: 'Add to Cart' }).click();

      const first = widget.getByRole('group', { name: 'Session 1 of 2' });
      await first.getByLabel('Date').fill(DAY);
      await first.getByLabel('Time', { exact: true }).fill('2:30');
      await first.getByRole('button', { name: 'PM' }).click();
      await first.getByLabel('Time zone').selectOption('EST');
      await widget.getByRole('button', { name: 'Same date for all' }).click();
      await expect(widget.getByRole('group', { name: 'Session 2 of 2' }).getByLabel('Date')).toHaveValue(DAY);
      await widget.getByLabel('Discount code').fill('together10');
      await widget.getByRole('button', { name: 'Apply' }).click();
      await expect(widget.getByText('$2,745.00')).toBeVisible();
      await confirm(widget);
      await expect(widget.getByLabel('First name')).toBeFocused();
      await expect(widget.getByLabel('First name')).toHaveAccessibleDescription(
        'Please enter your first name.',
      );
      await sayWhoBooks(widget);
      await confirm(widget);

      const reference = await referenceOf(widget);
      await expect(widget).toContainText('A confirmation email was sent to mara@northlight.example.');
      const booking = await shop.running.ports.read.bookings.byReference(reference);
      expect(booking?.partner?.name).toBe(DEMO_PARTNER);
      expect(booking?.total).toBe(274_500);
      const slot = { date: DAY, time: '2:30', meridiem: 'PM', zone: 'EST' };
      expect(booking?.lines.map(({ selectedTier, slots }) => [selectedTier, slots])).toEqual([
        ['elevated', [slot, slot]],
      ]);
      expect((await told()).map(({ name }) => name)).toEqual([
        ...['ready', 'ready', 'ready'],
        ...['quoted', 'quoted', 'error', 'booked'],
      ]);
      expect((await told()).at(-3)?.detail).toEqual({ items: 1, subtotal: 3050, discount: 305, total: 2745 });
      expect((await told()).at(-1)?.detail).toEqual({
        bookingReference: reference,
        total: 2745,
        payment: 'later',
        items: [{ experience: JAZZ.slug, selectedTier: 'elevated', quantity: 2 }],
      });

      const calls = asked.filter((request) => request.url().includes('/api/'));
      expect(calls.length).toBeGreaterThan(8);
      // The shop says no tax, so nobody is asked where they are.
      expect(asked.filter((each) => /billing/.test(each.url() + each.postData()))).toEqual([]);
      expect(undocumented(asked)).toEqual([]);
      for (const request of [...calls, ...asked.filter((each) => each.url().endsWith('/widget.js'))])
        expect(Object.keys(await request.allHeaders())).not.toContain('cookie');
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['left']);
      const { origins } = await context.storageState({ indexedDB: true });
      expect(origins).toEqual([]);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    });

    it('opens over the page by keyboard, books, and gives the focus back', async ({ arrive, shop }) => {
      const { page, told } = await visitPartner(arrive, shop);
      const button = page.getByRole('button', { name: 'Book the Harlem Jazz Hour' });
      const keys = handsOf('keyboard', page);
      await expect(inPlace(page).getByRole('button', { name: JAZZ.title })).toBeVisible();
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Book an experience' });
      await expect(dialog.getByRole('heading', { name: JAZZ.title })).toBeFocused();
      await tabTo(page, dialog.getByRole('radio', { name: 'Starter' }));
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: 'Elevated' })).toBeChecked();
      await keys.press(dialog.getByRole('button', { name: 'Add to Cart' }));
      await expect(dialog.getByRole('heading', { name: 'Checkout' })).toBeFocused();
      for (const [label, text] of [
        ['First name', 'Mara'],
        ['Last name', 'Reyes'],
        ['Email', 'mara@northlight.example'],
      ] as const) {
        await tabTo(page, dialog.getByLabel(label));
        await page.keyboard.type(text);
      }
      await expect(dialog.getByText('$1,450.00').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Order Confirmed!' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(await button.evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement === each)).toBe(
        true,
      );
      expect((await told()).at(-1)?.name).toBe('booked');
    });

    inFull(() => {
      it('shares its cart with the other elements of the page, and keeps none for the next visit', async ({
        arrive,
        shop,
      }) => {
        const { page } = await visitPartner(arrive, shop);
        await addJazz(inPlace(page));
        await page.getByRole('button', { name: 'Book the Harlem Jazz Hour' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cart, 1 item' }).click();
        await expect(page.getByRole('dialog').getByRole('heading', { name: 'Checkout' })).toBeVisible();
        await page.reload();
        await expect(inPlace(page).getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
      });

      it('keeps its cart over a change of page where the page allows it, and nothing about the customer', async ({
        arrive,
        shop,
      }) => {
        const element = `<wondercast-experiences keep-cart partner-key="${shop.key}"></wondercast-experiences>`;
        const { page } = await visitPartner(arrive, shop, { markup: element });
        const widget = inPlace(page);
        await addJazz(widget);
        await widget.getByLabel('Discount code').fill('together10');
        await widget.getByRole('button', { name: 'Apply' }).click();
        await expect(widget.getByText('$1,071.00')).toBeVisible();
        await sayWhoBooks(widget);
        await page.goto(`${shop.partner.url}${shop.write(`<h2>Another page</h2>${element}`)}`);
        await expect(page.getByRole('heading', { name: 'Another page' })).toBeVisible();
        await widget.getByRole('button', { name: 'Cart, 1 item' }).click();
        await expect(widget.getByText('$1,071.00')).toBeVisible();
        await expect(widget.getByLabel('Email')).toHaveValue('');
        const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
        expect(await kept()).not.toMatch(/mara|Reyes/i);
        expect(await page.evaluate(() => localStorage.length)).toBe(0);
        await sayWhoBooks(widget);
        await confirm(widget);
        await referenceOf(widget);
        expect(await kept()).toBe('{}');
      });

      it('answers a search while it is typed, asks once for what is typed quickly, and keeps the focus', async ({
        arrive,
        shop,
      }) => {
        const { page, asked } = await visitPartner(arrive, shop);
        const widget = inPlace(page);
        const cards = widget.getByRole('listitem').filter({ hasText: 'From' });
        await expect(cards).toHaveCount(24);
        const box = widget.getByRole('searchbox', { name: 'Search experiences' });
        // Faster than any pause between two letters: a busy browser takes its time over keys.
        await box.evaluate((each) => {
          if (!(each instanceof HTMLInputElement)) throw new Error('The search is an input');
          each.focus();
          for (const text of ['j', 'ja', 'jaz', 'jazz']) {
            each.value = text;
            each.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
          }
        });
        await expect(cards).toHaveCount(1);
        expect(await box.evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement === each)).toBe(
          true,
        );
        const searches = asked.filter((request) => request.url().includes('search='));
        expect(searches.map((request) => new URL(request.url()).searchParams.get('search'))).toEqual([
          'jazz',
        ]);
        await expect(widget.getByRole('status')).toHaveText('1 experience');
        // Old words are not come upon later, and the same words are said again.
        await expect(widget.getByRole('status')).toHaveText('');
        await box.fill('');
        await expect(cards).toHaveCount(24);
      });

      it('shows more where somebody reads, goes on at the first of it, and is found so on the way back', async ({
        arrive,
        shop,
      }) => {
        const { page } = await visitPartner(arrive, shop, {
          markup: `<wondercast-experiences partner-key="${shop.key}"></wondercast-experiences>`,
        });
        const widget = inPlace(page);
        const cards = widget.getByRole('listitem').filter({ hasText: 'From' });
        await expect(cards).toHaveCount(24);
        const more = widget.getByRole('button', { name: 'Show more' });
        await more.scrollIntoViewIfNeeded();
        const place = () => page.evaluate(() => Math.round(scrollY));
        const before = await place();
        const last = cards.nth(23);
        const top = async () => Math.round((await last.boundingBox())?.y ?? 0);
        const seen = await top();
        await more.click();
        await expect(cards).toHaveCount(28);
        const opened = cards.nth(24).getByRole('button');
        await expect(opened).toBeFocused();
        expect(await place()).toBe(before);
        expect(await top()).toBe(seen);
        await cards.nth(26).getByRole('button').click();
        await widget.getByRole('button', { name: 'Back' }).click();
        await expect(cards).toHaveCount(28);
        await expect(cards.nth(26).getByRole('button')).toBeFocused();
      });

      it('is closed by Back, which stays on the page, and leaves no entry behind when it is closed otherwise', async ({
        arrive,
        shop,
      }) => {
        const { page } = await visitPartner(arrive, shop);
        await page.evaluate(() => history.pushState({ own: 'state' }, '', '#before'));
        const button = page.getByRole('button', { name: 'Book the Harlem Jazz Hour' });
        const dialog = page.getByRole('dialog', { name: 'Book an experience' });
        const entry = () => page.evaluate(() => [location.hash, history.state, history.length] as const);
        const [hash, state] = await entry();
        for (const close of [
          () => page.goBack(),
          () => page.keyboard.press('Escape'),
          () => dialog.getByRole('button', { name: 'Close' }).click(),
        ]) {
          await button.click();
          await expect(dialog.getByRole('heading', { name: JAZZ.title })).toBeVisible();
          expect((await entry())[1]).toMatchObject({ own: 'state' });
          await close();
          await expect(dialog).toHaveCount(0);
          await expect.poll(async () => (await entry()).slice(0, 2)).toEqual([hash, state]);
        }
      });
    });

    it('by card books first, and opens the page where that booking is paid', async ({ arrive, shop }) => {
      const { page, context, told } = await visitPartner(arrive, shop);
      const widget = inPlace(page);
      await addJazz(widget);
      await widget.getByRole('radio', { name: 'Credit Card (Stripe)' }).check();
      await sayWhoBooks(widget);
      const opening = context.waitForEvent('page');
      await confirm(widget);
      const paying = await opening;
      const reference = await referenceOf(widget);
      await expect(paying.getByRole('region', { name: 'What is booked' })).toContainText(
        'Open amount$1,190.00',
      );
      expect(paying.url()).toMatch(new RegExp(`^${shop.url}/pay/[\\w-]+$`));
      expect(await paying.evaluate(() => window.opener)).toBeNull();
      await expect(widget.getByRole('link', { name: 'Pay by card' })).toHaveAttribute('href', paying.url());
      expect(JSON.stringify(await told())).not.toContain('/pay/');
      expect((await told()).at(-1)?.detail).toMatchObject({ bookingReference: reference, payment: 'card' });
    });

    inFull(() => {
      it('shows one experience alone, or one category, as it is written', async ({ arrive, shop }) => {
        const { page } = await visitPartner(arrive, shop, {
          size: PHONE,
          markup: `<wondercast-experiences id="one" partner-key="${shop.key}" experience="${JAZZ.slug}"></wondercast-experiences>
          <wondercast-experiences id="some" partner-key="${shop.key}" category="food-and-drink"></wondercast-experiences>`,
        });
        const one = page.locator('#one');
        await expect(one.getByRole('heading', { name: JAZZ.title })).toBeVisible();
        await expect(one.getByRole('button', { name: 'Back' })).toHaveCount(0);
        expect(await one.evaluate((each) => document.activeElement === each)).toBe(false);
        const some = page.locator('#some');
        await expect(some.getByRole('button', { name: 'Midnight Ramen Lab' })).toBeVisible();
        await expect(some.getByRole('button', { name: JAZZ.title })).toHaveCount(0);
        await expect(some.getByRole('list', { name: 'Categories' })).toHaveCount(0);
        await one.evaluate((each) => each.setAttribute('experience', 'the-desk-reset'));
        await expect(one.getByRole('heading', { name: 'The Desk Reset' })).toBeVisible();
      });

      it('leaves a link where scripts do not run', async ({ arrive, shop }) => {
        const { page } = await visitPartner(arrive, shop, { context: { javaScriptEnabled: false } });
        await expect(page.getByRole('link', { name: 'See all experiences' })).toHaveAttribute(
          'href',
          shop.url,
        );
      });
    });
  });
