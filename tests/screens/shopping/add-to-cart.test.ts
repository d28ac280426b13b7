import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { inFull } from '../../support/full.ts';
import { openScreen, PHONE, WIDE } from '../support/open-screen.tsx';
import { expectTexts, expectUncovered, loadCart, message, ticketOf } from '../support/see.ts';

const JAZZ_PAGE = `/experience/${JAZZ.slug}`;

describe('the Add to Cart card', () => {
  inFull(() => {
    it('starts from one and starter, and totals tier, add-ons and quantity', async () => {
      await openScreen(JAZZ_PAGE);
      const ticket = ticketOf();
      await expectTexts(ticket.getByRole('heading'), ['Add to Cart']);
      await expect.element(ticket.getByRole('radio', { name: /^Starter/ })).toBeChecked();
      await expect.element(ticket.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1');
      await expect.element(ticket).toMatchTextContent('Total$1,190.00');
      await expect.element(ticket).not.toMatchTextContent('per experience');
      const [kit, vinyl] = [
        page.getByLabelText('Tasting kit by post'),
        page.getByLabelText('Signed vinyl prize'),
      ];
      await kit.click();
      await vinyl.click();
      await expect.element(ticket).toMatchTextContent('Add-ons, per experience$237.50');
      await kit.click();
      await expect.element(ticket).toMatchTextContent('Add-ons, per experience$48.50');
      await ticket.getByRole('radio', { name: /^Ultimate/ }).click();
      await ticket.getByRole('button', { name: 'More' }).click();
      await expect.element(ticket).toMatchTextContent('Ultimate tier × 2$3,900.00');
      await expect.element(ticket).toMatchTextContent('Total$3,997.00');
      await expect.element(ticket.getByRole('spinbutton')).toHaveValue('2');
      await ticket.getByRole('button', { name: 'Fewer' }).click();
      await expect.element(ticket.getByRole('button', { name: 'Fewer' })).toBeDisabled();
      await expect.element(ticket.getByRole('spinbutton')).toHaveValue('1');
    });
  });

  it('has its sizes, its sum, its add-ons and its button on the first screen, and leads to the add-ons', async () => {
    await openScreen(JAZZ_PAGE, { size: WIDE });
    const ticket = ticketOf();
    const see = ticket.getByRole('button', { name: 'See add-ons' });
    await expect.element(ticket.getByText(/^\d+ add-ons from \$\d+\.\d\d$/)).toBeVisible();
    const least = see.element().getBoundingClientRect().top;
    for (const size of ticket.getByRole('radio').elements())
      expect(size.getBoundingClientRect().bottom).toBeLessThan(least);
    const button = ticket.getByRole('button', { name: 'Add to Cart' });
    expect([window.scrollY, button.element().getBoundingClientRect().bottom < WIDE.height]).toEqual([
      0,
      true,
    ]);
    expectUncovered(ticket, button);
    await see.click();
    const heading = page.getByRole('heading', { name: 'Available Add-Ons' });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
    await page.getByRole('checkbox', { name: 'Tasting kit by post' }).click();
    await expect.element(ticket.getByText(/^1 of \d+ add-ons chosen$/)).toBeVisible();
  });

  inFull(() => {
    it('leads on from its message to the cart', async () => {
      await openScreen(JAZZ_PAGE);
      await ticketOf().getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('button', { name: 'View cart' }).click();
      await expect.element(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
    });
  });

  it('adds unit by unit: what matches in experience, tier and add-ons is one line; add-ons are cleared afterwards', async () => {
    await openScreen(JAZZ_PAGE);
    const ticket = ticketOf();
    const add = ticket.getByRole('button', { name: 'Add to Cart' });
    const kit = page.getByRole('checkbox', { name: 'Tasting kit by post' });
    await kit.click();
    await ticket.getByRole('button', { name: 'More' }).click();
    await add.click();
    await expect
      .element(
        message(
          'Added to Cart',
          '2 Starter tier(s) of The Harlem Jazz Hour with 1 add-on(s) added to your cart!',
        ),
      )
      .toBeVisible();
    await expect.element(kit).not.toBeChecked();
    await add.click();
    await expect
      .element(message('Added to Cart', '2 Starter tier(s) of The Harlem Jazz Hour added to your cart!'))
      .toBeVisible();
    await kit.click();
    await add.click();
    await expect.element(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    const cart = loadCart();
    expect(cart).toMatchObject([
      { quantity: 4, selectedTier: 'starter', tierPrice: 1190, addOnsTotal: 189, addOns: [{ price: 189 }] },
      { quantity: 2, selectedTier: 'starter', tierPrice: 1190, addOnsTotal: 0, addOns: [] },
    ]);
    expect(new Set(cart.map(({ id }) => id)).size).toBe(2);
  });

  inFull(() => {
    it('has a bar at the bottom of small screens, which adds the same', async () => {
      await openScreen(JAZZ_PAGE, { size: PHONE });
      const bar = page.css('[data-buy-bar]');
      await expect.element(bar).toBeInViewport();
      await expect.element(bar).toMatchTextContent('Starter$1,190.00');
      await bar.getByRole('button', { name: 'Add to Cart' }).click();
      await expect
        .element(message('Added to Cart', '1 Starter tier(s) of The Harlem Jazz Hour added to your cart!'))
        .toBeVisible();
      await page.viewport(1080, 800);
      await expect.element(bar).not.toBeVisible();
    });
  });
});
