import type { Page } from 'playwright';
import { describe } from 'vitest';
import { JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { failure, ticketOf } from '../support/see.ts';

const NOON = new Date('2099-03-01T12:00:00');
const LATER = new Date('2099-03-01T13:00:00');

const add = (page: Page) => ticketOf(page).getByRole('button', { name: 'Add to Cart' }).click();
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
        `status: Added to Cart1 Starter tier(s) of ${JAZZ.title} added to your cart!`,
        `status: Added to Cart2 Starter tier(s) of ${JAZZ.title} added to your cart!`,
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
      await page.getByRole('button', { name: /^Cart, / }).click();
      await expect(toast(page)).toBeVisible();
      const checkout = page.getByRole('dialog').getByRole('button', { name: 'Checkout' });
      // Pressed where it stands, at each of its ends: what lies above it would not let it be.
      const { width: length = 0 } = (await checkout.boundingBox()) ?? {};
      for (const x of [30, length / 2, length - 30])
        await checkout.click({ position: { x, y: 12 }, trial: true, timeout: 2_000 });
      await expect(toast(page)).toBeVisible();
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
