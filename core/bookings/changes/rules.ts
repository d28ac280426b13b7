import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from '../../buying/cart/cart.ts';
import { preferencesList } from '../../buying/cart/rules.ts';
import { zoneRule } from '../../calendar/scheduling/zone-rule.ts';
import { id, instant, line, money, shownMoney } from '../../kernel/fields.ts';
import { maxShown, minorUnits, toAmount, toMinorUnits } from '../../kernel/money.ts';
import { CUSTOMER_LENGTHS } from '../../people/customer-lengths.ts';
import { TIERS } from '../../shop/pricing/tiers.ts';

const MOST_CHANGES = 100;
const MOST_REASON = 1_000;
const NAMED_TWICE = {
  line: 'This line is named twice. Send one change for each line.',
  sessionId: 'This session is named twice. Send one change for each session.',
} as const;
const REASON = 'Say why it is changed';
const SIGNED = 'Must be an amount between -100000000 and 100000000 with at most two decimals';
/** Maximum length of a session id. */
const SESSION_ID_LENGTH = 20;

const lineChangeRule = z.object({
  /** Number of the line in the booking, from 1. */
  line: z.int('Must be a whole number').min(1, 'Must be at least 1').max(MAX_LINES, 'Too large').nullish(),
  sessionId: line(SESSION_ID_LENGTH).nullish(),
  /** Adds a line of this experience. */
  experienceId: id().nullish(),
  quantity: z
    .int('Quantity must be a whole number')
    .min(0, 'Quantity must be at least 0')
    .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`)
    .nullish(),
  selectedTier: z.enum(TIERS, 'Must be starter, elevated, premium or ultimate').nullish(),
  addOnIds: z.array(id(), 'Send the ids of the add-ons').max(50, 'At most 50 add-ons on a line').nullish(),
  headcount: z
    .int('Headcount must be a whole number')
    .min(1, 'Headcount must be at least 1')
    .max(100_000)
    .nullish(),
});

type LineChanges = readonly z.output<typeof lineChangeRule>[];

/** Each line and session may be named once, so that a request causes no more work than the booking has units. */
const assertNamedOnce = (changes: LineChanges, context: z.RefinementCtx): void => {
  for (const field of ['line', 'sessionId'] as const) {
    const named = new Set<unknown>();
    for (const [at, { [field]: name }] of changes.entries()) {
      if (name == null) continue;
      if (named.has(name))
        context.addIssue({ code: 'custom', path: [at, field], message: NAMED_TWICE[field] });
      named.add(name);
    }
  }
};

/** Checked by `customerRule` after it is merged with the stored customer. */
const spoken = (maxLength: number) => z.string().max(maxLength).meta({ maxLength }).nullish();

const customerChange = z.object({
  companyName: spoken(CUSTOMER_LENGTHS.companyName),
  purchaseOrder: spoken(CUSTOMER_LENGTHS.purchaseOrder),
  firstName: spoken(CUSTOMER_LENGTHS.firstName),
  lastName: spoken(CUSTOMER_LENGTHS.lastName),
  email: spoken(CUSTOMER_LENGTHS.email),
  phoneNumber: spoken(CUSTOMER_LENGTHS.phoneNumber),
  specialRequests: spoken(CUSTOMER_LENGTHS.specialRequests),
});

const asked = {
  lines: z
    .array(lineChangeRule, 'Send the changes as a list')
    .max(MOST_CHANGES, `At most ${MOST_CHANGES} changes`)
    .superRefine(assertNamedOnce)
    .default([]),
  /** Corrections of the customer; a field that is left out stays. */
  customer: customerChange.nullish(),
};

/** Negative where the price falls. */
const signedMoney = z
  .number(SIGNED)
  .refine((amount) => Math.abs(amount) <= toAmount(maxShown()), SIGNED)
  .refine((amount) => Math.abs(toAmount(toMinorUnits(amount)) - amount) < 1e-9, SIGNED)
  .transform((amount) => minorUnits(toMinorUnits(amount)));

const ofDesk = { reason: line(MOST_REASON, REASON).min(1, REASON), fee: money().nullish() };

/** The body of `POST /api/bookings/{id}/amendments/quote`. */
export const amendmentQuoteRule = z.object(asked);

/** The body of `POST /api/bookings/{id}/amendments`: the difference that the customer was shown, and the version that it is for. */
export const amendmentRule = z.object({ ...asked, shownDifference: signedMoney, version: id() });

/** The body of `POST /api/admin/bookings/{id}/amendments/quote`. */
export const adminAmendmentQuoteRule = z.object({ ...asked, fee: money().nullish() });

/** The body of `POST /api/admin/bookings/{id}/amendments`. */
export const adminAmendmentRule = z.object({
  ...asked,
  ...ofDesk,
  shownDifference: signedMoney,
  version: id(),
});

const times = {
  preferences: preferencesList.nullish(),
  startsAt: instant().nullish(),
  timezone: zoneRule.nullish(),
};

interface Times {
  readonly preferences?: readonly object[] | null | undefined;
  readonly startsAt?: Date | null | undefined;
  readonly timezone?: string | null | undefined;
}

const oneKind = ({ preferences, startsAt, timezone }: Times, context: z.RefinementCtx): void => {
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const isWished = preferences !== null && preferences !== undefined;
  if (isWished === Boolean(startsAt)) say('startsAt', 'Send preferences or startsAt');
  if (preferences?.length === 0) say('preferences', 'Send at least one time');
  if (startsAt && !timezone) say('timezone', 'Send the zone of the time');
};

/** The body of `POST /api/bookings/{id}/sessions/{sessionId}/move`: other preferred times, or another instant than the agreed one. */
export const moveRule = z.object({ ...times, shownFee: shownMoney(), version: id() }).superRefine(oneKind);

/** The body of the desk's own move. */
export const adminMoveRule = z.object({ ...times, ...ofDesk, version: id() }).superRefine(oneKind);

export type AmendmentAsked = z.output<typeof amendmentQuoteRule>;
export type AmendmentGiven = z.output<typeof amendmentRule>;
export type AdminAmendmentAsked = z.output<typeof adminAmendmentQuoteRule>;
export type AdminAmendmentGiven = z.output<typeof adminAmendmentRule>;
export type MoveGiven = z.output<typeof moveRule>;
export type AdminMoveGiven = z.output<typeof adminMoveRule>;
