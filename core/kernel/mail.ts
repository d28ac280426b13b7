import { Refusal } from './refusal.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Who a mail is from. */
export interface MailSender extends MailAddress {
  /** Where answers go; null is the sender. */
  readonly replyTo: string | null;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

/** A message ready to leave. Addresses are never strings: a comma in a name must not make two recipients. */
export interface Mail {
  /** Stable over retries, so that a second delivery can be recognised. */
  readonly messageId: string;
  /** Whose booking it is about; null for a mail about none of a partner's. In the test shop it decides who gets it. */
  readonly partnerId: number | null;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

/** Nobody can receive a mail at this address. No mail server is asked, and nothing is tried again (decision 181). */
export class KeptBack extends Error {}

/** What people hear of a mail that was to go out at once: why nobody can receive it, or that the mail server did not take it. */
export const mailRefusal = (error: unknown, notTaken: string): Refusal =>
  error instanceof KeptBack ? new Refusal('conflict', error.message) : new Refusal('provider', notTaken);

export interface Mailer {
  /**
   * @throws KeptBack; any other error when the message could not be handed over, also within `withinMs` milliseconds where that is
   *   given: a job is retried
   */
  send(mail: Mail, withinMs?: number | null): Promise<void>;
}

/** A mail's words in the order in which they are read. */
export interface MailWords {
  readonly subject: string;
  readonly preheader: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly lines: readonly MailLine[];
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly strong: boolean }[];
  readonly notes: readonly string[];
  readonly action: MailAction | null;
  /** The one date that the mail is about, as a tear-off sheet. */
  readonly date?: MailDate | null;
  /** Times to choose from. */
  readonly times?: readonly MailTime[];
  /** Short facts, one a row. */
  readonly facts?: readonly string[];
  /** Something else that may be done, less loudly. */
  readonly secondAction?: MailAction | null;
}

/** A date in the words of its zone. */
export interface MailDate {
  /** `March`. */
  readonly month: string;
  /** `20`. */
  readonly day: string;
  readonly time: string;
  readonly note: string;
  /** What it was before: shown struck out. */
  readonly before: string | null;
}

/** A time with a link to the page that agrees to it; the link itself agrees to nothing. */
export interface MailTime {
  readonly day: string;
  readonly time: string;
  readonly action: MailAction;
}

export interface MailAction {
  readonly label: string;
  readonly url: string;
}

export interface MailLine {
  readonly title: string;
  readonly details: readonly string[];
  readonly sessions: readonly string[];
  readonly amount: string;
}

/** Renders words as HTML and as plain text. */
export type MailLook = (
  words: MailWords,
  shop: { readonly name: string; readonly publicUrl: string; readonly signature: string },
) => { readonly html: string; readonly text: string };
