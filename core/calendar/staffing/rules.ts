import { z } from 'zod';
import { calendarAddress, imageAddress } from '../../kernel/addresses.ts';
import { id, instant, line, prose, version } from '../../kernel/fields.ts';
import { customerRule } from '../../people/customer.ts';
import { hoursRule } from '../scheduling/booking-rules-rule.ts';
import { zoneRule } from '../scheduling/zone-rule.ts';
import { DECLINE_REASONS } from './assignment.ts';
import { HOST_DEFAULTS } from './host.ts';

const NAME = 'Name is required';
const LANGUAGE = 'Must be a language such as en or pt-BR';

/** Characters of the longest tag of a language that is taken. */
export const MAX_LANGUAGE_LENGTH = 35;

const languageRule = z
  .string(LANGUAGE)
  .trim()
  .max(MAX_LANGUAGE_LENGTH, LANGUAGE)
  .transform((text, context) => {
    try {
      const [tag] = Intl.getCanonicalLocales(text);
      if (tag) return tag;
    } catch {
      // Not a tag: said below.
    }
    context.addIssue({ code: 'custom', message: LANGUAGE });
    return z.NEVER;
  });

const breakRule = z
  .int('Must be a whole number of minutes')
  .min(0, 'Must be at least 0')
  .max(480, 'Must be at most 480');

const hostFields = {
  name: line(120, NAME).min(1, NAME),
  email: customerRule.shape.email,
  phone: line(40).nullish(),
  pictureUrl: imageAddress('Must be an https address or an uploaded picture').nullish(),
  about: prose(500).nullish(),
  zone: zoneRule,
  languages: z
    .array(languageRule, 'Send the languages as a list')
    .max(20, 'At most 20 languages')
    .transform((tags) => [...new Set(tags)]),
  experienceIds: z
    .array(id(), 'Send the experiences as a list')
    .max(10_000, 'Too many experiences')
    .transform((ids) => [...new Set(ids)]),
  hours: hoursRule,
  breakBefore: breakRule,
  breakAfter: breakRule,
  mostADay: z.int('Must be a whole number').min(1, 'Must be at least 1').max(24, 'Must be at most 24'),
  feedUrl: calendarAddress('Must be an https address').nullish(),
};

/** The body of `POST /api/admin/hosts`. */
export const hostRule = z.object({
  ...hostFields,
  languages: hostFields.languages.prefault([]),
  experienceIds: hostFields.experienceIds.prefault([]),
  hours: hostFields.hours.prefault([]),
  breakBefore: breakRule.default(HOST_DEFAULTS.breakBefore),
  breakAfter: breakRule.default(HOST_DEFAULTS.breakAfter),
  mostADay: hostFields.mostADay.default(HOST_DEFAULTS.mostADay),
});

/** The body of `PATCH /api/admin/hosts/{id}`: what is left out stays; null clears. */
export const hostChangeRule = z
  .object({
    ...hostFields,
    active: z.boolean('Must be true or false'),
  })
  .partial()
  .extend({ version: version() });

/** The body of an absence, from the desk or from the host. */
export const absenceRule = z
  .object({ startsAt: instant(), endsAt: instant(), reason: line(200).nullish() })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Must end after it begins',
  });

/** The body of `POST /api/admin/sessions/{id}/assignments`. */
export const assignmentRule = z.object({
  hostId: id(),
  /** Whether the host is asked; otherwise the host leads it at once. */
  ask: z.boolean('Must be true or false').default(true),
  /** The assignment that it takes the place of, in the same step. */
  instead: id().nullish(),
});

/** The body of `POST /api/host/{token}/assignments/{id}`. */
export const hostAnswerRule = z
  .object({
    accept: z.boolean('Must be true or false'),
    reason: z.enum(DECLINE_REASONS, 'Choose a reason').nullish(),
    note: prose(500).nullish(),
    /** The start that the host was shown: an answer to another time is refused. */
    startsAt: instant().nullish(),
  })
  .refine(({ accept, reason }) => accept || Boolean(reason), {
    path: ['reason'],
    message: 'Choose a reason',
  });

export type NewHostFields = z.output<typeof hostRule>;
export type HostChange = z.output<typeof hostChangeRule>;
export type NewAbsence = z.output<typeof absenceRule>;
export type AssignmentRequest = z.output<typeof assignmentRule>;
export type HostAnswer = z.output<typeof hostAnswerRule>;
