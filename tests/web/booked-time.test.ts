import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { expect, it } from 'vitest';
import { bookedTime } from '../../web/ui/formats/booked-time.ts';

const slot = (zone: Zone): Slot => ({
  date: '2026-03-20' as LocalDate,
  time: '2:30',
  meridiem: 'PM',
  zone,
});

it('says the time of a booking in words, whatever names its zone', () => {
  expect(bookedTime('2:30 PM EST', [slot('EST')])).toBe('2:30 PM EST');
  expect(bookedTime('2:30 PM America/New_York', [slot('EST'), slot('America/New_York')])).toBe(
    '2:30 PM EDT, New York',
  );
  expect(bookedTime('TBD', [])).toBe('TBD');
});
