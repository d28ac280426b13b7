import { expect, it } from 'vitest';
import { shownReference } from '../../web/features/bookings/shown-reference.ts';

it.each([
  [{ id: 118, bookingReference: 'WC-7K2M9QXR4T' }, 'WC-7K2M9QXR4T'],
  [{ id: 4, bookingReference: 'WC-7K2M9QXR44' }, 'WC-7K2M9QXR44'],
  [{ id: 118, bookingReference: 'WC-118' }, '#WC-118'],
  [{ id: 7, bookingReference: 'EVENTS-EU-7' }, '#EVENTS-EU-7'],
])('a booking without a reference of its own is shown by its id with a # before it: %o', (booking, shown) => {
  expect(shownReference(booking)).toBe(shown);
});
