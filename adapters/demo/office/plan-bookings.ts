import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { dayAt, daysAfter, type LocalDate } from '@wondercast/core/kernel/calendar';
import type { Tier } from '@wondercast/core/shop/pricing/tiers';

const BOOKINGS = 60;
/** Days from today to the first and to the last session. */
const [FIRST, LAST] = [-44, 44];
/** Days from today to the oldest booking. */
const OLDEST = -60;
const TIERS: readonly Tier[] = ['starter', 'elevated', 'premium', 'ultimate', 'elevated', 'starter'];
const HOURS: readonly (readonly [time: string, meridiem: 'AM' | 'PM'])[] = [
  ['11:00', 'AM'],
  ['1:00', 'PM'],
  ['2:30', 'PM'],
  ['4:00', 'PM'],
];

/** How far the desk has got with a booking. */
export type DemoStanding = 'requested' | 'asked' | 'agreed' | 'suggested' | 'declined' | 'unstaffed';

/** What disturbs a booking: it is cancelled, or its host cannot come. */
export type DemoTurn = 'cancelled-with-fee' | 'cancelled-by-shop' | 'host-declines';

/** By booking number. Cancelled ones have an agreed time weeks ahead and are unpaid; the third one's host has been asked. */
const TURNS: Readonly<Record<number, DemoTurn>> = {
  38: 'cancelled-by-shop',
  46: 'host-declines',
  50: 'cancelled-with-fee',
};

export interface DemoBooking {
  readonly number: number;
  readonly tier: Tier;
  readonly headcount: number;
  readonly placedOn: LocalDate;
  /** The day of the session. */
  readonly day: LocalDate;
  /** In the order of preference. */
  readonly preferences: readonly Slot[];
  readonly isOver: boolean;
  readonly standing: DemoStanding;
  readonly turn: DemoTurn | null;
}

/** Moves a Saturday or Sunday to the following Monday. */
const weekday = (day: LocalDate): LocalDate => {
  const place = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, place === 6 ? 2 : place === 0 ? 1 : 0);
};

const slotOn = (day: LocalDate, place: number): Slot => {
  const [time = '11:00', meridiem = 'AM'] = HOURS[place % HOURS.length] ?? [];
  return { date: day, time, meridiem, zone: 'America/New_York' };
};

/** Future bookings are at every stage; those that take place soon have an agreed time. */
const standingOf = (number: number, daysAhead: number): DemoStanding => {
  const far: readonly DemoStanding[] = ['requested', 'suggested', 'agreed', 'declined', 'asked', 'requested'];
  const soon: readonly DemoStanding[] = ['agreed', 'agreed', 'asked', 'agreed', 'unstaffed'];
  const stages = daysAhead < 10 ? soon : far;
  return stages[number % stages.length] ?? 'agreed';
};

/** Plans sixty bookings around a day. The same day always gives the same plan. */
export const planBookings = (now: Date): readonly DemoBooking[] => {
  const today = dayAt(now, 0);
  return Array.from({ length: BOOKINGS }, (_, number) => {
    const offset = FIRST + Math.round((number * (LAST - FIRST)) / (BOOKINGS - 1));
    const day = weekday(daysAfter(today, offset === 0 ? 1 : offset));
    const isOver = day < today;
    const lead = 9 + ((number * 7) % 13);
    const placed = Math.max(OLDEST, Math.min(offset - lead, -1 - (number % 5)));
    const tier = TIERS[number % TIERS.length] ?? 'starter';
    return {
      number,
      tier,
      headcount: 12 + ((number * 5) % 9),
      placedOn: daysAfter(today, placed),
      day,
      preferences: [slotOn(day, number), slotOn(weekday(daysAfter(day, 2)), number + 1)].slice(
        0,
        1 + (number % 2),
      ),
      isOver,
      standing: isOver ? 'agreed' : standingOf(number, offset),
      turn: TURNS[number] ?? null,
    };
  });
};
