import { z } from 'zod';
import { day, settingVersion } from '../../kernel/fields.ts';
import type { DaySpan, Weekday } from './booking-rules.ts';
import { zoneRule } from './zone-rule.ts';

const END_OF_DAY = 1_440;

const minuteOfDay = z.int('Must be minutes after midnight').min(0).max(END_OF_DAY);

const spanRule = z
  .object({ weekday: z.int().min(1).max(7), from: minuteOfDay, to: minuteOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Must end after it begins' })
  .transform(({ weekday, from, to }): DaySpan => ({ weekday: weekday as Weekday, from, to }));

export const HOURS_OVERLAP = 'Hours of one day may not overlap';

/** Bookable hours of a week, sorted by day and time. */
export const hoursRule = z
  .array(spanRule, 'Send the hours as a list')
  .max(70, 'At most ten spans a day')
  .transform((spans) => spans.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from))
  .superRefine((spans, context) => {
    spans.forEach((span, at) => {
      const before = spans[at - 1];
      if (before && before.weekday === span.weekday && before.to > span.from)
        context.addIssue({ code: 'custom', path: [at, 'from'], message: HOURS_OVERLAP });
    });
  });

/** Rules of booking as they are stored, for the shop or for one experience. */
export const bookingRulesFields = z.object({
  noticeHours: z
    .int('Must be a whole number of hours')
    .min(0, 'Must be at least 0')
    .max(8_760, 'Must be at most a year'),
  zone: zoneRule,
  hours: hoursRule.nullable(),
  blackoutDays: z
    .array(day(), 'Send the days as a list')
    .max(1_000, 'At most 1000 days')
    .transform((days) => [...new Set(days)].toSorted()),
});

/** The body of `PUT /api/admin/booking-rules`. */
export const bookingRulesRule = bookingRulesFields.extend({ version: settingVersion() });

export type BookingRulesGiven = z.output<typeof bookingRulesRule>;
