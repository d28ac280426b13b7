import { bookingRule, customerRule } from '@wondercast/core/bookings/booking/rules';
import { accept } from '@wondercast/core/kernel/refusal';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aCustomer, usd } from '../../support/builders.ts';

const issuesOf = (rule: z.ZodType, value: unknown) =>
  (rule.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a customer', () => {
  it.each([{}, { firstName: '', lastName: ' ', email: null }])('needs names and an address: %j', (value) => {
    expect(issuesOf(customerRule, value)).toEqual([
      'firstName: Please enter your first name.',
      'lastName: Please enter your last name.',
      'email: Please enter your email address.',
    ]);
  });

  it.each(['mara', 'mara@', '@x.example', 'a b@x.example', 'a@x.example, b@x.example', 'a@x'])(
    'needs an address that works: %s',
    (email) => {
      expect(issuesOf(customerRule, aCustomer({ email }))).toEqual([
        'email: Please enter a valid email address',
      ]);
    },
  );

  it('may have a blank phone and no company', () => {
    const customer = accept(customerRule, { ...aCustomer(), companyName: ' ', phoneNumber: null });
    expect(customer).toMatchObject({ companyName: null, phoneNumber: '' });
  });

  it('cannot smuggle a header into a mail', () => {
    expect(issuesOf(customerRule, aCustomer({ firstName: 'Eve\r\nBcc: all@x.example' }))).toEqual([
      'firstName: Contains characters that cannot be stored',
    ]);
  });
});

describe('a booking on the wire', () => {
  const items = [{ experienceId: 7, quantity: 1 }];
  const wire = (change: object) => ({ totalPrice: 990, items, ...change });

  it('brings its lines as a list, or as the JSON text of one', () => {
    expect(accept(bookingRule, wire({})).items?.[0]).toMatchObject({ experienceId: 7, quantity: 1 });
    const text = { items: undefined, cartItems: JSON.stringify(items) };
    expect(accept(bookingRule, wire(text)).cartItems?.[0]).toMatchObject({ experienceId: 7, quantity: 1 });
  });

  it('may bring no lines but an experience, as the profile does', () => {
    const booking = accept(bookingRule, {
      experienceId: 7,
      date: '2026-03-19T00:00:00.000Z',
      time: 'TBD',
      totalPrice: '990.00',
    });
    expect(booking).toMatchObject({ experienceId: 7, date: '2026-03-19', time: 'TBD', totalPrice: usd(990) });
  });

  it.each(['', 'x', '{', 'null', '5', '{}', null, 5, {}, [], '[{}]', '[null]', '['.repeat(20_000)])(
    'says Invalid cart items when they are %.20j',
    (cartItems) => {
      const issues = issuesOf(bookingRule, { totalPrice: 1, cartItems });
      expect(issues[0]).toBe('cartItems: Invalid cart items');
    },
  );

  it('names what is wrong inside the text', () => {
    const cartItems = JSON.stringify([{ experienceId: 7, quantity: 0 }]);
    expect(issuesOf(bookingRule, { totalPrice: 1, cartItems })).toEqual([
      'cartItems: Invalid cart items',
      'cartItems.0.quantity: Quantity must be at least 1',
    ]);
  });

  it('refuses both spellings at once, and neither', () => {
    expect(issuesOf(bookingRule, wire({ cartItems: JSON.stringify(items) }))).toEqual([
      'items: Send cartItems or items, not both',
    ]);
    expect(issuesOf(bookingRule, { totalPrice: 1 })).toEqual(['items: Send the lines to book as items']);
  });

  it('leaves nothing on it that it does not know', () => {
    const booking = accept(bookingRule, wire({ confirmed: true, role: 'admin', id: 5, reference: 'WC-1' }));
    expect(Object.keys(booking).toSorted()).toEqual(['items', 'totalPrice']);
  });
});
