import { z } from 'zod';
import { INVALID_EMAIL } from '../account/words.ts';
import { line } from '../fields.ts';

/** What the shop is called, where it is written to, and what its mails and pages carry. */
export interface Brand {
  readonly name: string;
  /** Shown on pages and in mails; what happens is told to this address. */
  readonly mail: string;
  readonly senderName: string;
  readonly senderAddress: string;
  /** An uploaded picture, or what the configuration names; null shows the name. */
  readonly logo: string | null;
}

const MAX_NAME = 60;
const MAX_MAIL = 254;
const MAX_ADDRESS = 500;

export const mailRule = line(MAX_MAIL, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL));

export const NO_LOGO_ADDRESS = 'Please upload the logo as a picture';

/** A picture of the shop's own, which needs no look-up. */
export const isUploaded = (address: string): boolean =>
  /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(address);

export const brandFields = z.object({
  name: line(MAX_NAME, 'Please enter a name').min(1, 'Please enter a name'),
  mail: mailRule,
  senderName: line(MAX_NAME, 'Please enter a name').min(1, 'Please enter a name'),
  senderAddress: mailRule,
  logo: line(MAX_ADDRESS, NO_LOGO_ADDRESS).nullable(),
});
