import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { register, send } from './register.ts';

const BOOKED = {
  totalPrice: 1190,
  paymentStatus: 'pending',
  firstName: 'Noor',
  lastName: 'Haddad',
  companyName: 'Northlight',
  email: 'noor@mail.example',
  phoneNumber: '+1 415 555 0100',
  items: [{ experienceId: 1, selectedTier: 'starter', quantity: 1, addOns: [] }],
};

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const fill = () => page.getByRole('button', { name: 'Fill from my last booking' });

it('a profile is filled from the last booking, where nothing was typed', async () => {
  await register();
  await send('/api/bookings', BOOKED);
  await openScreen('/profile');
  await field('Company name').fill('Southlight');
  await fill().click();
  await expect.element(message('Filled from your last booking', 'Save Profile keeps it.')).toBeVisible();
  await expect.element(field('Full name')).toHaveValue('Noor Haddad');
  await expect.element(field('Full name')).toHaveFocus();
  await expect.element(field('Phone number')).toHaveValue('+1 415 555 0100');
  await expect.element(field('Company name')).toHaveValue('Southlight');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(message('Profile updated')).toBeVisible();
  await openScreen('/profile');
  await expect.element(field('Full name')).toHaveValue('Noor Haddad');
  await expectNone(fill());
});

it('a profile without a booking says so', async () => {
  await register();
  await openScreen('/profile');
  await fill().click();
  await expect
    .element(message('No bookings yet', 'Your profile can be filled from your first one.'))
    .toBeVisible();
});
