import { expect, it } from 'vitest';
import type { AdminSessionWire } from '../../web/api/transport/wire.ts';
import { listed, orderOf } from '../../web/features/schedule-desk/waiting-list.ts';

const session = (bookingId: number, companyName: string, date: string | null): AdminSessionWire => ({
  id: `${bookingId}-1-1`,
  line: 0,
  unit: 0,
  state: 'preferred',
  experience: null,
  startsAt: null,
  endsAt: null,
  zone: null,
  minutes: 60,
  preferences: date === null ? [] : [{ date, time: '2:30', meridiem: 'PM', zone: 'EST' }],
  suggestions: null,
  headcount: null,
  joinUrl: null,
  place: null,
  guestNotes: null,
  hosts: [],
  ready: false,
  cancellation: null,
  version: 1,
  bookingId,
  bookingReference: `WC-${bookingId}`,
  companyName,
  firstName: 'Mara',
  lastName: 'Reyes',
  selectedTier: 'starter',
  seats: 50,
  addOns: [],
  notes: null,
  assignments: [],
  missing: ['time'],
});

it('finds those that say every word, and sorts by wait, newest booking or nearest wish, without a wish last', () => {
  const all = [
    session(5, 'Harbour Pine', null),
    session(2, 'Alder', '2099-05-02'),
    session(9, 'Pine Hall', '2099-04-01'),
  ];
  const ids = (search: string, order: string | null) =>
    listed(all, search, orderOf(order)).map(({ bookingId }) => bookingId);
  expect(ids('', null)).toEqual([5, 2, 9]);
  expect(ids('', 'newest')).toEqual([9, 5, 2]);
  expect(ids('', 'nearest')).toEqual([9, 2, 5]);
  expect(ids(' pine  MARA', 'newest')).toEqual([9, 5]);
  expect(ids('wc-2', null)).toEqual([2]);
  expect(ids('nobody', null)).toEqual([]);
});
