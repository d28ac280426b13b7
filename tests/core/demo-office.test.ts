import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { describe, expect, it } from 'vitest';
import { seedOffice } from '../../adapters/demo/office/seed-office.ts';
import { seedDemo } from '../../adapters/demo/seed.ts';
import { anAdmin, memoryShop } from '../support/memory-ports.ts';

const ADMIN = anAdmin();
const DAY_MS = 24 * 60 * 60_000;

/** The demo shop as it is filled at an instant. */
const filledAt = async (now: Date) => {
  const made = memoryShop();
  const { shop, ports, clock, drain } = made;
  clock.now = now;
  await shop.ensureAdmin('admin-of-the-tests', null);
  await seedDemo(ports.unitOfWork, now, (store) => seedOffice(ports, store));
  await drain();
  const bookings: Booking[] = [];
  for (let id = 1; id <= 60; id++) {
    const booking = await ports.read.bookings.byId(id);
    if (booking) bookings.push(booking);
  }
  return { ...made, bookings };
};

const sessionsIn = (bookings: readonly Booking[]) => bookings.flatMap(sessionsOf);

describe('the office of the demo shop', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('is at every stage on whichever day it is filled (%i)', async (days) => {
    // Clocks go back in New York on 1 November 2026.
    const now = new Date(Date.parse('2026-10-30T00:30:00Z') + days * DAY_MS * 1.3);
    const { bookings, shop, ports } = await filledAt(now);
    expect(bookings).toHaveLength(60);
    expect(new Set(bookings.map(({ customer }) => customer.companyName)).size).toBe(40);
    const placed = bookings.map(({ createdAt }) => createdAt.getTime());
    expect(Math.min(...placed)).toBeGreaterThan(now.getTime() - 61 * DAY_MS);
    expect(Math.max(...placed)).toBeLessThanOrEqual(now.getTime());
    const states = Map.groupBy(sessionsIn(bookings), ({ state }) => state);
    expect(states.get('delivered')?.length).toBeGreaterThan(20);
    for (const state of ['preferred', 'suggested', 'agreed'] as const)
      expect(states.get(state)?.length, state).toBeGreaterThan(3);
    expect(states.get('cancelled')).toHaveLength(2);
    const cancelled = bookings.filter(({ cancellation }) => cancellation !== null);
    expect(cancelled.map(({ cancellation }) => cancellation?.by).toSorted()).toEqual(['customer', 'shop']);
    const [byCustomer] = cancelled.filter(({ cancellation }) => cancellation?.by === 'customer');
    expect(byCustomer?.cancellation?.fee).toBeGreaterThan(0);
    const assignments = await ports.read.assignments.ofBookings(bookings.map(({ id }) => id));
    expect(assignments.filter(({ state }) => state === 'declined')).toHaveLength(1);
    const over = sessionsIn(bookings).filter(
      ({ agreed }) => agreed && agreed.startsAt.getTime() < now.getTime() - DAY_MS,
    );
    expect(over.every(({ state }) => state === 'delivered')).toBe(true);
    const invoices = await ports.read.invoices.page({ limit: 100, before: null });
    // With the credit notes of two that were cancelled, and the invoice of a fee.
    expect(invoices.total).toBe(63);
    const hosts = await shop.allHosts(ADMIN);
    expect(hosts).toHaveLength(5);
    const queues = await shop.inbox(ADMIN, null);
    for (const queue of ['needsTime', 'waitsForCustomer', 'needsHost', 'needsLink'] as const)
      expect(queues[queue].count, queue).toBeGreaterThan(0);
    expect(ports.mails).toEqual([]);
  });

  it('is the same on each start, but for its references', async () => {
    const now = new Date('2026-11-23T10:00:00Z');
    const [first, second] = [await filledAt(now), await filledAt(now)];
    const plain = (bookings: readonly Booking[]) => bookings.map((each) => ({ ...each, reference: '' }));
    expect(plain(first.bookings)).toEqual(plain(second.bookings));
  });

  it('is filled once', async () => {
    const { ports, clock } = await filledAt(new Date('2026-11-23T10:00:00Z'));
    const again = await seedDemo(ports.unitOfWork, clock.now, (store) => seedOffice(ports, store));
    expect(again).toBe(false);
    expect(await ports.read.bookings.byId(61)).toBeNull();
  });
});
