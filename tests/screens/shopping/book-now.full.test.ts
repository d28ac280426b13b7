import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectAddress, expectNone, expectTexts, loadCart, message } from '../support/see.ts';

const dialog = page.getByRole('dialog', { name: `Book ${JAZZ.title}` });
const open = () => page.getByRole('button', { name: 'Book Now' }).click();

describe('the Book Now dialog', () => {
  it('shows image, description, duration, theme, the four tiers with prices, a stepper, the total and a way to the details', async () => {
    await openScreen('/');
    await open();
    await expect.element(dialog.css('img')).toHaveAttribute('src', '/uploads/demo/jazz-card-772.webp');
    for (const words of [JAZZ.title, JAZZ.description.split('\n')[0] ?? '', '60 min', 'Black History Month'])
      await expect.element(dialog.getByText(words, { exact: true })).toBeVisible();
    await expectTexts(dialog.getByRole('group', { name: 'Pricing tier' }).css('label'), [
      'Starterup to 50 seats$1,190',
      'Elevatedup to 99 seats$1,450',
      'Premiumup to 150 seats$1,700',
      'Ultimateup to 250 seats$1,950',
    ]);
    await expect.element(dialog.getByRole('radio', { name: /^Starter/ })).toBeChecked();
    await expect.element(dialog.getByText('$1,190.00USD')).toBeVisible();
    await dialog.getByRole('link', { name: 'Full details' }).click();
    await expectAddress('/experience/the-harlem-jazz-hour');
    await expectNone(dialog);
  });

  it('multiplies tier price and quantity, which is never less than one', async () => {
    await openScreen('/');
    await open();
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' });
    await expect.element(dialog.getByRole('button', { name: 'Fewer' })).toBeDisabled();
    await expect.element(quantity).toHaveValue('1');
    await quantity.fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.element(quantity).toHaveValue('1');
    await dialog.getByText('Premium', { exact: true }).click();
    await dialog.getByRole('button', { name: 'More' }).click();
    await quantity.click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(quantity).toHaveValue('3');
    await expect.element(dialog.getByText('$5,100.00USD')).toBeVisible();
  });

  it('leads to checkout in two presses', async () => {
    await openScreen('/');
    await open();
    await dialog.getByRole('button', { name: 'Check out' }).click();
    await expectAddress('/checkout');
    await expect.element(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
    expect(loadCart()).toMatchObject([{ selectedTier: 'starter' }]);
  });

  it('adds, says so, closes, and starts again from one and starter', async () => {
    await openScreen('/');
    await open();
    await dialog.getByText('Ultimate', { exact: true }).click();
    await dialog.getByRole('button', { name: 'More' }).click();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expectNone(dialog);
    await expect
      .element(
        message('Added to Cart', 'The Harlem Jazz Hour (ultimate tier) x2 has been added to your cart!'),
      )
      .toBeVisible();
    expect(loadCart()).toMatchObject([
      { selectedTier: 'ultimate', quantity: 2, tierPrice: 1950, addOns: [], selectedDate: 'TBD' },
    ]);
    await expect.element(page.getByRole('button', { name: 'Book Now' })).toHaveFocus();
    await open();
    await expect.element(dialog.getByRole('radio', { name: /^Starter/ })).toBeChecked();
    await expect.element(dialog.getByRole('spinbutton')).toHaveValue('1');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectNone(dialog);
  });
});
