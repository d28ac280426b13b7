import { z } from 'zod';
import { line, optionalLine, prose } from '../../kernel/fields.ts';
import { field, type RecordFields } from '../../kernel/records/field.ts';
import { NO_STARS } from './words.ts';

const NAME = 'Please say your first name';
const REASON = 'Please say why';

// What people wrote stays out of the audit log, so that erasing a review removes it everywhere.
const written = { audited: 'hidden' } as const;

/** What a customer says about one experience. */
export const REVIEW = {
  rating: field({
    kind: 'whole',
    label: 'Stars',
    rule: z.int(NO_STARS).min(1, NO_STARS).max(5, NO_STARS),
    audited: 'shown',
  }),
  // Empty where the customer gave only stars.
  text: field({ ...written, kind: 'text', label: 'In your words', rule: prose(2000), initial: '' }),
  name: field({
    ...written,
    kind: 'text',
    label: 'First name',
    rule: line(60, NAME).min(1, NAME),
    about: 'The name that is shown.',
  }),
  company: field({ ...written, kind: 'optional', label: 'Company', rule: optionalLine(100) }),
} as const satisfies RecordFields;

/** What the staff write about a review. */
export const MODERATION = {
  reason: field({
    ...written,
    kind: 'optional',
    label: 'Why',
    rule: line(300, REASON).min(1, REASON),
    about: 'Why it is hidden.',
  }),
  answer: field({
    ...written,
    kind: 'optional',
    label: 'Your answer',
    rule: prose(1000)
      .nullable()
      .transform((text) => text || null),
    about: "The shop's answer.",
  }),
} as const satisfies RecordFields;
