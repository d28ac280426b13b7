import { lineRule, linesRule } from '@wondercast/core/buying/cart/rules';
import { EMPTY_SLOT } from '@wondercast/core/calendar/scheduling/slot';
import { accept } from '@wondercast/core/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { aSlot, day, usd } from '../../support/builders.ts';

const wire = (change: object = {}) => ({ experienceId: 7, quantity: 2, ...change });
const messageOf = (change: object): string | null =>
  lineRule.safeParse(wire(change)).error?.issues[0]?.message ?? null;

describe('a slot on the wire', () => {
  it('is refused where its time lies in year 10000, which no calendar file can say', () => {
    const last = { date: '9999-12-31', time: '11:30', meridiem: 'PM', zone: 'PST' };
    expect(messageOf({ slots: [last] })).toBe('Must be before year 10000 in UTC');
    expect(messageOf({ slots: [{ ...last, zone: 'UTC' }] })).toBeNull();
    expect(messageOf({ slots: [{ ...last, time: null }] })).toBeNull();
  });
});

describe('slots that are repeated', () => {
  const slot = { date: '2027-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' };
  const slotsOf = (slots: readonly unknown[]) => accept(lineRule, wire({ quantity: 10, slots })).slots;

  it('are judged once: equal ones are the same object, which nobody can change', () => {
    const [first, second, other] = slotsOf([slot, { ...slot }, { ...slot, time: '2:31' }]);
    expect(second).toBe(first);
    expect(other).toEqual({ ...first, time: '2:31' });
    expect(slotsOf([slot])[0]).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
  });

  it('are still told apart by what is sent: null, nothing, and what only looks like them', () => {
    expect(slotsOf([{}, { date: null }, null, undefined])).toEqual(Array(4).fill(EMPTY_SLOT));
    for (const wrong of [[], 'null', 7, true])
      expect(messageOf({ slots: [{}, wrong] })).toMatch(/^Invalid input: expected object/);
    slotsOf([{ ...slot, time: '5' }]);
    expect(messageOf({ slots: [{ ...slot, time: 5 }] })).toBe('Must be text');
    expect(messageOf({ slots: [{ ...slot, meridiem: 'null' }] })).toBe('Must be AM or PM');
  });

  it('are refused again and again, each at its own place', () => {
    const bad = { ...slot, date: '2027-02-30' };
    for (const _ of [1, 2]) {
      const { error } = lineRule.safeParse(wire({ slots: [slot, bad], preferences: [[slot, bad]] }));
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
        'slots.1.date',
        'preferences.0.1.date',
      ]);
    }
  });

  it('are kept however many there are, and however much space is around them', () => {
    const many = Array.from({ length: 6_000 }, (_, at) => ({ ...slot, time: `${at}` }));
    for (let at = 0; at < many.length; at += 1_000)
      expect(
        accept(lineRule, wire({ quantity: 1_000, slots: many.slice(at, at + 1_000) })).slots,
      ).toHaveLength(1_000);
    const [spaced] = slotsOf([{ ...slot, time: `${' '.repeat(90)}2:30` }]);
    expect(spaced).toEqual(slotsOf([slot])[0]);
  });
});

describe('a line on the wire', () => {
  it('needs no more than an experience and a quantity', () => {
    expect(accept(lineRule, wire())).toEqual({
      experienceId: 7,
      selectedTier: 'starter',
      quantity: 2,
      addOnIds: [],
      claimedTierPrice: null,
      claimedAddOnsTotal: null,
      headcount: null,
      slots: [],
    });
  });

  it('says prices as claims, add-ons by id and each once, and whatever else it holds is ignored', () => {
    const line = accept(
      lineRule,
      wire({
        selectedTier: 'ultimate',
        addOns: [{ id: 3, name: 'x', price: -5 }, { id: 1 }, { id: 3 }],
        tierPrice: '1700.00',
        addOnsTotal: 12.5,
        headcount: 200,
        experience: { id: 99 },
        selectedDate: 'TBD',
        lineTotal: 0,
        __proto__: { quantity: 5 },
      }),
    );
    expect(line).toMatchObject({
      experienceId: 7,
      selectedTier: 'ultimate',
      addOnIds: [3, 1],
      claimedTierPrice: usd(1700),
      claimedAddOnsTotal: usd(12.5),
      headcount: 200,
    });
  });

  it('has slots, whose every field may be missing', () => {
    const { slots } = accept(
      lineRule,
      wire({ slots: [null, { date: '2026-03-19T10:00:00Z', time: ' 2:30 ', meridiem: 'PM', zone: 'EST' }] }),
    );
    expect(slots).toEqual([
      EMPTY_SLOT,
      aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' }),
    ]);
    expect(accept(lineRule, wire({ slots: [{ time: '  ' }] })).slots).toEqual([EMPTY_SLOT]);
  });

  it('may have days alone; slots win over them', () => {
    const dates = { experienceDates: ['2026-03-19', null] };
    expect(accept(lineRule, wire(dates)).slots).toEqual([aSlot({ date: day('2026-03-19') }), EMPTY_SLOT]);
    expect(accept(lineRule, wire({ ...dates, slots: [{ zone: 'UTC' }] })).slots).toEqual([
      aSlot({ zone: 'UTC' }),
    ]);
  });

  it.each<[object, string]>([
    [{ quantity: 0 }, 'Quantity must be at least 1'],
    [{ quantity: -1 }, 'Quantity must be at least 1'],
    [{ quantity: 1.5 }, 'Quantity must be a whole number'],
    [{ quantity: '1' }, 'Quantity must be a whole number'],
    [{ quantity: null }, 'Quantity must be a whole number'],
    [{ quantity: Number.POSITIVE_INFINITY }, 'Quantity must be a whole number'],
    [{ quantity: 1001 }, 'Quantity must be at most 1000'],
    [{ quantity: 1e9 }, 'Quantity must be at most 1000'],
    [{ selectedTier: 'gold' }, 'Must be starter, elevated, premium or ultimate'],
    [{ headcount: 0 }, 'Headcount must be at least 1'],
    [{ headcount: 1.5 }, 'Headcount must be a whole number'],
    [{ slots: [{}, {}, {}] }, 'More dates than units'],
    [{ experienceDates: [null, null, null] }, 'More dates than units'],
    [{ slots: [{ meridiem: 'pm' }] }, 'Must be AM or PM'],
    [{ slots: [{ zone: 'CET' }] }, 'Must be a listed time zone'],
    [{ slots: [{ date: 'soon' }] }, 'Must be a date as YYYY-MM-DD'],
    [{ addOns: Array.from({ length: 51 }, (_, at) => ({ id: at + 1 })) }, 'At most 50 add-ons on a line'],
    [{ experienceId: '7' }, 'Must be a whole number'],
  ])('refuses %j', (change, message) => {
    expect(messageOf(change)).toBe(message);
  });

  it('comes in a list of 1 to 50', () => {
    expect(linesRule.safeParse([]).error?.issues[0]?.message).toBe('Your cart is empty');
    expect(linesRule.safeParse(Array.from({ length: 51 }, () => wire())).error?.issues[0]?.message).toBe(
      'At most 50 lines',
    );
    for (const value of [null, {}, 'x']) {
      expect(linesRule.safeParse(value).error?.issues[0]?.message).toBe('Invalid cart items');
    }
  });
});
