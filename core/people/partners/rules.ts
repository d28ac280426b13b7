import { z } from 'zod';
import { webAddress } from '../../kernel/addresses.ts';
import { id, line, version } from '../../kernel/fields.ts';
import { newRecordRule, recordChangeRule } from '../../kernel/records/record-rules.ts';
import { emailRule } from '../account/rules.ts';
import { KEY_KINDS, KEY_MODES, SCOPES, type Scope } from '../caller.ts';
import type { PartnerKey } from './key.ts';
import { PARTNER } from './partner-record.ts';
import { WEBHOOK_EVENTS } from './webhook.ts';

const ORIGIN = 'Must be an origin such as https://partner.example.com, without path or wildcard';
const MOST_ORIGINS = 20;
/** Hours for which a replaced key or secret still works: the default, and the maximum. */
export const GRACE_HOURS = 24;
const MOST_GRACE_HOURS = 30 * 24;

export const partnerRule = newRecordRule(PARTNER);
export const partnerChangeRule = recordChangeRule(PARTNER);

/** An origin as browsers write it: lower case, no slash at the end, no port where it is the scheme's default. */
const originRule = z
  .string(ORIGIN)
  .trim()
  .toLowerCase()
  .max(300, ORIGIN)
  .regex(
    /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(?::\d{1,5})?\/?$/,
    ORIGIN,
  )
  .transform((text) =>
    text
      .replace(/\/$/, '')
      .replace(/^(https:.*):443$/, '$1')
      .replace(/^(http:.*):80$/, '$1'),
  );

const originsRule = z
  .array(originRule, 'Send the origins as a list')
  .max(MOST_ORIGINS, `At most ${MOST_ORIGINS} origins`)
  .transform((origins) => [...new Set(origins)]);
const scopesRule = z
  .array(z.enum(SCOPES, `Must be one of ${SCOPES.join(', ')}`), 'Send the scopes as a list')
  .max(20, 'Too many scopes')
  .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope)));
const rateRule = z.int('Must be a whole number').min(1, 'Must be at least 1').max(1_000_000, 'Too large');
const labelRule = line(120).transform((text) => text ?? '');

const modeRule = z.enum(KEY_MODES, 'Must be live or test').prefault('live');

export const NEEDS_ORIGIN = 'A publishable key needs the origin of each page that uses it';
export const NO_ORIGINS = 'A secret key stays on servers, which have no origin';
export const NO_SCOPES = 'A publishable key has no scopes: it browses, quotes, checks codes and books';

const ownKeyFields = {
  kind: z.enum(KEY_KINDS, 'Must be publishable or secret'),
  mode: modeRule,
  label: labelRule.prefault(''),
  origins: originsRule.prefault([]),
  scopes: scopesRule.optional(),
};

const assertFits = (
  { kind, origins, scopes }: Pick<PartnerKey, 'kind' | 'origins'> & { readonly scopes?: readonly Scope[] },
  context: z.RefinementCtx,
): void => {
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (kind === 'publishable' && origins.length === 0) say('origins', NEEDS_ORIGIN);
  if (kind === 'secret' && origins.length > 0) say('origins', NO_ORIGINS);
  if (kind === 'publishable' && scopes && scopes.length > 0) say('scopes', NO_SCOPES);
};

/** Without `scopes`, a secret key gets all of them. */
export const partnerKeyRule = z
  .object({ partnerId: id(), ...ownKeyFields, ratePerMinute: rateRule.optional() })
  .superRefine(assertFits);

/** A key that one of a partner's people creates: for their own partner, at the default rate of its kind. */
export const ownKeyRule = z.object(ownKeyFields).superRefine(assertFits);

export const partnerKeyChangeRule = z.object({
  label: labelRule.optional(),
  origins: originsRule.optional(),
  scopes: scopesRule.optional(),
  ratePerMinute: rateRule.optional(),
  version: version(),
});

/** The address of somebody who is invited to a partner's people. */
export const personRule = z.object({ email: emailRule });

/** The address for test mails; null or blank for none. */
export const testMailRule = z.object({
  address: z
    .string('Must be one mail address')
    .trim()
    .max(254, 'Too long')
    .nullable()
    .transform((text) => text || null)
    .refine((text) => text === null || z.email().safeParse(text).success, 'Must be one mail address'),
});

export const testMailConfirmationRule = z.object({
  token: z.string('Send the token of the link').min(1, 'Send the token of the link').max(200, 'Too long'),
});

/** How long the replaced key or secret still works. */
export const rotationRule = z.object({
  graceHours: z
    .int('Must be a whole number of hours')
    .min(0, 'Must be at least 0')
    .max(MOST_GRACE_HOURS, `Must be at most ${MOST_GRACE_HOURS}`)
    .prefault(GRACE_HOURS),
});

const ADDRESS = 'Must be an address that starts with https://';

const webhookFields = {
  url: webAddress(ADDRESS),
  description: line(200).transform((text) => text ?? ''),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, `Must be one of ${WEBHOOK_EVENTS.join(', ')}`), 'Send the events as a list')
    .min(1, 'Choose at least one event')
    .max(20, 'Too many events')
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
  enabled: z.boolean('Must be true or false'),
};

export const TEST_NEEDS_PARTNER = 'A webhook of test data belongs to one partner';

const newWebhookFields = {
  ...webhookFields,
  mode: modeRule,
  description: webhookFields.description.prefault(''),
  events: webhookFields.events.prefault([...WEBHOOK_EVENTS]),
  enabled: webhookFields.enabled.prefault(true),
};

/** A webhook that one of a partner's people adds, for bookings of their own partner. */
export const ownWebhookRule = z.object(newWebhookFields);

/** Without other fields, it gets all events of all bookings. A webhook for test data is for one partner only. */
export const webhookRule = z
  .object({ ...newWebhookFields, partnerId: id().nullable().prefault(null) })
  .refine(({ mode, partnerId }) => mode === 'live' || partnerId !== null, {
    path: ['partnerId'],
    message: TEST_NEEDS_PARTNER,
  });

export const webhookExampleRule = z.object({
  event: z.enum(WEBHOOK_EVENTS, `Must be one of ${WEBHOOK_EVENTS.join(', ')}`).prefault('booking.created'),
});

export const webhookChangeRule = z.object(webhookFields).partial().extend({ version: version() });

export type TestMailGiven = z.output<typeof testMailRule>;
export type TestMailConfirmationGiven = z.output<typeof testMailConfirmationRule>;
export type PartnerKeyGiven = z.output<typeof partnerKeyRule>;
export type PartnerKeyChangeGiven = z.output<typeof partnerKeyChangeRule>;
export type RotationGiven = z.output<typeof rotationRule>;
export type WebhookExampleGiven = z.output<typeof webhookExampleRule>;
export type WebhookGiven = z.output<typeof webhookRule>;
export type WebhookChangeGiven = z.output<typeof webhookChangeRule>;
