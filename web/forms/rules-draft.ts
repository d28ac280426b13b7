import type { BookingRules, DaySpan, Weekday } from '@wondercast/core/calendar/scheduling/booking-rules';
import { bookingRulesWords } from '@wondercast/core/calendar/scheduling/rules-in-words';
import { readZone, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import type { Schema } from '../api/transport/contract.ts';
import { numberOf } from './record-draft.ts';

/** Booking rules while they are edited. The notice is text. */
export interface RulesDraft {
  readonly noticeHours: string;
  readonly zone: Zone;
  /** null: any time. */
  readonly hours: readonly DaySpan[] | null;
  readonly blackoutDays: readonly LocalDate[];
}

/** Initial value of limited hours: weekdays from nine to five. */
export const NINE_TO_FIVE: readonly DaySpan[] = ([1, 2, 3, 4, 5] as const).map((weekday) => ({
  weekday,
  from: 540,
  to: 1_020,
}));

type Rules = Pick<NonNullable<Schema<'ExperienceRules'>>, 'noticeHours' | 'zone' | 'hours' | 'blackoutDays'>;

export const rulesDraftOf = ({ noticeHours, zone, hours, blackoutDays }: Rules): RulesDraft => ({
  noticeHours: String(noticeHours),
  zone: readZone(zone ?? 'UTC') ?? 'UTC',
  hours: hours?.map(({ weekday, from, to }) => ({ weekday: weekday as Weekday, from, to })) ?? null,
  blackoutDays: blackoutDays.flatMap((day) => (day === null ? [] : (localDate(day) ?? []))),
});

export const rulesOf = ({ noticeHours, ...draft }: RulesDraft): BookingRules => ({
  ...draft,
  noticeHours: numberOf(noticeHours),
});

/** The rules as they are sent. */
export const rulesBodyOf = (draft: RulesDraft) => {
  const { hours, blackoutDays, ...rules } = rulesOf(draft);
  return { ...rules, hours: hours && [...hours], blackoutDays: [...blackoutDays] };
};

/** The rules as customers read them; null when there are none, or the notice is not a number yet. */
export const rulesWordsOf = (draft: RulesDraft): string | null =>
  Number.isInteger(rulesOf(draft).noticeHours) ? bookingRulesWords(rulesOf(draft)) : null;
