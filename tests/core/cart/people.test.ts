import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import { setSlot } from '@wondercast/core/buying/cart/cart-times';
import { mayMeanPeople, quantityWords, roomFor, roomWords } from '@wondercast/core/buying/cart/people';
import { seatPeople } from '@wondercast/core/buying/cart/seat-people';
import { SEAT_CAPS } from '@wondercast/core/shop/pricing/tiers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAddition, day } from '../../support/builders.ts';

describe('people', () => {
  it.each([
    [1, '1 Starter session for 1 person'],
    [45, '1 Starter session for 45 people'],
    [51, '1 Elevated session for 51 people'],
    [250, '1 Ultimate session for 250 people'],
    [251, '2 Premium sessions for 126 people each'],
    [1_000, '4 Ultimate sessions for 250 people each'],
  ])('%i choose %s', (people, words) => expect(roomWords(roomFor(people))).toBe(words));

  it('all have a seat, in no more sessions than they need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (people) => {
        const { tier, sessions, headcount } = roomFor(people);
        expect(headcount).toBeLessThanOrEqual(SEAT_CAPS[tier]);
        expect(headcount * sessions).toBeGreaterThanOrEqual(people);
        expect((sessions - 1) * SEAT_CAPS.ultimate).toBeLessThan(people);
      }),
    );
  });

  it('give a line its tier, its price and its sessions, and keep its days', () => {
    const cart = setSlot(addToCart([], anAddition({ quantity: 45 }), 1), 1, 0, { date: day('2099-03-19') });
    const [line] = seatPeople(cart, 1, 60);
    expect(line).toMatchObject({ quantity: 1, selectedTier: 'elevated', headcount: 60 });
    expect(line?.tierPrice).toBe(line?.experience.prices.elevated);
    expect(line?.slots).toEqual([{ date: '2099-03-19', time: null, meridiem: null, zone: null }]);
    expect(seatPeople(cart, 2, 60)).toEqual(cart);
  });

  it('come into the cart with what is added, the larger number of two', () => {
    const one = addToCart([], anAddition({ headcount: 30 }), 1);
    expect(one[0]?.headcount).toBe(30);
    expect(addToCart(one, anAddition({ headcount: 20 }), 2)[0]).toMatchObject({ quantity: 2, headcount: 30 });
    expect(addToCart(one, anAddition(), 2)[0]?.headcount).toBe(30);
    expect(addToCart([], anAddition(), 1)[0]).not.toHaveProperty('headcount');
  });
});

describe('a quantity', () => {
  it('says what it counts', () => {
    expect(quantityWords(1, 'starter')).toBe('1 session for up to 50 people');
    expect(quantityWords(45, 'premium')).toBe('45 sessions, each for up to 150 people');
  });

  it('is asked about once, when it goes beyond five', () => {
    expect([5, 6, 45].map((count) => mayMeanPeople(count))).toEqual([false, true, true]);
    expect([mayMeanPeople(6, 5), mayMeanPeople(7, 6)]).toEqual([true, false]);
  });
});
