import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, JAZZ } from '../../e2e/support/demo.ts';
import { enter, tabTo } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { book, slotOn } from './placed.ts';

const changing = page.getByRole('dialog', { name: 'Change or cancel' });
const amending = page.getByRole('dialog', { name: 'Change headcount' });
const tickets = page.getByRole('article');
const first = tickets.filter({ hasText: 'Session 1 of 2' });
const opener = page.getByRole('button', { name: 'Change or cancel' });
const changeKey = page.getByRole('button', { name: 'Change', exact: true });
const keep = changing.getByRole('button', { name: 'Keep session' });
const sums = page.getByRole('region', { name: 'Booked for' });
const { starter, elevated } = JAZZ.prices;
const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Books two sessions as the visitor of this screen, and opens them. */
const openBooking = async () => {
  await openScreen('/about');
  const booking = await book([slotOn(0), slotOn(1)]);
  await openScreen(`/bookings/${booking.bookingReference}`);
  await expect.element(tickets.first()).toBeVisible();
};

describe('a booking by keys alone', () => {
  it('says what each way to change it costs, and is left with the focus where it was', async () => {
    await openBooking();
    await enter(changeKey);
    await enter(opener);
    await expect.element(keep).toHaveFocus();
    await tabTo(changing.getByRole('radio', { name: /session 1/ }), { back: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(changing.getByRole('radio', { name: /session 2/ })).toBeChecked();
    await enter(changing.getByRole('button', { name: 'Move', exact: true }));
    await expect.element(changing.getByRole('button', { name: 'Move, no fee' })).toBeVisible();
    await enter(changing.getByRole('button', { name: 'Cancel all', exact: true }));
    await expect.element(changing.getByRole('button', { name: 'Cancel all, no fee' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectNone(changing);
    await expect.element(opener).toHaveFocus();
  });

  it('has a session cancelled, and goes on where it was opened', async () => {
    await openBooking();
    await enter(changeKey);
    await enter(opener);
    await expect.element(keep).toHaveFocus();
    await enter(changing.getByRole('button', { name: 'Cancel session, no fee' }));
    await expect.element(message('Session cancelled')).toBeVisible();
    await expectNone(changing);
    await expect.element(sums).toMatchTextContent(usd(starter));
    await expect.element(opener).toHaveFocus();
    await expect.element(first).toMatchTextContent(/Cancelled/);
  });

  it('gets more people and another experience, with the figures before', async () => {
    await openBooking();
    const more = page.getByRole('button', { name: 'Change headcount or add-ons' });
    await enter(changeKey);
    await enter(more);
    const people = amending.getByRole('spinbutton', { name: 'People', exact: true });
    await tabTo(people);
    await userEvent.keyboard('60{Enter}');
    await expect.element(amending.getByText('60 people need the Elevated room.')).toBeVisible();
    await expect.element(amending.getByText('To pay, with the rest')).toBeVisible();
    await enter(amending.getByRole('button', { name: 'Add another experience' }));
    const search = amending.getByRole('searchbox', { name: 'Find an experience' });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard(`${DESK.title}{Enter}`);
    const found = amending.getByRole('region', { name: 'Add an experience' }).getByRole('listitem');
    await expect.poll(() => found.elements().length).toBe(1);
    await enter(found.getByRole('button'));
    await expect.element(amending.getByRole('region', { name: `New: ${DESK.title}` })).toHaveFocus();
    const act = amending.getByRole('button', {
      name: `Change for ${usd(elevated - starter + DESK.prices.elevated)}`,
    });
    await expect.element(act).toBeEnabled();
    await enter(act);
    await expect.element(message('Booking changed')).toBeVisible();
    await expectNone(amending);
    await expect.element(more).toHaveFocus();
    await expect.element(sums).toMatchTextContent(usd(starter + elevated + DESK.prices.elevated));
  });
});
