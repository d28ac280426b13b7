import { z } from 'zod';
import { settingVersion } from '../../kernel/fields.ts';

/** When customers and hosts are reminded. */
export interface Reminders {
  /** Days before a session. */
  readonly days: readonly number[];
  /** Days after a booking is delivered until its customer is asked for reviews; null asks nobody. */
  readonly reviewDays: number | null;
}

/** What holds until somebody says otherwise. */
export const USUAL_REMINDERS: Reminders = { days: [7, 2], reviewDays: 1 };

/** Of a number of days as it is typed. */
export const MAX_DAYS_LENGTH = 2;
const DAYS = 'Must be whole days from 1 to 60';

const REVIEW_DAYS = 'Must be whole days from 0 to 30';
const reviewDays = z.int(REVIEW_DAYS).min(0, REVIEW_DAYS).max(30, REVIEW_DAYS).nullable();

export const remindersFields = z.object({
  // A release before reviews has stored none.
  reviewDays: reviewDays.default(USUAL_REMINDERS.reviewDays),
  days: z
    .array(z.int(DAYS).min(1, DAYS).max(60, DAYS), 'Send the days as a list')
    .max(5, 'At most five reminders')
    .transform((days) => [...new Set(days)].toSorted((a, b) => b - a)),
});

/** The body of `PUT /api/admin/settings/reminders`. */
export const remindersRule = remindersFields.extend({
  // Who does not send it leaves it as it is.
  reviewDays: reviewDays.optional(),
  version: settingVersion(),
});
