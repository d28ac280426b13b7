import { describe } from 'vitest';
import { DESK, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { loadCart, openCart } from '../support/see.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

const KIT = { id: 1, name: 'Tasting kit by post', price: 189 };
const TWO_LINES = () =>
  storedCart(
    aStoredLine(JAZZ, {
      quantity: 2,
      selectedTier: 'elevated',
      tierPrice: 1450,
      addOns: [KIT],
      addOnsTotal: 189,
    }),
    aStoredLine(DESK),
  );

export const describeCartPanel = () =>
  describe('the cart panel', () => {
    it('says that the cart is empty, and records no order', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      const panel = await openCart(page);
      await expect(panel.getByText('Your cart is empty', { exact: true })).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
      await panel.getByRole('button', { name: 'Browse Experiences' }).click();
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeFocused();
    });

    it('lists the lines and a total in $ with two decimals and USD', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: TWO_LINES() });
      await visit('/about');
      const panel = await openCart(page);
      await expect(panel.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
      const [jazz, desk] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()];
      await expect(jazz).toContainText('Elevated tier, up to 99 seats · $1,450');
      await expect(jazz).toContainText('+ Tasting kit by post ($189.00)');
      await expect(jazz).toContainText('$3,278.00');
      await expect(desk).toContainText('$390.00');
      await expect(panel.getByText('$3,668.00USD')).toBeVisible();
      await jazz.getByRole('link', { name: JAZZ.title }).click();
      await expect(page).toHaveURL(`/experience/${JAZZ.slug}`);
      await expect(panel).toHaveCount(0);
    });

    it('changes quantities, removes lines, and keeps every change in the browser', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: TWO_LINES() });
      await visit('/about');
      const panel = await openCart(page);
      await panel
        .getByRole('group', { name: `Quantity of ${DESK.title}` })
        .getByRole('button', { name: 'More' })
        .click();
      await expect(panel.getByText('$4,058.00USD')).toBeVisible();
      expect(await loadCart(page)).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
      await panel.getByRole('button', { name: `Remove ${JAZZ.title}` }).click();
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      expect(await loadCart(page)).toMatchObject([{ experience: { slug: DESK.slug } }]);
      await panel.getByRole('button', { name: `Remove ${DESK.title}` }).click();
      await expect(panel.getByText('Your cart is empty', { exact: true })).toBeVisible();
      expect(await loadCart(page)).toEqual([]);
    });

    it('reads both spellings of a stored cart, and lets go of what it cannot understand', async ({
      arrive,
    }) => {
      const cart = storedCart(
        aStoredLine(JAZZ, {
          addOns: undefined,
          selectedTier: undefined,
          tier: 'premium',
          extras: [KIT],
          tierPrice: 1700,
        }),
        aStoredLine(DESK, { quantity: 0 }),
        { experience: null },
        aStoredLine(DESK, { id: 7, selectedDate: '2099-03-19' }),
        aStoredLine(DESK, { id: 7, selectedTier: 'elevated', tierPrice: 650 }),
      );
      const { page, visit } = await arrive({ cart });
      await visit('/about');
      const panel = await openCart(page);
      await expect(panel.getByRole('listitem')).toHaveCount(3);
      await expect(panel.getByRole('listitem').first()).toContainText(
        'Premium tier, up to 150 seats · $1,700',
      );
      await expect(panel.getByRole('listitem').first()).toContainText('+ Tasting kit by post ($189.00)');
      await panel.getByRole('button', { name: `Remove ${JAZZ.title}` }).click();
      const kept = await loadCart(page);
      expect(kept).toMatchObject([
        { selectedTier: 'starter', selectedDate: '2099-03-19', slots: [{ date: '2099-03-19' }] },
        { selectedTier: 'elevated', selectedDate: 'TBD' },
      ]);
      expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
    });

    it('asks the shop for prices again when it opens', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: storedCart(aStoredLine(JAZZ, { tierPrice: 1 })) });
      await visit('/about');
      const panel = await openCart(page);
      await expect(panel.getByText('$1,190.00USD')).toBeVisible();
      expect(await loadCart(page)).toMatchObject([{ tierPrice: 1190 }]);
    });

    it('records an order with Checkout and goes there; the cart is not cleared', async ({ arrive }) => {
      const { page, visit } = await arrive({ cart: TWO_LINES() });
      await visit('/about');
      const panel = await openCart(page);
      const ordered = page.waitForResponse((response) => response.url().endsWith('/api/orders'));
      await panel.getByRole('button', { name: 'Checkout' }).click();
      const order = await ordered;
      expect(order.status()).toBe(201);
      expect(order.request().postDataJSON()).toMatchObject({
        items: [
          {
            experience: { title: JAZZ.title },
            selectedTier: 'elevated',
            tierPrice: 1450,
            quantity: 2,
            selectedDate: null,
          },
          {
            experience: { title: DESK.title },
            selectedTier: 'starter',
            tierPrice: 390,
            quantity: 1,
            selectedDate: null,
          },
        ],
      });
      await expect(page).toHaveURL('/checkout');
      await expect(panel).toHaveCount(0);
      expect(await loadCart(page)).toHaveLength(2);
    });

    it('stays open when the order fails, which is only logged', async ({ arrive }) => {
      const { page, context, visit, allow } = await arrive({ cart: TWO_LINES() });
      allow(/^console: Failed to load resource: .* 503/);
      allow(/^console: The shop is asleep$/);
      await visit('/about');
      await context.route('**/api/orders', (route) =>
        route.fulfill({ status: 503, json: { message: 'The shop is asleep' } }),
      );
      const panel = await openCart(page);
      await panel.getByRole('button', { name: 'Checkout' }).click();
      await expect(panel.getByRole('button', { name: 'Checkout' })).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL('/about');
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('alert')).toHaveText('');
    });
  });
