import { STAFF_ROLES } from '@wondercast/core/people/account/permissions';
import { expect, it } from 'vitest';
import { landingOf } from '../../web/addresses/landing-address.ts';

it('leads staff who sign in to the first section of their role, and everybody else home', () => {
  const of = (staffRole: (typeof STAFF_ROLES)[number] | null) => landingOf({ role: 'admin', staffRole });
  expect(STAFF_ROLES.map(of)).toEqual([
    '/admin?tab=bookings',
    '/admin?tab=schedule',
    '/admin?tab=bookings',
    '/admin?tab=experiences',
    '/admin?tab=bookings',
  ]);
  expect(of(null)).toBe('/admin?tab=bookings');
  expect(landingOf({ role: 'user', staffRole: null })).toBe('/');
});
