import { z } from 'zod';
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
const NO_MAIL = 'Please enter a valid email address';

export const mailRule = line(MAX_MAIL, NO_MAIL).pipe(z.email(NO_MAIL));

export const NO_LOGO_ADDRESS = 'Please upload the logo as a picture';

export const brandFields = z.object({
  name: line(MAX_NAME, 'Please enter a name').min(1, 'Please enter a name'),
  mail: mailRule,
  senderName: line(MAX_NAME, 'Please enter a name').min(1, 'Please enter a name'),
  senderAddress: mailRule,
  logo: line(MAX_ADDRESS, NO_LOGO_ADDRESS).nullable(),
});
