import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { DESK, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, ticketOf } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';
import { PHONE, WIDE } from '../support/visitor.ts';

const NOON = new Date('2099-03-01T12:00:00');
const LATER = new Date('2099-03-01T13:00:00');

const add = (page: Page) => ticketOf(page).getByRole('button', { name: 'Add to Cart' }).click();
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (target: Locator): Promise<Box> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
};

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const toast = (page: Page) => page.getByText('Added to Cart', { exact: true });

export const describeToasts = () =>
  describe('a message', () => {
    it('stays for 5000 ms, longer while it is pointed at, and can be dismissed', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await page.clock.install({ time: NOON });
      await visit(`/experience/${JAZZ.slug}`);
      // Shown once, so that its code is there.
      await add(page);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast(page)).toHaveCount(0);
      await page.clock.pauseAt(LATER);
      await add(page);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(4990);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(20);
      await expect(toast(page)).toHaveCount(0);
      await add(page);
      await toast(page).hover();
      await page.clock.runFor(20_000);
      await expect(toast(page)).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(5010);
      await expect(toast(page)).toHaveCount(0);
    });

    it('is shown one at a time, and announced once: what succeeded politely, what failed at once', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit(`/experience/${JAZZ.slug}`);
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(window, { said });
        for (const region of document.querySelectorAll('[role=status], [role=alert]'))
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes) said.push(`${region.role}: ${node.textContent}`);
          }).observe(region, { childList: true });
      });
      await add(page);
      await expect(toast(page)).toBeVisible();
      await ticketOf(page).getByRole('button', { name: 'More' }).click();
      await add(page);
      await expect(page.getByRole('status')).toContainText('2 Starter tier(s)');
      await expect(toast(page)).toHaveCount(1);
      const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
      expect(said).toEqual([
        `status: Added to Cart1 Starter tier(s) of ${JAZZ.title} added to your cart!View cart`,
        `status: Added to Cart2 Starter tier(s) of ${JAZZ.title} added to your cart!View cart`,
      ]);
      await page.getByRole('button', { name: /^Cart, / }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(failure(page, 'Error', 'Please enter a discount code.')).toBeVisible();
      await expect(page.getByRole('status')).toHaveText('');
    });

    it.for([1440, 800, 390])('never lies on the way to the checkout, at %i px', async (width, { arrive }) => {
      const { page, visit } = await arrive({ size: { width, height: 844 } });
      await visit(`/experience/${JAZZ.slug}`);
      await add(page);
      // It stays while it is pointed at, however long the rest takes.
      await toast(page).hover();
      await page.getByRole('button', { name: /^Cart, / }).press('Enter');
      await expect(toast(page)).toBeVisible();
      const checkout = page.getByRole('dialog').getByRole('button', { name: 'Checkout' });
      // Pressed where it stands, at each of its ends: what lies above it would not let it be.
      const { width: length = 0 } = (await checkout.boundingBox()) ?? {};
      await toast(page).hover();
      for (const x of [30, length / 2, length - 30])
        await checkout.click({ position: { x, y: 12 }, trial: true });
      await expect(toast(page)).toBeVisible();
    });

    it.for([WIDE, { width: 1280, height: 720 }, PHONE])(
      'after a booking leaves its sessions, its sum and the mailbox free, at $width px',
      async (size, { arrive }) => {
        const { page, visit } = await arrive({ size, cart: storedCart(aStoredLine(DESK)) });
        await visit('/checkout');
        await page.getByLabel('First name').fill('Mara');
        await page.getByLabel('Last name').fill('Reyes');
        await page.getByLabel('Email').fill('mara@northlight.example');
        await page.getByRole('button', { name: 'Confirm Booking' }).click();
        await expect(page).toHaveURL(/order-confirmation/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!');
        const said = page.locator('[data-place] [data-tone]:not([data-waiting])');
        await expect(said).toBeVisible();
        const box = await boxOf(said);
        const ticket = page.getByRole('region', { name: 'Booking' });
        for (const part of [
          ticket.getByRole('listitem').first(),
          ticket.getByText('Total, pay later'),
          page.getByRole('link', { name: 'hello@wondercast.example' }).last(),
        ])
          expect(overlap(box, await boxOf(part))).toBe(false);
      },
    );

    it.for([
      { width: 1440, height: 1250 },
      { width: 390, height: 1200 },
    ])('leaves cards and their titles free, at $width px', async (size, { arrive }) => {
      const { page, visit } = await arrive({ size });
      await visit('/');
      await page.getByRole('button', { name: 'Book Now' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).click();
      const said = page.locator('[data-place] [data-tone]:not([data-waiting])');
      await expect(said).toBeVisible();
      const box = await boxOf(said);
      const cards = await page.getByRole('main').getByRole('listitem').getByRole('link').all();
      expect(cards.length).toBeGreaterThan(20);
      for (const card of cards) expect(overlap(box, await boxOf(card))).toBe(false);
    });

    it('stays where it is when a calendar opens', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: storedCart(aStoredLine(DESK)) });
      const said = page.locator('[data-place] [data-tone]:not([data-waiting])');
      await visit('/checkout');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(said).toBeVisible();
      const before = await boxOf(said);
      await page
        .getByRole('button', { name: /Pick a date|Date/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await boxOf(said)).toEqual(before);
    });

    it('is swiped away further than 50 pixels, and comes back from less', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit(`/experience/${JAZZ.slug}`);
      await add(page);
      const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 };
      const drag = async (distance: number) => {
        await page.mouse.move(x + 20, y + 8);
        await page.mouse.down();
        await page.mouse.move(x + 20 + distance, y + 8, { steps: 4 });
        await page.mouse.up();
      };
      await drag(50);
      await expect(toast(page)).toBeVisible();
      await drag(51);
      await expect(toast(page)).toHaveCount(0);
    });
  });
