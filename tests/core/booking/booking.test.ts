import { daysOf, fallbackReference, firstSlot } from '@wondercast/core/bookings/booking/booking';
import { eventsOf } from '@wondercast/core/bookings/booking/calendar-invite';
import { isOwner } from '@wondercast/core/bookings/booking/ownership';
import { isReference, REFERENCE_ALPHABET, referenceFrom } from '@wondercast/core/bookings/booking/reference';
import type { Caller } from '@wondercast/core/people/caller';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, aSlot, day } from '../../support/builders.ts';

const when = aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' });

describe('references', () => {
  it('are WC- and ten characters that read as nothing else', () => {
    expect(REFERENCE_ALPHABET).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    expect(referenceFrom('WC-', Uint8Array.from([0, 1, 31, 32, 255, 10, 18, 19, 20, 27]))).toBe(
      'WC-01Z0ZAJKMV',
    );
  });

  it('are recognised, whatever the random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
        expect(isReference('WC-', referenceFrom('WC-', random))).toBe(true);
      }),
    );
  });

  it('include the display fallback', () => {
    expect(fallbackReference('WC-', 42)).toBe('WC-42');
    expect(isReference('WC-', 'WC-42')).toBe(true);
  });

  it.each([
    '',
    'WC-',
    'wc-0123456789',
    'WC-A12345678',
    'WC-01234567890',
    'WC-I123456789',
    'XX-0123456789',
    'WC-../etc',
  ])('are not %j', (text) => {
    expect(isReference('WC-', text)).toBe(false);
  });
});

describe('the flat fields of a booking', () => {
  const booking = aBooking({
    lines: [
      aBookedLine({ quantity: 2, slots: [when, aSlot()] }),
      aBookedLine({ slots: [aSlot({ date: day('2026-04-02') })] }),
    ],
  });

  it('are those of the first unit', () => {
    expect(firstSlot(booking)).toEqual(when);
    expect(firstSlot({ lines: [] })).toBeNull();
  });

  it('list the day of every unit', () => {
    expect(daysOf(booking)).toEqual(['2026-03-19', null, '2026-04-02']);
  });
});

describe('ownership', () => {
  const booking = aBooking({ accountId: 7, visitorKey: 'v1' });
  const user = (accountId: number, visitorKey: string | null = null): Caller => ({
    kind: 'signed-in',
    accountId,
    username: 'mara',
    role: 'admin',
    visitorKey,
  });

  it('is of the account, or of the session that placed the booking', () => {
    expect(isOwner(user(7), booking)).toBe(true);
    expect(isOwner({ kind: 'visitor', visitorKey: 'v1' }, booking)).toBe(true);
    expect(isOwner(user(8, 'v1'), aBooking({ accountId: null, visitorKey: 'v1' }))).toBe(true);
  });

  it('is not of another account in the session of the one that placed it', () => {
    expect(isOwner(user(8, 'v1'), booking)).toBe(false);
  });

  it('is of nobody else, not even of an admin', () => {
    expect(isOwner(user(8), booking)).toBe(false);
    expect(isOwner({ kind: 'visitor', visitorKey: 'v2' }, booking)).toBe(false);
  });

  it('is not given by having no key at all', () => {
    const unowned = aBooking({ accountId: null, visitorKey: null });
    expect(isOwner({ kind: 'visitor', visitorKey: null }, unowned)).toBe(false);
    expect(isOwner(user(7), unowned)).toBe(false);
  });
});

describe('calendar events of a booking', () => {
  const booking = aBooking({
    reference: 'WC-0123456789',
    lines: [
      aBookedLine({ quantity: 2, slots: [aSlot({ date: day('2026-03-19') }), when] }),
      aBookedLine({ experience: null, slots: [{ ...when, zone: 'UTC' }] }),
    ],
  });

  it('are one for each unit that has day, time, AM/PM and zone', () => {
    expect(eventsOf(booking, 'shop.example')).toEqual([
      {
        uid: 'WC-0123456789-1-2@shop.example',
        sequence: 0,
        start: new Date('2026-03-19T19:30:00.000Z'),
        duration: 60,
        summary: 'The Big Quiz (tentative)',
        description: 'Booking WC-0123456789. Dates are tentative and subject to confirmation.',
        location: null,
        certain: false,
        cancelled: false,
      },
      expect.objectContaining({
        uid: 'WC-0123456789-2-1@shop.example',
        duration: 60,
        summary: 'Experience (tentative)',
      }),
    ]);
  });

  it('last as long as the experience says', () => {
    const experience = { title: 'Jazz', slug: 'jazz', duration: '1 hour 30 min', imageUrl: '' };
    const [event] = eventsOf(aBooking({ lines: [aBookedLine({ experience, slots: [when] })] }), 'x');
    expect(event?.duration).toBe(90);
  });

  it('are none where they would end beyond year 9999, which no calendar file can say', () => {
    const last = { ...when, date: day('9999-12-31'), time: '11:30', zone: 'PST' as const };
    expect(eventsOf(aBooking({ lines: [aBookedLine({ slots: [last] })] }), 'x')).toEqual([]);
    const before = { ...last, date: day('9999-12-30') };
    expect(eventsOf(aBooking({ lines: [aBookedLine({ slots: [before] })] }), 'x')).toHaveLength(1);
  });

  it('are none without full times', () => {
    expect(eventsOf(aBooking(), 'x')).toEqual([]);
  });
});
