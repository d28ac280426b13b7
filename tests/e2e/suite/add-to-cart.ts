import { describe } from 'vitest';
import { JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { loadCart, message, ticketOf } from '../support/see.ts';
import { PHONE } from '../support/visitor.ts';

const JAZZ_PAGE = `/experience/${JAZZ.slug}`;

export const describeAddToCart = () =>
  describe('the Add to Cart card', () => {
    it('starts from one and starter, and totals tier, add-ons and quantity', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit(JAZZ_PAGE);
      const ticket = ticketOf(page);
      await expect(ticket.getByRole('heading')).toHaveText('Add to Cart');
      await expect(ticket.getByRole('radio', { name: /^Starter/ })).toBeChecked();
      await expect(ticket.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1');
      await expect(ticket).toContainText('Total$1,190.00');
      await expect(ticket).not.toContainText('per experience');
      const [kit, vinyl] = [page.getByLabel('Tasting kit by post'), page.getByLabel('Signed vinyl prize')];
      await kit.click();
      await vinyl.click();
      await expect(ticket).toContainText('Add-ons, per experience$237.50');
      await kit.click();
      await expect(ticket).toContainText('Add-ons, per experience$48.50');
      await ticket.getByRole('radio', { name: /^Ultimate/ }).click();
      await ticket.getByRole('button', { name: 'More' }).click();
      await expect(ticket).toContainText('Ultimate tier × 2$3,900.00');
      await expect(ticket).toContainText('Total$3,997.00');
      await expect(ticket.getByRole('spinbutton')).toHaveValue('2');
      await ticket.getByRole('button', { name: 'Fewer' }).click();
      await expect(ticket.getByRole('button', { name: 'Fewer' })).toBeDisabled();
      await expect(ticket.getByRole('spinbutton')).toHaveValue('1');
    });

    it('adds unit by unit: what matches in experience, tier and add-ons is one line; add-ons are cleared afterwards', async ({
      arrive,
    }) => {
      const { page, visit } = await arrive();
      await visit(JAZZ_PAGE);
      const ticket = ticketOf(page);
      const add = ticket.getByRole('button', { name: 'Add to Cart' });
      const kit = page.getByRole('checkbox', { name: 'Tasting kit by post' });
      await kit.click();
      await ticket.getByRole('button', { name: 'More' }).click();
      await add.click();
      await expect(
        message(
          page,
          'Added to Cart',
          '2 Starter tier(s) of The Harlem Jazz Hour with 1 add-on(s) added to your cart!',
        ),
      ).toBeVisible();
      await expect(kit).not.toBeChecked();
      await add.click();
      await expect(
        message(page, 'Added to Cart', '2 Starter tier(s) of The Harlem Jazz Hour added to your cart!'),
      ).toBeVisible();
      await kit.click();
      await add.click();
      await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
      const cart = await loadCart(page);
      expect(cart).toMatchObject([
        { quantity: 4, selectedTier: 'starter', tierPrice: 1190, addOnsTotal: 189, addOns: [{ price: 189 }] },
        { quantity: 2, selectedTier: 'starter', tierPrice: 1190, addOnsTotal: 0, addOns: [] },
      ]);
      expect(new Set(cart.map(({ id }) => id)).size).toBe(2);
    });

    it('has a bar at the bottom of small screens, which adds the same', async ({ arrive }) => {
      const { page, visit } = await arrive({ size: PHONE, touch: true });
      await visit(JAZZ_PAGE);
      const bar = page.locator('[data-buy-bar]');
      await expect(bar).toBeInViewport();
      await expect(bar).toContainText('Starter$1,190.00');
      await bar.getByRole('button', { name: 'Add to Cart' }).tap();
      await expect(
        message(page, 'Added to Cart', '1 Starter tier(s) of The Harlem Jazz Hour added to your cart!'),
      ).toBeVisible();
      await page.setViewportSize({ width: 1080, height: 800 });
      await expect(bar).toBeHidden();
    });
  });
