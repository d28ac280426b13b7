import { CUSTOMER_LENGTHS } from '@wondercast/core/people/customer-lengths';
import { z } from 'zod';
import { currencyRule, named, text, WHOLE } from './rules.ts';

const MOST_GUESTS = 1_000;

const shortText = (most: number) => z.string('must be text').max(most, 'is too long').nullish();

export const contactRule = z.object(
  {
    fullName: shortText(CUSTOMER_LENGTHS.firstName + CUSTOMER_LENGTHS.lastName + 1),
    firstName: shortText(CUSTOMER_LENGTHS.firstName),
    lastName: shortText(CUSTOMER_LENGTHS.lastName),
    emailAddress: z.email('must be an e-mail address').max(CUSTOMER_LENGTHS.email, 'is too long').nullish(),
    phoneNumber: shortText(CUSTOMER_LENGTHS.phoneNumber),
    locales: z.array(text(), 'must be a list').max(20, 'has more than 20 entries').nullish(),
    postalCode: shortText(40),
    country: shortText(80),
    notes: shortText(CUSTOMER_LENGTHS.specialRequests),
  },
  'must be an object',
);

export type GivenContact = z.output<typeof contactRule>;

/** Printed on the invoice like a customer's purchase order number. */
const referenceRule = shortText(CUSTOMER_LENGTHS.purchaseOrder);

const guestsRule = z
  .array(
    z.object({
      uuid: z.uuid('must be a UUID').nullish(),
      unitId: named(),
      resellerReference: referenceRule,
      contact: contactRule.nullish(),
    }),
    'must be a list',
  )
  .min(1, 'must not be empty')
  .max(MOST_GUESTS, `has more than ${MOST_GUESTS} entries`);

export type GivenGuests = z.output<typeof guestsRule>;

const minutesRule = z.int(WHOLE).nullish();

const told = {
  resellerReference: referenceRule,
  notes: shortText(CUSTOMER_LENGTHS.specialRequests),
  emailReceipt: z.boolean('must be true or false').nullish(),
  contact: contactRule.nullish(),
};

export const reservationRule = z.object({
  ...told,
  uuid: z.uuid('must be a UUID').nullish(),
  productId: named(),
  optionId: named(),
  availabilityId: named(),
  expirationMinutes: minutesRule,
  unitItems: guestsRule,
  currency: currencyRule,
});

export type GivenReservation = z.output<typeof reservationRule>;

export const updateRule = z.object({
  ...told,
  productId: text().nullish(),
  optionId: text().nullish(),
  availabilityId: text().nullish(),
  expirationMinutes: minutesRule,
  unitItems: guestsRule.nullish(),
});

export type GivenUpdate = z.output<typeof updateRule>;

export const confirmationRule = z.object({
  resellerReference: referenceRule,
  emailReceipt: told.emailReceipt,
  contact: contactRule.nullish(),
  unitItems: guestsRule.nullish(),
});

export type GivenConfirmation = z.output<typeof confirmationRule>;

export const extensionRule = z.object({ expirationMinutes: minutesRule });

const MOST_REASON = 1_000;

export const cancellationRule = z.object({
  reason: shortText(MOST_REASON),
  force: z.boolean('must be true or false').nullish(),
});
