import { z } from 'zod';
import { preferencesList } from '../../buying/cart/rules.ts';
import { MAX_MINUTES, MAX_TIMES, MIN_MINUTES } from '../../calendar/scheduling/session.ts';
import { zoneRule } from '../../calendar/scheduling/zone-rule.ts';
import { httpsAddress } from '../../kernel/addresses.ts';
import { id, instant, line, prose, version } from '../../kernel/fields.ts';

const MOST_TIMES = `At most ${MAX_TIMES} times`;

/** The body of `PUT /api/bookings/{id}/sessions/{sessionId}/preferences`. */
export const preferencesRule = z.object({
  preferences: preferencesList,
  guestNotes: prose(2_000).nullish(),
  version: version(),
});

const minutes = z
  .int('Must be a whole number of minutes')
  .min(MIN_MINUTES, `Must be at least ${MIN_MINUTES} minutes`)
  .max(MAX_MINUTES, `Must be at most ${MAX_MINUTES} minutes`);

/** The body of `POST /api/admin/sessions/{id}/agree`: a preference by its index, or any time. */
export const agreeRule = z
  .object({
    preference: z
      .int()
      .min(0)
      .max(MAX_TIMES - 1)
      .nullish(),
    startsAt: instant().nullish(),
    zone: zoneRule.nullish(),
    minutes: minutes.nullish(),
    /** The host who leads it from now on; the hosts who lead it already are freed in the same step. */
    hostId: id().nullish(),
    /** Whether that host is asked first. */
    ask: z.boolean('Must be true or false').nullish(),
    version: version(),
  })
  .superRefine(({ preference, startsAt, zone }, context) => {
    const given = preference !== null && preference !== undefined;
    if (given === Boolean(startsAt))
      context.addIssue({ code: 'custom', path: ['startsAt'], message: 'Send a preference or startsAt' });
    if (startsAt && !zone)
      context.addIssue({ code: 'custom', path: ['zone'], message: 'Send the zone of the time' });
  });

/** How long a suggestion may be accepted, in hours: minimum, maximum and default. */
export const EXPIRY_HOURS = { least: 1, most: 30 * 24, usual: 5 * 24 } as const;

/** The body of `POST /api/admin/sessions/{id}/suggestions`. */
export const suggestionsRule = z.object({
  times: z
    .array(z.object({ startsAt: instant(), zone: zoneRule }), 'Send the times as a list')
    .min(1, 'Suggest at least one time')
    .max(MAX_TIMES, MOST_TIMES),
  note: prose(1_000).nullish(),
  expiresAt: instant().nullish(),
  holdHosts: z.boolean('Must be true or false').nullish(),
  version: version(),
});

const CHOOSE_ONE = 'Send the place of a suggested time, or a free time with its timezone';

/** The body of `POST /api/sessions/{token}`: a suggested time by its index, or a free time. */
export const linkAnswerRule = z
  .object({
    time: z
      .int('Must be the place of a time')
      .min(0)
      .max(MAX_TIMES - 1)
      .nullish(),
    startsAt: instant().nullish(),
    timezone: zoneRule.nullish(),
  })
  .superRefine(({ time, startsAt, timezone }, context) => {
    const isPlace = typeof time === 'number';
    if (isPlace === Boolean(startsAt) || Boolean(startsAt) !== Boolean(timezone))
      context.addIssue({ code: 'custom', path: [isPlace ? 'startsAt' : 'time'], message: CHOOSE_ONE });
  });

/** The body of `POST /api/bookings/{id}/sessions/{sessionId}/suggestion`. */
export const suggestionAnswerRule = z.object({
  time: z
    .int('Must be the place of a time')
    .min(0)
    .max(MAX_TIMES - 1),
});

/** The body of `PATCH /api/admin/sessions/{id}`: a field that is left out stays; null clears it. */
export const sessionChangeRule = z.object({
  joinUrl: httpsAddress('Must be an https address').nullish(),
  place: line(200).nullish(),
  headcount: z.int('Must be a whole number').min(1, 'Must be at least 1').max(100_000, 'Too many').nullish(),
  notes: prose(4_000).nullish(),
  guestNotes: prose(2_000).nullish(),
  version: version(),
});

/** The body of `POST /api/admin/sessions/{id}/delivered`. */
export const deliveredRule = z.object({
  /** false undoes it. */
  delivered: z.boolean('Must be true or false').default(true),
  version: version(),
});

export type Agreeing = z.output<typeof agreeRule>;
export type Suggesting = z.output<typeof suggestionsRule>;
export type SessionChange = z.output<typeof sessionChangeRule>;
export type PreferencesChange = z.output<typeof preferencesRule>;
