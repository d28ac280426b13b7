import { z } from 'zod';
import { calendarAddress, httpsAddress, imageAddress } from '../../kernel/addresses.ts';
import { flag, id, line, orNone, prose } from '../../kernel/fields.ts';
import { defaultsOf, field, type RecordFields } from '../../kernel/records/field.ts';
import { customerRule } from '../../people/customer.ts';
import { hoursRule } from '../scheduling/valid-booking-rules.ts';
import { zoneRule } from '../scheduling/zone-rule.ts';
import { languageRule } from './language-rule.ts';

const NAME = 'Name is required';

const breakRule = z
  .int('Must be a whole number of minutes')
  .min(0, 'Must be at least 0')
  .max(480, 'Must be at most 480');

const shown = { audited: 'shown' } as const;

/** Every field of a host that the desk may set when it adds one. Contact details are not in the audit log. */
export const HOST = {
  name: field({ ...shown, kind: 'text', label: 'Name', rule: line(120, NAME).min(1, NAME) }),
  email: field({ kind: 'text', label: 'E-mail', rule: customerRule.shape.email, audited: 'hidden' }),
  phone: field({
    kind: 'optional',
    label: 'Phone',
    rule: orNone(line(40)),
    initial: null,
    audited: 'hidden',
  }),
  pictureUrl: field({
    ...shown,
    kind: 'optional',
    label: 'Picture',
    rule: orNone(imageAddress('Must be an https address or an uploaded picture')),
    initial: null,
  }),
  about: field({
    ...shown,
    kind: 'optional',
    label: 'A line about them',
    rule: orNone(prose(500)),
    initial: null,
  }),
  // An IANA zone or one of the nine labels.
  zone: field({ ...shown, kind: 'json', label: 'Time zone', rule: zoneRule }),
  // BCP 47, such as `en` or `pt-BR`.
  languages: field({
    ...shown,
    kind: 'json',
    label: 'Languages',
    rule: z
      .array(languageRule, 'Send the languages as a list')
      .max(20, 'At most 20 languages')
      .transform((tags) => [...new Set(tags)]),
    initial: [],
  }),
  experienceIds: field({
    ...shown,
    kind: 'links',
    label: 'Can lead',
    rule: z
      .array(id(), 'Send the experiences as a list')
      .max(10_000, 'Too many experiences')
      .transform((ids) => [...new Set(ids)]),
    initial: [],
  }),
  // In the host's own zone; several spans a day are possible, and none overlap.
  hours: field({
    kind: 'json',
    label: 'Weekly hours',
    rule: hoursRule,
    initial: [],
    audited: ({ length }) => ({ spansOfHours: length }),
  }),
  breakBefore: field({
    ...shown,
    kind: 'whole',
    label: 'Break before',
    rule: breakRule,
    initial: 15,
    about: 'In minutes.',
  }),
  breakAfter: field({
    ...shown,
    kind: 'whole',
    label: 'Break after',
    rule: breakRule,
    initial: 15,
    about: 'In minutes.',
  }),
  mostADay: field({
    ...shown,
    kind: 'whole',
    label: 'Most sessions a day',
    rule: z.int('Must be a whole number').min(1, 'Must be at least 1').max(24, 'Must be at most 24'),
    initial: 3,
  }),
  takesInstant: field({
    ...shown,
    kind: 'flag',
    label: 'Takes instant bookings',
    rule: flag(),
    initial: false,
    about: 'Whether customers may take a free time of theirs without the desk.',
  }),
  joinUrl: field({
    kind: 'optional',
    label: 'Standing join link',
    rule: orNone(httpsAddress('Must be an https address')),
    initial: null,
    about:
      'Where people join sessions that were booked at a free time; null where each session has one of its own.',
    audited: (joinUrl) => ({ standingJoinLink: joinUrl !== null }),
  }),
  feedUrl: field({
    kind: 'optional',
    label: 'Own calendar',
    rule: orNone(calendarAddress('Must be an https address')),
    initial: null,
    // The address of a private calendar is a secret.
    audited: (feedUrl) => ({ ownCalendar: feedUrl !== null }),
  }),
} as const satisfies RecordFields;

/** The initial values of a new host. */
export const HOST_DEFAULTS = defaultsOf(HOST);
