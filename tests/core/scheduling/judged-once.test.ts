import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSlot, day } from '../../support/builders.ts';

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
});
