import { z } from 'zod';
import { line, prose } from '../../kernel/fields.ts';
import { INVALID_EMAIL } from '../../people/account/words.ts';

/** What the shop is called, where it is written to, and what its mails and pages carry. */
export interface Brand {
  readonly name: string;
  /** Shown on pages and in mails; what happens is told to this address. */
  readonly mail: string;
  readonly senderName: string;
  readonly senderAddress: string;
  /** Where answers to mails go; null is the sender. */
  readonly replyTo: string | null;
  /** Below every mail, of several lines; blank is none. */
  readonly signature: string;
  /** An uploaded picture, or what the configuration names; null shows the name. */
  readonly logo: string | null;
}

const MAX_NAME = 60;
const MAX_MAIL = 254;
const MAX_ADDRESS = 500;
const MAX_SIGNATURE = 500;

export const mailRule = line(MAX_MAIL, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL));

export const NO_LOGO_ADDRESS = 'Please upload the logo as a picture';

/** A picture of the shop's own, which needs no look-up. */
export const isUploaded = (address: string): boolean =>
  /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(address);

const replyTo = mailRule.nullable();
const signature = prose(MAX_SIGNATURE);

export const brandFields = z.object({
  name: line(MAX_NAME, 'Please enter a name').min(1, 'Please enter a name'),
  mail: mailRule,
  senderName: line(MAX_NAME, 'Please enter a name').min(1, 'Please enter a name'),
  senderAddress: mailRule,
  // A release before both has stored none.
  replyTo: replyTo.default(null),
  signature: signature.default(''),
  logo: line(MAX_ADDRESS, NO_LOGO_ADDRESS).nullable(),
});

/** The same as it is sent: who does not send these leaves them as they are. */
export const brandChangeFields = brandFields.extend({
  replyTo: replyTo.optional(),
  signature: signature.optional(),
});
