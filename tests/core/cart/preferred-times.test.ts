import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import { type Cart, MAX_OTHER_TIMES } from '@wondercast/core/buying/cart/cart';
import {
  otherTimesOf,
  preferencesOf,
  setEverySlot,
  setOtherTimes,
  setSlot,
} from '@wondercast/core/buying/cart/cart-times';
import { setQuantity } from '@wondercast/core/buying/cart/line-units';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';
import { MAX_TIMES } from '@wondercast/core/calendar/scheduling/session';
import { EMPTY_SLOT } from '@wondercast/core/calendar/scheduling/slot';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import { describe, expect, it } from 'vitest';
import { anAddition, aSlot, day } from '../../support/builders.ts';

const FIRST = aSlot({ date: day('2099-03-19'), time: '2:30', meridiem: 'PM', zone: 'EDT' });
const SECOND = aSlot({ date: day('2099-03-22'), time: '11:00', meridiem: 'AM', zone: 'EDT' });
const THIRD = aSlot({ date: day('2099-03-23') });

const cartOf = (quantity: number): Cart => addToCart([], anAddition({ quantity }), 1);
const twoUnits = (): Cart => setOtherTimes(setSlot(cartOf(2), 1, 0, FIRST), 1, 0, [SECOND, THIRD]);

describe('a unit of a cart', () => {
  it('takes as many preferred times as a session does, the first of which is its slot', () => {
    expect(MAX_OTHER_TIMES).toBe(MAX_TIMES - 1);
    const [line] = setOtherTimes(twoUnits(), 1, 0, [SECOND, THIRD, FIRST]);
    expect(line && otherTimesOf(line, 0)).toEqual([SECOND, THIRD]);
    expect(line && otherTimesOf(line, 1)).toEqual([]);
  });

  it('sends all preferred times of each unit beside the slots, and nothing more where nobody prefers several', () => {
    const [plain] = encodeCart(setSlot(cartOf(2), 1, 0, FIRST));
    expect(plain).not.toHaveProperty('preferences');
    const [line] = encodeCart(twoUnits());
    expect(line?.slots).toEqual([FIRST, EMPTY_SLOT]);
    expect(line).toMatchObject({ preferences: [[FIRST, SECOND, THIRD], []] });
  });

  it('leaves out times that were added and never filled in', () => {
    const [line] = setOtherTimes(setSlot(cartOf(1), 1, 0, FIRST), 1, 0, [EMPTY_SLOT]);
    expect(line && preferencesOf(line)).toBeNull();
    const [other] = setOtherTimes(cartOf(1), 1, 0, [EMPTY_SLOT, THIRD]);
    expect(other && preferencesOf(other)).toEqual([[THIRD]]);
  });

  it('gives the times of the first unit to all, and loses those of units that are taken away', () => {
    const [line] = setEverySlot(twoUnits(), 1, FIRST);
    expect(line && preferencesOf(line)).toEqual([
      [FIRST, SECOND, THIRD],
      [FIRST, SECOND, THIRD],
    ]);
    const second = setOtherTimes(cartOf(2), 1, 1, [SECOND]);
    expect(setQuantity(second, 1, 1)[0]).not.toHaveProperty('otherTimes');
    expect(setQuantity(twoUnits(), 1, 3)[0]?.otherTimes).toEqual([[SECOND, THIRD], []]);
    expect(setOtherTimes(twoUnits(), 1, 0, [])[0]).not.toHaveProperty('otherTimes');
  });

  it('comes back from the browser with its times, and believes no odd ones', () => {
    expect(readStoredCart(writeStoredCart(twoUnits()))).toEqual(
      twoUnits().map((line) => ({ ...line, otherTimes: [[SECOND, THIRD], []] })),
    );
    const [stored] = JSON.parse(writeStoredCart(cartOf(1))) as object[];
    const otherTimes = [[{ date: '2099-02-31', zone: 'CET' }, 'x', {}], [SECOND]];
    const [line] = readStoredCart(JSON.stringify([{ ...stored, otherTimes }]));
    expect(line?.otherTimes).toEqual([[EMPTY_SLOT, EMPTY_SLOT]]);
    expect(readStoredCart(JSON.stringify([{ ...stored, otherTimes: 'x' }]))[0]).not.toHaveProperty(
      'otherTimes',
    );
  });
});
