import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../support/open-screen.tsx';
import { expectCount } from '../support/see.ts';
import { register, send } from './register.ts';

const LARGE = {
  totalPrice: 600 * 1450,
  paymentStatus: 'pending',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@mail.example',
  items: [{ experienceId: 1, selectedTier: 'elevated', quantity: 600, addOns: [], slots: [] }],
};

describe('the Your Bookings tab', () => {
  it('shows older bookings when they are asked for, until there are none', async () => {
    await register();
    await send('/api/bookings', LARGE);
    await send('/api/bookings', LARGE);
    await openScreen('/profile?tab=bookings');
    const cards = page.getByRole('list', { name: 'Your Bookings', exact: true }).getByRole('listitem');
    const older = page.getByRole('button', { name: 'Show older bookings' });
    await expect.element(older).toBeVisible();
    await expectCount(cards, 1);
    await older.click();
    await expectCount(cards, 2);
    await expectCount(older, 0);
  });
});
