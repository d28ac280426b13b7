import type { LocalDate } from '../../kernel/calendar.ts';
import type { Zone } from './zone.ts';

/** Monday is 1, Sunday 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A part of a day: minutes after midnight as clocks show them, the end excluded; 1440 is midnight at the end. */
export interface DaySpan {
  readonly weekday: Weekday;
  readonly from: number;
  readonly to: number;
}

/** When sessions may be booked. */
export interface BookingRules {
  /** The least time from now to the start of a session, in hours. */
  readonly noticeHours: number;
  /** Whose days and hours these are. */
  readonly zone: Zone;
  /** Bookable hours of the week; null is any time. A day that is not in the list is not bookable. */
  readonly hours: readonly DaySpan[] | null;
  /** Days on which nothing takes place, in order. */
  readonly blackoutDays: readonly LocalDate[];
}

/** What holds until somebody says otherwise. */
export const NO_RULES: BookingRules = { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] };

/**
 * The rules that hold for an experience: its own instead of the shop's, and the shop's blackout days in any case. A time must keep
 * each of them.
 */
export const rulesInForce = (own: BookingRules | null, shop: BookingRules): readonly BookingRules[] =>
  own === null ? [shop] : [own, { ...NO_RULES, zone: shop.zone, blackoutDays: shop.blackoutDays }];

/** The shop's zone, as rules in force have it: theirs stand last. */
export const clocksOf = (rules: readonly BookingRules[]): Zone => (rules.at(-1) ?? NO_RULES).zone;
