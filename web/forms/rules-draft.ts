import type { BookingRules, DaySpan, Weekday } from '@wondercast/core/calendar/scheduling/booking-rules';
import { bookingRulesWords } from '@wondercast/core/calendar/scheduling/rules-in-words';
import { readZone, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import type { Schema } from '../api/transport/contract.ts';
import { numberOf } from './record-draft.ts';

/** Rules of booking while they are written: the notice is text. */
export interface RulesDraft {
  readonly noticeHours: string;
  readonly zone: Zone;
  /** null is any time. */
  readonly hours: readonly DaySpan[] | null;
  readonly blackoutDays: readonly LocalDate[];
}

/** What limited hours start with: weekdays from nine to five. */
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

/** As it is sent. */
export const rulesBodyOf = (draft: RulesDraft) => {
  const { hours, blackoutDays, ...rules } = rulesOf(draft);
  return { ...rules, hours: hours && [...hours], blackoutDays: [...blackoutDays] };
};

/** As customers read them; null where there are none, or the notice is no number yet. */
export const rulesWordsOf = (draft: RulesDraft): string | null =>
  Number.isInteger(rulesOf(draft).noticeHours) ? bookingRulesWords(rulesOf(draft)) : null;
