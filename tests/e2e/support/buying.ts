import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';

/** The one element of a page that sells in place. */
export const inPlace = (page: Page): Locator => page.locator('wondercast-experiences');

/** Opens an experience of the list and puts it into the cart. */
export const addJazz = async (widget: Locator): Promise<void> => {
  await widget.getByRole('button', { name: 'The Harlem Jazz Hour', exact: true }).click();
  await widget.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(widget.getByRole('heading', { name: 'Checkout' })).toBeVisible();
};

export const sayWhoBooks = async (widget: Locator): Promise<void> => {
  await widget.getByLabel('First name').fill('Mara');
  await widget.getByLabel('Last name').fill('Reyes');
  await widget.getByLabel('Email').fill('mara@northlight.example');
};

export const confirm = (widget: Locator) => widget.getByRole('button', { name: 'Confirm Booking' }).click();

/** Waits for the ticket, and reads the reference from it. */
export const referenceOf = async (widget: Locator): Promise<string> => {
  await expect(widget.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  return (await widget.getByText(/^WC-/).textContent()) ?? '';
};
