import type { LocalDate } from '../../kernel/calendar.ts';
import type { Zone } from './zone.ts';

/** Monday is 1, Sunday 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A part of a day, in minutes after midnight on the clock; the end is excluded, and 1440 is midnight at the end of the day. */
export interface DaySpan {
  readonly weekday: Weekday;
  readonly from: number;
  readonly to: number;
}

/** When sessions may be booked. */
export interface BookingRules {
  /** Minimum notice from now to the start of a session, in hours. */
  readonly noticeHours: number;
  /** The time zone of the days and hours. */
  readonly zone: Zone;
  /** Bookable hours of the week; null for any time. A weekday that is not in the list cannot be booked. */
  readonly hours: readonly DaySpan[] | null;
  /** Days on which no session takes place, in order. */
  readonly blackoutDays: readonly LocalDate[];
}

/** The rules of booking until somebody sets others. */
export const NO_RULES: BookingRules = { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] };

/**
 * The rules that apply to an experience: its own rules replace the shop's, but the shop's blackout days always apply. A time must meet each
 * of them.
 */
export const rulesInForce = (own: BookingRules | null, shop: BookingRules): readonly BookingRules[] =>
  own === null ? [shop] : [own, { ...NO_RULES, zone: shop.zone, blackoutDays: shop.blackoutDays }];

/** The shop's time zone, taken from the rules in force: the shop's rules are last. */
export const shopZoneOf = (rules: readonly BookingRules[]): Zone => (rules.at(-1) ?? NO_RULES).zone;
