import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { aStoredLine, storedCart } from '../../e2e/support/stored-cart.ts';
import { inFull } from '../../support/full.ts';
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
  inFull(() => {
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

describe('a typed time', () => {
  const time = () => unit.getByLabelText('Time', { exact: true });
  const reading = (pattern: RegExp) => expect.element(unit).toMatchTextContent(pattern);
  const sayWho = async () => {
    await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Reyes');
    await page.getByRole('textbox', { name: 'Email' }).fill('mara@northlight.example');
  };

  inFull(() => {
    it('is shown back at once as it is read, with what it still lacks for a calendar', async () => {
      await openScreen('/checkout', { cart: cart({ slots: [{}, {}] }) });
      await time().fill('14:00');
      await reading(/2:00 PM\. With a date and a time zone it comes into your calendar\./);
      await time().fill('2:30');
      await reading(/Is 2:30 AM or PM\?/);
      await unit.getByRole('button', { name: 'PM', exact: true }).click();
      await reading(/2:30 PM\. With a date and a time zone/);
      await time().fill('after lunch');
      await reading(/“after lunch” is not read as a time/);
    });
  });

  it('is asked about before it is booked where it may mean something else, and can be put right there', async () => {
    const doubtful = { date: '2099-03-20', time: '3:00', meridiem: 'PM', zone: 'EST' };
    const { asked } = await openScreen('/checkout', { cart: cart({ slots: [doubtful, { time: 'late' }] }) });
    await sayWho();
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Is every time right?' });
    await expect.element(dialog).toMatchTextContent(/clocks in New York show EDT, not EST/);
    await expect.element(dialog).toMatchTextContent(/session 2“late” is not read as a time/);
    expect(asked.some(({ path }) => path === '/api/bookings')).toBe(false);
    await dialog.getByRole('button', { name: '3:00 PM in New York' }).click();
    await expect.element(dialog).not.toMatchTextContent(/EST/);
    await dialog.getByRole('button', { name: 'Book these times' }).click();
    await expect.poll(() => asked.find(({ path }) => path === '/api/bookings')?.status).toBe(201);
    const sent = asked.find(({ path }) => path === '/api/bookings')?.body as { cartItems: string };
    expect(JSON.parse(sent.cartItems)[0].slots).toMatchObject([
      { time: '3:00', zone: 'America/New_York' },
      { time: 'late' },
    ]);
    await expect.element(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });

  inFull(() => {
    it('is not asked about again once it was left as it is, nor before the form is filled', async () => {
      await openScreen('/checkout', { cart: cart({ slots: [{ time: 'late' }, {}] }) });
      const confirm = page.getByRole('button', { name: 'Confirm Booking' });
      const dialog = page.getByRole('alertdialog', { name: 'Is every time right?' });
      await confirm.click();
      await expect.element(page.getByText('Please enter your first name.').first()).toBeVisible();
      await expectNone(dialog);
      await sayWho();
      await confirm.click();
      await dialog.getByRole('button', { name: 'Back to the times' }).click();
      await expectNone(dialog);
      await confirm.click();
      await dialog.getByRole('button', { name: 'Book these times' }).click();
      await expect.element(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    });
  });
});

inFull(() => {
  describe('the checkout', () => {
    it('asks for nothing that is not there when an experience of the cart has been removed', async () => {
      const gone = {
        id: 2_000_000_000,
        slug: 'gone',
        title: 'Gone',
        imageUrl: '/x.webp',
        duration: '60 min',
      };
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
});
