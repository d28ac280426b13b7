import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectCount, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

it('books for somebody who has called, at a price of its own, and opens the booking', async () => {
  await signIn();
  await openScreen('/admin?tab=bookings');
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  const place = form.getByRole('button', { name: 'Book and mail' });
  await expect.element(place).toBeVisible();
  await place.click();
  await expect.element(form.getByText('Must be at least 1')).toBeVisible();
  // The veil over what is further below would lie on the buttons, which stay at the edge.
  const veil = form.element().lastElementChild;
  expect(veil?.getAttribute('aria-hidden')).toBe('true');
  expect(veil && getComputedStyle(veil).display).toBe('none');
  const search = form.getByRole('searchbox', { name: 'Find an experience' });
  await search.fill(JAZZ.title);
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  search.element().dispatchEvent(enter);
  // Else it would book.
  expect(enter.defaultPrevented).toBe(true);
  await form.getByRole('button', { name: /^Choose an experience/ }).click();
  await page.getByRole('option', { name: JAZZ.title }).click();
  await expect.element(form.getByText(usd(JAZZ.prices.starter)).last()).toBeVisible();
  await form.getByRole('textbox', { name: /^Own price/ }).fill('1000');
  await form.getByRole('textbox', { name: /^Discount code/ }).fill('NO-SUCH-CODE');
  await expect.element(form.getByText('This code does not exist')).toBeVisible();
  await form.getByRole('textbox', { name: /^Discount code/ }).fill('');
  await form.getByRole('button', { name: 'Or say what the customer prefers' }).click();
  await form.getByRole('button', { name: 'Add another time' }).click();
  await expectCount(form.getByRole('group', { name: /^Preferred times/ }).css('[data-time]'), 2);
  await place.click();
  await expect.element(form.getByText('Say why the price is another')).toBeVisible();
  await expectAccessible('[role="dialog"]');
  await form.getByRole('textbox', { name: 'Why another price' }).fill('Third booking this year');
  const lastName = `Okonkwo${crypto.randomUUID().slice(0, 8)}`;
  await form.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await form.getByRole('textbox', { name: /^Last name/ }).fill(lastName);
  await form.getByRole('textbox', { name: /^Email/ }).fill('ada@southlight.example');
  await place.click();
  await expect.element(message('Booked')).toBeVisible();
  const [booked] = await asAdmin<Wire<'AdminBooking'>[]>('GET', `/api/admin/bookings?search=${lastName}`);
  expect(booked).toMatchObject({ totalPrice: 1000, email: 'ada@southlight.example', user: null });
  await expect.element(page.getByRole('heading', { level: 1, name: new RegExp(lastName) })).toBeVisible();
  await expect.element(page.getByText(booked?.bookingReference ?? '', { exact: true })).toBeVisible();
});
