import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { aStoredLine, storedCart } from '../../e2e/support/stored-cart.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectCount, expectNone } from '../support/see.ts';

const FIRST = { date: '2099-03-19', time: '2:30', meridiem: 'PM', zone: 'EDT' };
const PRICES = { starterPrice: 990, elevatedPrice: 1190, premiumPrice: 1390, ultimatePrice: 1590 };
const cart = (change: object = {}) =>
  storedCart(aStoredLine(JAZZ, { quantity: 2, slots: [FIRST, {}], ...change }));

const unit = page.getByRole('group', { name: 'Session 1 of 2' });
const place = (at: number) => unit.getByRole('group', { name: `Preferred time ${at}` });
const add = unit.getByRole('button', { name: 'Add another time' });
const kept = () =>
  (JSON.parse(localStorage.getItem('cart') ?? '[]') as { otherTimes?: unknown }[])[0]?.otherTimes;

describe('each unit at the checkout', () => {
  it('takes up to three preferred times: the next is shown when asked for, and can be taken away', async () => {
    await openScreen('/checkout', { cart: cart() });
    await expectNone(unit.getByRole('group', { name: /^Preferred time/ }));
    await add.click();
    await expect.element(place(2).getByRole('button', { name: /^Date/ })).toHaveFocus();
    // A new time starts in the zone of the one before, once there is one in this list.
    await place(2).getByLabelText('Time', { exact: true }).fill('11:00');
    await place(2).getByRole('button', { name: 'AM' }).click();
    await add.click();
    await expectNone(add);
    expect(kept()).toMatchObject([[{ time: '11:00', meridiem: 'AM' }, { time: null }], []]);
    await place(2).getByRole('button', { name: 'Remove preferred time 2' }).click();
    await expectCount(unit.getByRole('group', { name: /^Preferred time/ }), 1);
    await expect.element(place(2).getByLabelText('Time', { exact: true })).toHaveValue('');
    await userEvent.keyboard('{Tab}');
    await place(2).getByRole('button', { name: 'Remove preferred time 2' }).click();
    await expect.element(add).toHaveFocus();
    expect(kept()).toBeUndefined();
  });

  it('sends them with the booking, and the session keeps them', async () => {
    const second = { date: '2099-03-22', time: '11:00', meridiem: 'AM', zone: 'America/New_York' };
    const { asked } = await openScreen('/checkout', { cart: cart({ otherTimes: [[second]] }) });
    await expect.element(place(2).getByLabelText('Time', { exact: true })).toHaveValue('11:00');
    await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Reyes');
    await page.getByRole('textbox', { name: 'Email' }).fill('mara@northlight.example');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect.poll(() => asked.find(({ path }) => path === '/api/bookings')?.status).toBe(201);
    const sent = asked.find(({ path }) => path === '/api/bookings')?.body as
      | { cartItems: string }
      | undefined;
    expect(JSON.parse(sent?.cartItems ?? '[]')).toMatchObject([
      { slots: [FIRST, {}], preferences: [[FIRST, second], []] },
    ]);
    await expect.element(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });
});

describe('the checkout', () => {
  it('asks for nothing that is not there when an experience of the cart has been removed', async () => {
    const gone = { id: 2_000_000_000, slug: 'gone', title: 'Gone', imageUrl: '/x.webp', duration: '60 min' };
    const line = aStoredLine(JAZZ, { experience: { ...gone, ...PRICES } });
    const { asked } = await openScreen('/checkout', { cart: storedCart(line) });
    await expect.element(page.getByText('Gone', { exact: true }).first()).toBeVisible();
    await expect.poll(() => asked.some(({ path }) => path === '/api/experiences')).toBe(true);
    await expect.poll(() => asked.some(({ path }) => path === '/api/quotes')).toBe(true);
    expect(asked.filter(({ status }) => status >= 400)).toEqual([]);
  });

  it('asks how many people each session is for, and takes special requests', async () => {
    const { asked } = await openScreen('/checkout', { cart: storedCart(aStoredLine(JAZZ)) });
    const people = page.getByRole('textbox', { name: `People for ${JAZZ.title}` });
    await people.fill('51');
    await expect.element(page.getByText(/Choose a larger tier, or another session/)).toBeVisible();
    await people.fill('38');
    await page.getByRole('textbox', { name: /^Special requests/ }).fill('No stairs, please.');
    await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
    await page.getByRole('textbox', { name: /^Last name/ }).fill('Reyes');
    await page.getByRole('textbox', { name: /^Email/ }).fill('mara@northlight.example');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect.poll(() => asked.find(({ path }) => path === '/api/bookings')?.status).toBe(201);
    const sent = asked.find(({ path }) => path === '/api/bookings')?.body as
      | { readonly cartItems: string; readonly specialRequests: string }
      | undefined;
    expect(sent?.specialRequests).toBe('No stairs, please.');
    expect(JSON.parse(sent?.cartItems ?? '[]')).toMatchObject([{ headcount: 38 }]);
  });
});
