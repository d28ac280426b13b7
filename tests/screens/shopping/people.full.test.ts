import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { aStoredLine, storedCart } from '../../e2e/support/stored-cart.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, loadCart, openCart, ticketOf } from '../support/see.ts';

const JAZZ_PAGE = `/experience/${JAZZ.slug}`;
const question = (count: number) => page.getByRole('alertdialog', { name: `${count} sessions?` });

describe('the number of people', () => {
  it('chooses tier and sessions, and comes into the cart', async () => {
    await openScreen(JAZZ_PAGE);
    const ticket = ticketOf();
    const people = ticket.getByRole('textbox', { name: /^How many people/ });
    await people.fill('60');
    await expect.element(ticket.getByRole('radio', { name: /^Elevated/ })).toBeChecked();
    await expect.element(ticket).toMatchTextContent('1 session for up to 99 people');
    await people.fill('300');
    await expect.element(ticket).toMatchTextContent('2 sessions, each for up to 150 people');
    await ticket.getByRole('radio', { name: /^Starter/ }).click();
    await expect.element(ticket).toMatchTextContent(/Starter has up to 50 seats/);
    await people.fill('45');
    await ticket.getByRole('button', { name: 'Add to Cart' }).click();
    await expect.poll(loadCart).toMatchObject([{ quantity: 1, selectedTier: 'starter', headcount: 45 }]);
  });
});

describe('a large quantity', () => {
  it('is asked about before it is in the cart, and may have been people', async () => {
    await openScreen(JAZZ_PAGE);
    const ticket = ticketOf();
    await ticket.getByRole('spinbutton', { name: 'Quantity' }).fill('45');
    await ticket.getByRole('button', { name: 'Add to Cart' }).click();
    await expect
      .element(question(45))
      .toMatchTextContent('Did you mean 45 people? That is 1 Starter session');
    await expect
      .element(question(45))
      .toMatchTextContent('45 sessions in the Starter tier come to $53,550.00 USD');
    expect(await loadCart()).toEqual([]);
    await question(45).getByRole('button', { name: '45 people' }).click();
    await expect.element(ticket).toMatchTextContent('Total$1,190.00');
    await ticket.getByRole('button', { name: 'Add to Cart' }).click();
    await expect.poll(loadCart).toMatchObject([{ quantity: 1, headcount: 45 }]);
  });

  it('is taken as sessions where that was meant', async () => {
    await openScreen('/');
    await page.getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog', { name: `Book ${JAZZ.title}` });
    await dialog.getByRole('spinbutton', { name: 'Quantity' }).fill('8');
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await question(8).getByRole('button', { name: '8 sessions' }).click();
    await expect.poll(loadCart).toMatchObject([{ quantity: 8 }]);
  });

  it('is asked about once in the cart, and Back leaves it as it was', async () => {
    await openScreen('/about', { cart: storedCart(aStoredLine(JAZZ, { quantity: 5 })) });
    const panel = await openCart();
    await panel.getByRole('button', { name: 'More' }).click();
    await question(6).getByRole('button', { name: 'Back' }).click();
    await expectNone(question(6));
    await expect.element(panel).toMatchTextContent('5 sessions, each for up to 50 people');
    const count = panel.getByRole('spinbutton', { name: `Quantity of ${JAZZ.title}` });
    await count.fill('60');
    await userEvent.keyboard('{Enter}');
    await question(60).getByRole('button', { name: '60 people' }).click();
    await expect
      .poll(loadCart)
      .toMatchObject([{ quantity: 1, selectedTier: 'elevated', tierPrice: 1450, headcount: 60 }]);
    await expect.element(panel).toMatchTextContent('1 session for up to 99 people');
  });
});
