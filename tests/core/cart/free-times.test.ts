import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import { type Cart, isScheduled } from '@wondercast/core/buying/cart/cart';
import {
  chooseTime,
  scheduleUndated,
  setEverySlot,
  setForAllLines,
  setSlot,
} from '@wondercast/core/buying/cart/cart-times';
import { setQuantity } from '@wondercast/core/buying/cart/line-units';
import { leftBeside, restOfCart } from '@wondercast/core/buying/cart/rest-of-cart';
import { linesRule } from '@wondercast/core/buying/cart/rules';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { EMPTY_SLOT } from '@wondercast/core/calendar/scheduling/slot';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import { describe, expect, it } from 'vitest';
import { anAddition, anOfferedExperience, aSlot, day } from '../../support/builders.ts';

const at = (clock: string, zone: ZonedTime['zone'] = 'Europe/Berlin'): ZonedTime => ({
  startsAt: new Date(`2040-03-16T${clock}:00Z`),
  zone,
});

const two = at('13:00');
const three = at('14:00', 'America/New_York');

/** One line with a unit at two, one without a time, and one at three. */
const mixed = (): Cart => {
  const first = addToCart([], anAddition({ time: two }), 1);
  const second = addToCart(first, anAddition(), 2);
  return addToCart(second, anAddition({ time: three }), 3);
};

describe('free times in a cart', () => {
  it('keeps the time of each unit where lines of one experience with other times become one', () => {
    const [line, ...others] = mixed();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ quantity: 3, chosen: [two, null, three] });
  });

  it('gives every unit that is added at once the same time', () => {
    const cart = addToCart([], anAddition({ quantity: 2, time: two }), 1);
    expect(cart[0]?.chosen).toEqual([two, two]);
  });

  it('takes the last units away with their times, and has no list where none is left', () => {
    const cart = mixed();
    const id = cart[0]?.id ?? 0;
    expect(setQuantity(cart, id, 2)[0]?.chosen).toEqual([two, null]);
    const without = chooseTime(setQuantity(cart, id, 2), id, 0, null);
    expect(without[0]).not.toHaveProperty('chosen');
  });

  it('lets a time take the place of wishes, and a wish for all leave times alone', () => {
    const wish = aSlot({ date: day('2040-03-20') });
    const wished = setSlot(addToCart([], anAddition({ quantity: 2 }), 1), 1, 0, wish);
    const cart = chooseTime(wished, 1, 0, two);
    expect(cart[0]?.slots).toEqual([EMPTY_SLOT, EMPTY_SLOT]);
    const untouched = { slots: [EMPTY_SLOT, wish], chosen: [two, null] };
    expect(setEverySlot(cart, 1, wish)[0]).toMatchObject(untouched);
    const [line] = setSlot(cart, 1, 1, wish);
    expect(line && setForAllLines(cart, line, 1)[0]).toMatchObject(untouched);
    const dated = scheduleUndated(cart, 1, day('2040-03-20'));
    expect(dated[0]?.slots[0]).toEqual(EMPTY_SLOT);
    expect(dated.every(isScheduled)).toBe(true);
    expect(cart.every(isScheduled)).toBe(false);
  });

  it('is stored and read again as it was, also one of before there were times', () => {
    const experience = anOfferedExperience();
    const cart = addToCart(
      mixed(),
      anAddition({ experience: { ...experience, id: 77, bookingMode: 'instant' } }),
      9,
    );
    expect(readStoredCart(writeStoredCart(cart))).toEqual(cart);
    const old = addToCart([], anAddition(), 1);
    expect(writeStoredCart(old)).not.toMatch(/chosen|bookingMode/);
    expect(readStoredCart(writeStoredCart(old))).toEqual(old);
  });

  it('reads no time that says no instant or no zone', () => {
    const [stored] = JSON.parse(writeStoredCart(mixed())) as Record<string, unknown>[];
    const chosen = [
      { startsAt: 'soon', zone: 'Europe/Berlin' },
      { startsAt: two.startsAt, zone: '' },
      { startsAt: two.startsAt.toISOString(), zone: 'Europe/Berlin' },
    ];
    const [line] = readStoredCart(JSON.stringify([{ ...stored, chosen }]));
    expect(line?.chosen).toEqual([null, null, two]);
  });

  it('says each time with its zone to the shop, as the rules take it', () => {
    const items = encodeCart(mixed());
    expect(items[0]).toMatchObject({
      startsAt: ['2040-03-16T13:00:00.000Z', null, '2040-03-16T14:00:00.000Z'],
      timezone: ['Europe/Berlin', null, 'America/New_York'],
    });
    expect(linesRule.parse(items)[0]?.chosen).toEqual([two, null, three]);
    expect(encodeCart(addToCart([], anAddition(), 1))[0]).not.toHaveProperty('startsAt');
  });
});

describe('free times beside the rest of a cart', () => {
  const cart = mixed().map((line) => ({ ...line, experience: { ...line.experience, duration: '60 min' } }));
  const [line] = cart;
  const wanted = { experienceId: line?.experience.id ?? 0, minutes: 60 };
  const start = (clock: string, left: number) => ({ startsAt: at(clock).startsAt.toISOString(), left });

  it('leave out the unit that is asked for', () => {
    const rest = restOfCart(cart, { lineId: line?.id ?? 0, unit: 0 });
    expect(rest.map(({ startsAt }) => startsAt)).toEqual([three.startsAt.getTime()]);
    expect(restOfCart(cart)).toHaveLength(2);
  });

  it('need a host for each session at about the same time', () => {
    const rest = restOfCart(cart);
    expect(leftBeside(start('13:30', 2), wanted, rest, null)).toBe(0);
    expect(leftBeside(start('13:30', 3), wanted, rest, null)).toBe(1);
    expect(leftBeside(start('18:00', 1), wanted, rest, null)).toBe(1);
  });

  it('are what the shop offers beside sessions of another experience that are held', () => {
    const rest = restOfCart(cart).map((each) => ({ ...each, experienceId: 999 }));
    const { startsAt } = start('13:30', 1);
    expect(leftBeside(start('13:30', 1), wanted, rest, new Set())).toBe(0);
    expect(leftBeside(start('13:30', 1), wanted, rest, new Set([startsAt]))).toBe(1);
    expect(leftBeside(start('13:30', 1), wanted, rest, null)).toBe(1);
  });
});
