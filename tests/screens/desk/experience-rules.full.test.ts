import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { aStoredLine, storedCart } from '../../e2e/support/stored-cart.ts';
import { tabTo } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

describe('rules of booking of an experience', () => {
  it('are set in its form, in the words that its customers read', async () => {
    await signIn();
    const { id } = await commands.sell({ title: `Rules ${crypto.randomUUID().slice(0, 8)}` });
    const stored = async () => {
      const [found] = await asAdmin<readonly Wire<'Experience'>[]>('GET', `/api/experiences?ids=${id}`);
      if (!found) throw new Error('It is on sale');
      return found;
    };
    const { title, ...sold } = await stored();
    await openScreen(`/admin?tab=experiences&search=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    const rules = page.getByRole('group', { name: 'When it can be booked' });
    const notice = rules.getByRole('textbox', { name: 'Least notice' });
    await expectNone(notice);
    await rules.getByRole('switch', { name: 'Rules of booking of its own' }).click();
    await notice.fill('soon');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(notice).toHaveAttribute('aria-invalid', 'true');
    await notice.fill('72');
    await rules.getByRole('switch', { name: 'Only at certain hours' }).click();
    await expect.element(rules.getByText(/^Bookable .* at least 72 hours ahead\.$/)).toBeVisible();
    const from = rules.getByRole('textbox', { name: 'Monday from' });
    await tabTo(from);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(from).toHaveValue('8:30 AM');
    await expect.element(from).toHaveFocus();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: /has been updated/ })).toBeVisible();
    const { bookingRules } = await stored();
    expect(bookingRules).toMatchObject({ noticeHours: 72, zone: 'UTC' });
    expect(bookingRules?.hours).not.toHaveLength(0);
    const line = aStoredLine(JAZZ, { experience: { title, ...sold } });
    await openScreen('/checkout', { cart: storedCart(line) });
    await expect.element(page.getByText(bookingRules?.words ?? '', { exact: true })).toBeVisible();
    const { bookingReference } = await asAdmin<Wire<'Booking'>>('POST', '/api/bookings', {
      firstName: 'Wes',
      lastName: 'Okafor',
      email: 'wes@kestrelby.example',
      companyName: 'Kestrelby',
      totalPrice: sold.starterPrice,
      items: [{ experienceId: id, selectedTier: 'starter', quantity: 1 }],
    });
    await openScreen(`/bookings/${bookingReference}`);
    await page.getByRole('button', { name: 'Choose a time' }).click();
    await expect.element(page.getByText(bookingRules?.words ?? '', { exact: true })).toBeVisible();
  });
});
