import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { missingParts, timeDoubt } from '@wondercast/core/calendar/scheduling/time-doubts';
import { readTypedTime } from '@wondercast/core/calendar/scheduling/typed-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSlot, day } from '../../support/builders.ts';

describe('a typed time', () => {
  it.each([
    ['14:00', '2:00 PM'],
    ['14h', '2:00 PM'],
    ['14h30', '2:30 PM'],
    ['14.30 Uhr', '2:30 PM'],
    ['1430', '2:30 PM'],
    ['2pm', '2:00 PM'],
    ['2 PM', '2:00 PM'],
    ['2:30 p.m.', '2:30 PM'],
    ['2.30 a. m.', '2:30 AM'],
    ['12 am', '12:00 AM'],
    ['00:15', '12:15 AM'],
    ['230p', '2:30 PM'],
    ['14:00 pm', '2:00 PM'],
    ['noon', '12:00 PM'],
    ['12 Noon', '12:00 PM'],
    ['Midday', '12:00 PM'],
    ['２pm', '2:00 PM'],
    ['2', '2:00 ?'],
    ['02:30', '2:30 ?'],
    ["3 o'clock", '3:00 ?'],
    ['12', '12:00 ?'],
  ])('%s is read as people write it: %s', (text, read) => {
    const time = readTypedTime(text);
    expect(time && `${time.hours}:${String(time.minutes).padStart(2, '0')} ${time.meridiem ?? '?'}`).toBe(
      read,
    );
  });

  it.each([
    '',
    'after lunch',
    '25:00',
    '2:60',
    '14:00 am',
    '2:3',
    'midnight',
    '2-4 pm',
    'at 2 or 3',
    '12345',
  ])('%j is not read as one', (text) => expect(readTypedTime(text)).toBeNull());

  it('never becomes more than a day, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const time = readTypedTime(text);
        expect(time === null || (time.hours >= 1 && time.hours <= 12 && time.minutes <= 59)).toBe(true);
      }),
    );
  });
});

const full: Slot = { date: day('2027-03-20'), time: '3:00', meridiem: 'PM', zone: 'America/New_York' };
const choicesOf = (slot: Partial<Slot>) => timeDoubt(aSlot(slot))?.choices.map(({ words }) => words) ?? null;

describe('a time of a form', () => {
  it.each<[Partial<Slot>, string]>([
    [{ time: '14:00', zone: 'UTC' }, '2:00 PM UTC'],
    [{ time: '2pm', meridiem: 'PM', zone: 'UTC' }, '2:00 PM UTC'],
    [{ time: '2', meridiem: 'PM', zone: 'UTC' }, '2 PM UTC'],
    [{ time: 'after lunch', zone: 'UTC' }, 'after lunch UTC'],
    [{ ...full, time: '15h', meridiem: null }, '3:00 PM EDT, New York'],
  ])('%j is said as %s', (slot, words) => expect(spokenTime(aSlot(slot))).toBe(words));

  it('is beyond doubt when it is empty, or says all that is needed', () => {
    for (const slot of [{}, { date: full.date }, full, { ...full, time: '15:00', meridiem: null }])
      expect(timeDoubt(aSlot(slot))).toBeNull();
  });

  it('asks for AM or PM, and for what contradicts itself', () => {
    expect(timeDoubt(aSlot({ ...full, meridiem: null }))?.words).toBe('Is 3:00 AM or PM?');
    expect(choicesOf({ ...full, meridiem: null })).toEqual(['3:00 AM', '3:00 PM']);
    expect(timeDoubt(aSlot({ time: '14:00', meridiem: 'AM' }))?.words).toBe(
      '“14:00” is PM, not AM. Which is right?',
    );
    expect(timeDoubt(aSlot({ time: '14:00', meridiem: 'AM' }))?.choices[1]?.change).toEqual({
      time: '2:00',
      meridiem: 'PM',
    });
  });

  it('says what it cannot read, and which time the clocks skip', () => {
    expect(timeDoubt(aSlot({ time: 'after lunch' }))?.words).toMatch(
      /^“after lunch” is not read as a time\./,
    );
    const gap = { ...full, date: day('2027-03-14'), time: '2:30', meridiem: 'AM' as const };
    expect(timeDoubt(aSlot(gap))?.words).toMatch(/^On Mar 14, 2027 clocks in New York skip 2:30 AM\./);
  });

  it('asks about a label that clocks of its cities do not show on that day', () => {
    const march = { ...full, zone: 'EST' as const };
    expect(timeDoubt(aSlot(march))?.words).toBe(
      'On Mar 20, 2027 clocks in New York show EDT, not EST. Which do you mean?',
    );
    expect(timeDoubt(aSlot(march))?.choices).toEqual([
      { words: '3:00 PM in New York', change: { zone: 'America/New_York' } },
    ]);
    expect(choicesOf({ ...march, time: null, meridiem: null })).toEqual(['New York']);
    expect(choicesOf({ ...march, zone: 'MST' })).toEqual(['3:00 PM in Denver', '3:00 PM in Phoenix']);
    for (const zone of ['EDT', 'PDT', 'UTC'] as const) expect(choicesOf({ ...march, zone })).toBeNull();
    const winter = { ...march, date: day('2027-01-20') };
    expect(choicesOf(winter)).toBeNull();
    expect(choicesOf({ ...winter, zone: 'PDT' })).toEqual(['3:00 PM in Los Angeles']);
  });

  it('says what is missing for a calendar, of what says something', () => {
    expect(missingParts(aSlot({}))).toBeNull();
    expect(missingParts(aSlot(full))).toBeNull();
    expect(missingParts(aSlot({ time: '14:00' }))).toBe('a date and a time zone');
    expect(missingParts(aSlot({ date: full.date, time: '14:00' }))).toBe('a time zone');
  });
});
