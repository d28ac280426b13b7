import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { addJazz, confirm, inPlace, referenceOf, sayWhoBooks } from '../support/buying.ts';
import { demo, JAZZ } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { it, turn, visitPartner } from '../support/partner-visit.ts';
import { css } from '../support/see.ts';
import { PHONE, WIDE } from '../support/visitor.ts';

const MOST_BYTES = 32_000;
/** Of what the widget fetches when it needs it, by the beginning of its name. */
const MOST_FETCHED: readonly (readonly [RegExp, number])[] = [
  [/^\/widget\/reading-/, 2_500],
  [/^\/widget\/times-/, 18_500],
  [/^\/widget\/billing-/, 13_500],
];

const STATS = join(import.meta.dirname, '../../../web/dist/stats.json');

/** Gzip as plain servers do it. */
const gzipped = (text: string): number => gzipSync(text, { level: 6 }).length;

const panel = (element: Locator): Locator => element.locator('.shop');
const background = (element: Locator) => css(panel(element), 'background-color');

const LIGHT = 'rgb(251, 246, 238)';
const DARK = 'rgb(18, 13, 23)';

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const fetched = async (): Promise<readonly string[]> => {
  const { widget } = JSON.parse(await readFile(STATS, 'utf8')) as {
    widget: Readonly<Record<string, number>>;
  };
  return Object.keys(widget).filter((name) => name !== '/widget.js');
};

export const describeWidgetFile = () => {
  describe('the file of the widget', () => {
    it('has others that it fetches when it needs them: small, for pages of any origin, and kept as they are', async ({
      shop,
    }) => {
      const names = await fetched();
      expect(names).toHaveLength(MOST_FETCHED.length);
      const widget = await (await fetch(`${shop.url}/widget.js`)).text();
      for (const [place, name] of names.entries()) {
        const answer = await fetch(`${shop.url}${name}`, { headers: { origin: 'https://anybody.example' } });
        const [pattern = /^$/, most = 0] = MOST_FETCHED[place] ?? [];
        expect(name).toMatch(pattern);
        expect(widget).toContain(name);
        expect(gzipped(await answer.text())).toBeLessThanOrEqual(most);
        expect(answer.headers.get('content-type')).toContain('javascript');
        expect(answer.headers.get('cache-control')).toContain('immutable');
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      }
    });

    it('is small, kept for long, known by its ETag, and for pages of any origin', async ({ shop }) => {
      const url = `${shop.url}/widget.js`;
      const answer = await fetch(url, { headers: { origin: 'https://anybody.example' } });
      expect(gzipped(await answer.text())).toBeLessThanOrEqual(MOST_BYTES);
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect(answer.headers.get('cache-control')).toContain('max-age=86400');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const etag = answer.headers.get('etag') ?? '';
      expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    });
  });
};

export const describeWidgetLook = () => {
  describe('the look of the widget', () => {
    it('follows the colours of its page, or what is written on it', async ({ arrive, shop }) => {
      const attributes = `partner-key="${shop.key}" category="food-and-drink"`;
      const { page } = await visitPartner(arrive, shop, {
        markup: `<wondercast-experiences id="page" ${attributes}></wondercast-experiences>
          <wondercast-experiences id="dark" theme="dark" ${attributes}></wondercast-experiences>
          <style>#own { --wondercast-ground: rgb(1, 2, 3); --wondercast-action: rgb(4, 5, 6); --wondercast-sans: monospace; --wondercast-radius: 3px }</style>
          <wondercast-experiences id="own" partner-key="${shop.key}" experience="${JAZZ.slug}"></wondercast-experiences>`,
      });
      const own = page.locator('#own');
      const add = own.getByRole('button', { name: 'Add to Cart' });
      await expect(add).toBeVisible();
      expect(await background(page.locator('#page'))).toBe(LIGHT);
      expect(await background(page.locator('#dark'))).toBe(DARK);
      expect(await background(own)).toBe('rgb(1, 2, 3)');
      expect(await css(add, 'background-color')).toBe('rgb(4, 5, 6)');
      expect(await css(add, 'font-family')).toBe('monospace');
      expect(await css(panel(own), 'border-radius')).toBe('3px');
      await turn(page, 'dark');
      expect(await background(page.locator('#page'))).toBe(DARK);
    });

    it('sets its words apart, in text and on buttons, at the size of each', async ({ arrive, shop }) => {
      const { page } = await visitPartner(arrive, shop, {
        markup: `<wondercast-experiences partner-key="${shop.key}" experience="${JAZZ.slug}"></wondercast-experiences>`,
      });
      const widget = inPlace(page);
      const add = widget.getByRole('button', { name: 'Add to Cart' });
      await expect(add).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const room = (target: Locator) =>
        target.evaluate((element) => {
          const probe = element.appendChild(document.createElement('span'));
          probe.style.whiteSpace = 'pre';
          const width = (text: string) => {
            probe.textContent = text;
            return probe.getBoundingClientRect().width;
          };
          const space = width('Add to') - width('Addto');
          const size = Number.parseFloat(getComputedStyle(probe).fontSize);
          probe.remove();
          return space / size;
        });
      for (const target of [add, panel(widget)]) expect(await room(target)).toBeGreaterThan(0.24);
    });

    it('takes every token of its guide into badge, tiers, buttons and fields', async ({ arrive, shop }) => {
      const { page } = await visitPartner(arrive, shop, {
        markup: `<style>wondercast-experiences { --wondercast-ground: rgb(250, 250, 249); --wondercast-action: rgb(0, 80, 40);
            --wondercast-on-action: rgb(240, 255, 240); --wondercast-accent: rgb(0, 60, 90); --wondercast-sans: monospace;
            --wondercast-display: serif; --wondercast-radius: 4px; --wondercast-button-radius: 2px }</style>
          <wondercast-experiences partner-key="${shop.key}"></wondercast-experiences>`,
      });
      const widget = inPlace(page);
      const badge = widget.getByText('NEW', { exact: true }).first();
      await expect(badge).toBeVisible();
      expect(await css(badge, 'background-color')).toBe('rgb(0, 80, 40)');
      expect(await css(badge, 'color')).toBe('rgb(240, 255, 240)');
      expect(await css(badge, 'font-family')).toBe('monospace');
      expect(await css(badge, 'border-radius')).toBe('4px');
      const search = widget.getByRole('searchbox', { name: 'Search experiences' });
      expect(await css(search, 'border-radius')).toBe('4px');
      const chip = widget.getByRole('button', { name: 'Food & Drink' });
      expect(await css(chip, 'border-radius')).toBe('2px');
      await chip.click();
      await expect.poll(() => css(chip, 'background-color')).toBe('rgb(0, 80, 40)');
      await chip.click();
      await widget.getByRole('button', { name: JAZZ.title }).click();
      const tier = widget.getByRole('group', { name: 'Pricing tier' }).locator('.choice').first();
      await expect(tier).toBeVisible();
      expect(await css(tier, 'border-radius')).toBe('4px');
      expect(await css(tier, 'background-color')).toMatch(
        /0 0\.3137\d* 0\.1568\d* \/ 0\.2|rgba\(0, 80, 40, 0\.2\)/,
      );
      expect(await css(tier.locator('.tier-price'), 'font-family')).toBe('serif');
      const add = widget.getByRole('button', { name: 'Add to Cart' });
      expect(await css(add, 'border-radius')).toBe('2px');
      expect(await css(add, 'color')).toBe('rgb(240, 255, 240)');
      await add.click();
      const email = widget.getByLabel('Email');
      await expect(email).toBeVisible();
      expect(await css(email, 'border-radius')).toBe('4px');
      expect(await css(email, 'font-family')).toBe('monospace');
      const place = widget.locator('.place').first();
      expect(await css(place, 'color')).toBe('rgb(0, 60, 90)');
    });

    it('cuts the shadow of no ticket', async ({ arrive, shop }) => {
      const { page } = await visitPartner(arrive, shop);
      const widget = inPlace(page);
      await addJazz(widget);
      const ticket = widget.getByRole('region', { name: 'Order Summary' });
      await expect(ticket).toBeVisible();
      const cut = await ticket.evaluate((each) => {
        const own = each.getBoundingClientRect();
        const whole = each.closest('.shop')?.getBoundingClientRect() ?? own;
        // Each shadow reaches as far as its blur and its spread, moved by its offset.
        return [
          ...getComputedStyle(each).boxShadow.matchAll(/(-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px (-?[\d.]+)px/g),
        ].filter(([, x, y, blur, spread]) => {
          const reach = Number(blur) + Number(spread);
          return (
            own.right + reach + Number(x) > whole.right ||
            own.left - reach + Number(x) < whole.left ||
            own.bottom + reach + Number(y) > whole.bottom
          );
        }).length;
      });
      expect(cut).toBe(0);
    });

    it('lets nothing of its page in', async ({ arrive, shop }) => {
      const { page } = await visitPartner(arrive, shop, {
        markup: `<style>* { color: red !important; text-transform: uppercase !important } button { display: none }</style>
          <wondercast-experiences partner-key="${shop.key}"></wondercast-experiences>`,
      });
      const chip = inPlace(page).getByRole('button', { name: 'Food & Drink' });
      await expect(chip).toBeVisible();
      expect(await css(chip, 'color')).toBe('rgb(28, 18, 38)');
      const facts = inPlace(page).getByText('60 min').first();
      expect(await css(facts, 'text-transform')).toBe('none');
    });

    it.for([
      ['wide', WIDE],
      ['narrow', PHONE],
    ] as const)(
      'has nothing that axe finds, %s, light and dark, and nothing sticks out',
      async ([, size], { arrive, shop }) => {
        const { page, allow } = await visitPartner(arrive, shop, { size });
        allow(/Failed to load resource: .*422/);
        const widget = inPlace(page);
        const judge = async (view: string) => {
          expect([view, await axeFindings(page)]).toEqual([view, []]);
          await turn(page, 'dark');
          expect([view, await axeFindings(page, ['color-contrast'])]).toEqual([view, []]);
          await turn(page, 'light');
          expect([view, await sticksOut(page)]).toEqual([view, false]);
        };
        await expect(widget.getByRole('button', { name: demo('the-desk-reset').title })).toBeVisible();
        await judge('list');
        await widget.getByRole('button', { name: JAZZ.title }).click();
        await widget.getByRole('checkbox', { name: 'Signed vinyl prize' }).check();
        await judge('detail');
        await widget.getByRole('button', { name: 'Back' }).click();
        await addJazz(widget);
        await confirm(widget);
        await expect(widget.getByText('Please enter your last name.')).toBeVisible();
        await judge('checkout');
        await sayWhoBooks(widget);
        await confirm(widget);
        await referenceOf(widget);
        await judge('confirmation');
        await page.getByRole('button', { name: 'Book the Harlem Jazz Hour' }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
        await judge('dialog');
      },
    );

    it('is judged inside its shadow', async ({ arrive, shop }) => {
      const { page } = await visitPartner(arrive, shop, {
        markup: `<wondercast-book partner-key="${shop.key}"></wondercast-book>`,
      });
      const book = page.getByRole('button', { name: 'Book Now' });
      await expect(book).toBeVisible();
      await page
        .locator('wondercast-book')
        .evaluate((each) => each.shadowRoot?.querySelector('button')?.replaceChildren());
      expect((await axeFindings(page)).join()).toContain('button-name');
    });
  });
};
