import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demo } from '../../e2e/support/demo.ts';
import { aStoredLine, storedCart } from '../../e2e/support/stored-cart.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone } from '../support/see.ts';

const RAMEN = demo('midnight-ramen-lab');
const BOX = { id: 6, name: 'Ingredient box by courier', price: 395 };
const question = page.getByRole('textbox', { name: /^Where shall the boxes go/ });
const phone = page.getByRole('textbox', { name: /^Phone/ });
const confirm = () => page.getByRole('button', { name: 'Confirm Booking' }).click();

describe('the checkout of add-ons that need words', () => {
  it('asks for the words and a phone number, and tells them with the special requests', async () => {
    const { asked } = await openScreen('/checkout', {
      cart: storedCart(
        aStoredLine(RAMEN, { addOns: [BOX] }),
        aStoredLine(RAMEN, { addOns: [BOX], quantity: 2 }),
      ),
    });
    const bookings = () => asked.filter(({ path }) => path === '/api/bookings');
    await expect.element(question).toBeVisible();
    await expect.element(page.getByText('needed for Ingredient box by courier')).toBeVisible();
    await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Reyes');
    await page.getByRole('textbox', { name: 'Email' }).fill('mara@northlight.example');
    await page.getByRole('textbox', { name: /^Special requests/ }).fill('Two nut allergies');
    await confirm();
    await expect.element(phone).toHaveFocus();
    await expect
      .element(phone)
      .toHaveAccessibleDescription('Please enter a phone number for Ingredient box by courier');
    await userEvent.keyboard('+1 555 0100');
    await confirm();
    await expect.element(question).toHaveFocus();
    await expect.element(question).toHaveAccessibleDescription('Ingredient box by courier needs an answer');
    expect(bookings()).toEqual([]);
    await userEvent.keyboard('12 Lenox Ave, New York');
    await confirm();
    await expect.poll(() => bookings()[0]?.status).toBe(201);
    expect(bookings()[0]?.body).toMatchObject({
      phoneNumber: '+1 555 0100',
      specialRequests: 'Ingredient box by courier: 12 Lenox Ave, New York\nTwo nut allergies',
    });
  });

  it('asks for nothing where no add-on does', async () => {
    await openScreen('/checkout', { cart: storedCart(aStoredLine(RAMEN)) });
    await expect.element(page.getByRole('textbox', { name: /^Special requests/ })).toBeVisible();
    await expectNone(question);
  });
});
