import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DESK, JAZZ } from '../../e2e/support/demo.ts';
import { aStoredLine, storedCart } from '../../e2e/support/stored-cart.ts';
import { inFull } from '../../support/full.ts';
import { allow } from '../support/complaints.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectAddress, expectCount, expectNone, expectTexts, loadCart, openCart } from '../support/see.ts';

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

describe('the cart panel', () => {
  inFull(() => {
    it('says that the cart is empty, and records no order', async () => {
      await openScreen('/about');
      const panel = await openCart();
      await expect.element(panel.getByText('Your cart is empty', { exact: true })).toBeVisible();
      await expectNone(panel.getByRole('button', { name: 'Checkout' }));
      await panel.getByRole('button', { name: 'Browse Experiences' }).click();
      await expectNone(panel);
      await expect.element(page.getByRole('button', { name: 'Cart, 0 items' })).toHaveFocus();
    });

    it('lists the lines and a total in $ with two decimals and USD', async () => {
      await openScreen('/about', { cart: TWO_LINES() });
      const panel = await openCart();
      await expect.element(panel.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
      const [jazz, desk] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()];
      await expect.element(jazz).toMatchTextContent('Elevated tier, up to 99 seats · $1,450');
      await expect.element(jazz).toMatchTextContent('+ Tasting kit by post ($189.00)');
      await expect.element(jazz).toMatchTextContent('$3,278.00');
      await expect.element(desk).toMatchTextContent('$390.00');
      await expect.element(panel.getByText('$3,668.00USD')).toBeVisible();
      await jazz.getByRole('link', { name: JAZZ.title }).click();
      await expectAddress(`/experience/${JAZZ.slug}`);
      await expectNone(panel);
    });

    it('changes quantities, removes lines, and keeps every change in the browser', async () => {
      await openScreen('/about', { cart: TWO_LINES() });
      const panel = await openCart();
      await panel
        .getByRole('group', { name: `Quantity of ${DESK.title}` })
        .getByRole('button', { name: 'More' })
        .click();
      await expect.element(panel.getByText('$4,058.00USD')).toBeVisible();
      expect(loadCart()).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
      await panel.getByRole('button', { name: `Remove ${JAZZ.title}` }).click();
      await expectCount(panel.getByRole('listitem'), 1);
      expect(loadCart()).toMatchObject([{ experience: { slug: DESK.slug } }]);
      await panel.getByRole('button', { name: `Remove ${DESK.title}` }).click();
      await expect.element(panel.getByText('Your cart is empty', { exact: true })).toBeVisible();
      expect(loadCart()).toEqual([]);
    });
  });

  it('reads both spellings of a stored cart, and lets go of what it cannot understand', async () => {
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
    await openScreen('/about', { cart });
    const panel = await openCart();
    await expectCount(panel.getByRole('listitem'), 3);
    await expect
      .element(panel.getByRole('listitem').first())
      .toMatchTextContent('Premium tier, up to 150 seats · $1,700');
    await expect
      .element(panel.getByRole('listitem').first())
      .toMatchTextContent('+ Tasting kit by post ($189.00)');
    await panel.getByRole('button', { name: `Remove ${JAZZ.title}` }).click();
    const kept = loadCart();
    expect(kept).toMatchObject([
      { selectedTier: 'starter', selectedDate: '2099-03-19', slots: [{ date: '2099-03-19' }] },
      { selectedTier: 'elevated', selectedDate: 'TBD' },
    ]);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
  });

  inFull(() => {
    it('asks the shop for prices again when it opens', async () => {
      await openScreen('/about', { cart: storedCart(aStoredLine(JAZZ, { tierPrice: 1 })) });
      const panel = await openCart();
      await expect.element(panel.getByText('$1,190.00USD')).toBeVisible();
      expect(loadCart()).toMatchObject([{ tierPrice: 1190 }]);
    });
  });

  it('records an order with Checkout and goes there; the cart is not cleared', async () => {
    const { asked } = await openScreen('/about', { cart: TWO_LINES() });
    const panel = await openCart();
    await panel.getByRole('button', { name: 'Checkout' }).click();
    await expectAddress('/checkout');
    const order = asked.find(({ path }) => path === '/api/orders');
    expect(order?.status).toBe(201);
    expect(order?.body).toMatchObject({
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
    await expectNone(panel);
    expect(loadCart()).toHaveLength(2);
  });

  inFull(() => {
    it('stays open when the order fails, which is only logged', async () => {
      allow(/^The shop is asleep$/);
      await openScreen('/about', { cart: TWO_LINES() });
      await commands.fail('/api/orders', '503 The shop is asleep');
      const panel = await openCart();
      await panel.getByRole('button', { name: 'Checkout' }).click();
      await expect.element(panel.getByRole('button', { name: 'Checkout' })).not.toHaveAttribute('aria-busy');
      await expectAddress('/about');
      await expectCount(panel.getByRole('listitem'), 2);
      await expectTexts(page.getByRole('alert'), ['']);
    });
  });
});
