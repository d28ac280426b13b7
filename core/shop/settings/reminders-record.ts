import { z } from 'zod';
import { defaultsOf, field, type RecordFields, type ValuesOf } from '../../kernel/records/field.ts';

/** Maximum length of a typed number of days. */
export const MAX_DAYS_LENGTH = 2;
const DAYS = 'Must be whole days from 1 to 60';
const REVIEW_DAYS = 'Must be whole days from 0 to 30';

/** When customers and hosts are reminded. */
export const REMINDERS = {
  // In descending order: the earliest reminder first.
  days: field({
    kind: 'json',
    label: 'Days before',
    rule: z
      .array(z.int(DAYS).min(1, DAYS).max(60, DAYS), 'Send the days as a list')
      .max(5, 'At most five reminders')
      .transform((days) => [...new Set(days)].toSorted((a, b) => b - a)),
    audited: 'shown',
  }),
  reviewDays: field({
    kind: 'optional-whole',
    label: 'Days after delivery',
    rule: z.int(REVIEW_DAYS).min(0, REVIEW_DAYS).max(30, REVIEW_DAYS).nullable(),
    initial: 1,
    audited: 'shown',
    about: 'Days after the delivery of a booking until its customer is asked for reviews; null asks nobody.',
  }),
} as const satisfies RecordFields;

export type Reminders = ValuesOf<typeof REMINDERS>;

/** The reminders until somebody sets others. */
export const USUAL_REMINDERS: Reminders = { ...defaultsOf(REMINDERS), days: [7, 2] };
