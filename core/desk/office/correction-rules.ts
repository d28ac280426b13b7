import { z } from 'zod';
import { MAX_NOTE_LENGTH } from '../../bookings/booking/booking-note.ts';
import { spoken } from '../../bookings/booking/rules.ts';
import { line, prose, version } from '../../kernel/fields.ts';
import { MAX_USERNAME_LENGTH } from '../../people/account/account-lengths.ts';
import { CUSTOMER_LENGTHS } from '../../people/customer-lengths.ts';
import { sentBilling } from '../../people/sent-billing.ts';

/**
 * The body of `PATCH /api/admin/bookings/{id}/customer`: a field that is left out stays. The fields are checked after the shape, by
 * `customerRule`.
 */
export const customerCorrectionRule = z.object({
  companyName: spoken(CUSTOMER_LENGTHS.companyName),
  purchaseOrder: spoken(CUSTOMER_LENGTHS.purchaseOrder),
  firstName: spoken(CUSTOMER_LENGTHS.firstName),
  lastName: spoken(CUSTOMER_LENGTHS.lastName),
  email: spoken(CUSTOMER_LENGTHS.email),
  phoneNumber: spoken(CUSTOMER_LENGTHS.phoneNumber),
  specialRequests: spoken(CUSTOMER_LENGTHS.specialRequests),
  /** null removes it. */
  billing: sentBilling.optional(),
  version: version(),
});

export type CustomerCorrection = z.output<typeof customerCorrectionRule>;

const ACCOUNT_NEEDED = 'Enter a username or an email address';

/** The body of `PATCH /api/admin/bookings/{id}/account`: an account's username or address; null removes the account from the booking. */
export const accountLinkRule = z.object({
  account: line(MAX_USERNAME_LENGTH, ACCOUNT_NEEDED).min(1, ACCOUNT_NEEDED).nullable(),
  version: version(),
});

export type AccountLink = z.output<typeof accountLinkRule>;

/** The body of `POST /api/admin/bookings/{id}/notes`. */
export const bookingNoteRule = z.object({
  text: prose(MAX_NOTE_LENGTH, 'Write a note').min(1, 'Write a note'),
});
