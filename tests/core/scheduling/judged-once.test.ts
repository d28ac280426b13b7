import { slotRule } from '@wondercast/core/cart/rules';
import { spokenTime } from '@wondercast/core/scheduling/spoken-time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSlot, day } from '../../support/builders.ts';

const berlin = (minute: number) => ({
  date: '2027-03-19',
  time: `2:${String(minute).padStart(2, '0')}`,
  meridiem: 'PM',
  zone: 'Europe/Berlin',
});

describe('the times of a thousand units', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are read by one calendar for each zone: making one costs more than a hundred uses', () => {
    const slot = aSlot({ date: day('2027-07-19'), time: '2:30', meridiem: 'PM', zone: 'Asia/Kathmandu' });
    expect(spokenTime(slot)).toBe('2:30 PM GMT+5:45, Kathmandu');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let minute = 0; minute < 60; minute++)
      spokenTime({ ...slot, time: `2:${String(minute).padStart(2, '0')}` });
    expect(made).not.toHaveBeenCalled();
  });

  it('are judged once each, whoever names them', () => {
    const [first, again, other] = [berlin(30), berlin(30), berlin(31)].map((sent) => slotRule.parse(sent));
    expect(again).toBe(first);
    expect(other).not.toEqual(first);
  });

  it('are refused each time when they are wrong, with the field', () => {
    for (const sent of [
      { ...berlin(0), zone: 'Mars/Olympus' },
      { ...berlin(0), zone: 'Mars/Olympus' },
    ])
      expect(slotRule.safeParse(sent).error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [['zone'], 'Must be a listed time zone'],
      ]);
    // What looks alike in one text is not the same.
    slotRule.parse({ date: null, time: '2","PM', meridiem: null, zone: null });
    expect(slotRule.safeParse({ date: null, time: '2', meridiem: 'PM', zone: null }).data).toMatchObject({
      time: '2',
      meridiem: 'PM',
    });
  });
});
