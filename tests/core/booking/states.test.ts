import {
  assertDeliveryChange,
  assertStateChange,
  BOOKING_STATES,
  customerStateWord,
  DELIVERY_STATUSES,
  deletionClosed,
  deliveryPhrase,
  isConfirmed,
  mayChangeDates,
  stateOf,
  stateWord,
} from '@wondercast/core/bookings/booking/states';
import {
  assertPaymentChange,
  PAYMENT_STATUSES,
  paymentPhrase,
} from '@wondercast/core/money/payment/payment-status';
import { describe, expect, it } from 'vitest';

/** Each arrow as `from to`. */
const arrowsOf = <Status extends string>(
  statuses: readonly Status[],
  assertChange: (from: Status, to: Status) => void,
): readonly string[] =>
  statuses.flatMap((from) =>
    statuses.flatMap((to) => {
      try {
        assertChange(from, to);
        return [`${from} ${to}`];
      } catch {
        return [];
      }
    }),
  );

describe('the states of a booking', () => {
  it('change along these arrows and no others', () => {
    expect(arrowsOf(BOOKING_STATES, assertStateChange)).toEqual([
      'unconfirmed confirmed',
      'confirmed unconfirmed',
    ]);
    expect(arrowsOf(PAYMENT_STATUSES, assertPaymentChange)).toEqual(['pending paid', 'paid pending']);
    expect(arrowsOf(DELIVERY_STATUSES, assertDeliveryChange)).toEqual([
      'pending delivered',
      'delivered pending',
    ]);
  });

  it('refuse any other change with 409 and both words', () => {
    expect(() => assertStateChange('confirmed', 'confirmed')).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        message: 'A booking that is confirmed cannot become confirmed.',
      }),
    );
  });

  it.each([true, false])('answer the specified flag %s that asked for them', (confirmed) => {
    expect(isConfirmed({ state: stateOf(confirmed) })).toBe(confirmed);
  });

  it('have words for the office, and the specified ones for the customer', () => {
    expect(BOOKING_STATES.map(stateWord)).toEqual(['Unconfirmed', 'Confirmed', 'Cancelled']);
    expect(BOOKING_STATES.map(customerStateWord)).toEqual(['Pending', 'Confirmed', 'Cancelled']);
    expect(PAYMENT_STATUSES.map(paymentPhrase)).toEqual(['Payment pending', 'Paid']);
    expect(DELIVERY_STATUSES.map(deliveryPhrase)).toEqual(['Delivery pending', 'Delivered']);
  });

  it('let an owner change dates and delete only before the booking is confirmed', () => {
    expect(BOOKING_STATES.filter((state) => mayChangeDates({ state }))).toEqual(['unconfirmed']);
    expect(BOOKING_STATES.filter((state) => deletionClosed({ state }) === null)).toEqual(['unconfirmed']);
  });
});
