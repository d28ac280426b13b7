import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { book, bookPaid, slotOn } from '../sessions/placed.ts';
import { openScreen } from '../support/open-screen.tsx';
import { asAdmin, signIn } from './open-desk.tsx';

const inAddress = (name: string) => new URLSearchParams(location.search).get(name);
const rowOf = (reference: string) => page.getByRole('row').filter({ hasText: reference });

const DAY_MS = 86_400_000;

/** As the schedule says a week: its Monday, such as `Mar 16`. */
const mondayOf = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  const monday = new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS);
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' }).format(monday);
};

const weekFrom = (day: string) => page.getByText(`${mondayOf(day)} – `, { exact: false });

describe('the schedule', () => {
  it('goes to a day that is picked from its calendar, and to the week that a customer wishes', async () => {
    await openScreen('/about');
    const { bookingReference } = await book([slotOn(6)]);
    await signIn();
    await openScreen('/admin?tab=schedule');
    await page.getByRole('button', { name: /^Go to a day/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Go to a day' });
    await calendar.getByRole('button', { name: 'Next' }).first().click();
    await calendar.getByRole('button', { name: / 15, \d{4}$/ }).click();
    await expect.poll(() => inAddress('day')).toMatch(/-15$/);
    await expect.element(weekFrom(inAddress('day') ?? '')).toBeVisible();

    await openScreen('/admin?tab=schedule&queue=needsTime');
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('searchbox').fill(bookingReference);
    const { date } = slotOn(6);
    const leads = page.getByRole('button', { name: 'Go to the week of Northlight Studio' });
    await expect.poll(() => leads.elements().length).toBe(1);
    await leads.click();
    await expect.poll(() => inAddress('day')).toBe(date);
    await expect.element(weekFrom(date)).toBeVisible();
  });

  it('is searched by who waits for a time, also as cards', async () => {
    await openScreen('/about');
    const [first, second] = [await book([slotOn(8)]), await book([slotOn(9)])];
    await signIn();
    await openScreen('/admin?tab=schedule&queue=needsTime');
    await page.getByRole('button', { name: 'Cards' }).click();
    const search = page.getByRole('searchbox');
    await search.fill(`reyes ${first.bookingReference}`);
    const shown = page.getByRole('listitem').filter({ hasText: 'Northlight Studio' });
    await expect.poll(() => shown.elements().length).toBe(1);
    await search.fill(`${first.bookingReference} ${second.bookingReference}`);
    await expect.poll(() => shown.elements().length).toBe(0);
  });
});

describe('the bookings', () => {
  it('begin near the top of the first visit: the overview is folded, and money that waits pushes nothing down', async () => {
    await openScreen('/about');
    const paid = await bookPaid();
    await signIn();
    const unpaid = await book();
    await asAdmin('POST', `/api/admin/bookings/${unpaid.id}/payments`, {
      amount: unpaid.totalPrice,
      note: 'Transfer',
    });
    await asAdmin('POST', `/api/admin/bookings/${unpaid.id}/cancellation`, { reason: 'Ill.', by: 'shop' });
    localStorage.removeItem('admin-overview');
    await openScreen('/admin?tab=bookings');
    await expect.element(page.getByRole('button', { name: /refunds? to be paid out, / })).toBeVisible();
    await expect.element(rowOf(paid.bookingReference)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Overview' }))
      .toHaveAttribute('aria-expanded', 'false');
    expect(page.getByRole('row').nth(1).element().getBoundingClientRect().top).toBeLessThanOrEqual(300);
  });
});

describe('what is unpaid', () => {
  it('is told apart: bookings that take place, fees of cancelled ones, the largest first', async () => {
    await openScreen('/about');
    const [due, cancelled] = [await book([slotOn(6)]), await book([slotOn(7)])];
    await signIn();
    const path = `/api/admin/bookings/${cancelled.id}/cancellation`;
    await asAdmin('POST', path, { reason: 'They called.', by: 'customer', fee: 100 });
    await openScreen('/admin?tab=bookings&paymentStatus=pending');
    const bar = page.getByRole('group', { name: 'What is unpaid' });
    await expect.element(rowOf(due.bookingReference)).toBeVisible();
    await expect.element(rowOf(cancelled.bookingReference)).toBeVisible();
    await bar.getByRole('button', { name: 'Fees of cancelled' }).click();
    await expect.poll(() => rowOf(due.bookingReference).elements().length).toBe(0);
    await expect.element(rowOf(cancelled.bookingReference)).toMatchTextContent(/\$100\.00/);
    expect(inAddress('cancelled')).toBe('true');
    await bar.getByRole('button', { name: 'Bookings' }).click();
    await expect.element(rowOf(due.bookingReference)).toBeVisible();
    expect(rowOf(cancelled.bookingReference).elements()).toEqual([]);
    await bar.getByRole('button', { name: /Age/ }).click();
    await page.getByRole('option', { name: 'Largest first' }).click();
    await expect.poll(() => inAddress('sort')).toBe('-totalPrice');
    const sums = () =>
      [...document.querySelectorAll('td[data-label="Total Price"]')].map((cell) =>
        Number((/\$([\d,]+\.\d\d)/.exec(cell.textContent)?.[1] ?? '').replaceAll(',', '')),
      );
    const isSorted = (all: readonly number[]) =>
      all.every((sum, at) => at === 0 || sum <= (all[at - 1] ?? 0));
    await expect.poll(() => sums().length > 0 && isSorted(sums())).toBe(true);
    await openScreen('/admin?tab=bookings');
    await expect.element(rowOf(due.bookingReference)).toBeVisible();
    expect(bar.elements()).toEqual([]);
  });
});
