import { Refusal } from './refusal.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailSender extends MailAddress {
  /** The address for replies; null for the sender's. */
  readonly replyTo: string | null;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

/** A message that is ready to be sent. Addresses are structured, not strings: a comma in a name must not make two recipients. */
export interface Mail {
  /** Stable over retries, so that a repeated delivery is recognized. */
  readonly messageId: string;
  /** The partner whose booking it is about; null for any other mail. In the test shop it decides who gets the mail. */
  readonly partnerId: number | null;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

/** Thrown when nobody can receive a mail at this address. No mail server is asked, and nothing retries (decision 181). */
export class Undeliverable extends Error {}

/** The refusal for a mail that was to be sent at once: why nobody can receive it, or that the mail server did not accept it. */
export const mailRefusal = (error: unknown, notTaken: string): Refusal =>
  error instanceof Undeliverable ? new Refusal('conflict', error.message) : new Refusal('provider', notTaken);

export interface Mailer {
  /**
   * @throws Undeliverable; any other error when the message could not be handed over, or not within `withinMs` milliseconds where that is
   * given: the job retries
   */
  send(mail: Mail, withinMs?: number | null): Promise<void>;
}

/** The texts of a mail in the order in which they are read. */
export interface MailWords {
  readonly subject: string;
  readonly preheader: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly lines: readonly MailLine[];
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly strong: boolean }[];
  readonly notes: readonly string[];
  readonly action: MailAction | null;
  /** The one date that the mail is about, drawn as a calendar sheet. */
  readonly date?: MailDate | null;
  /** Times to choose from. */
  readonly times?: readonly MailTime[];
  /** Short facts, one per row. */
  readonly facts?: readonly string[];
  /** Another link, with less emphasis. */
  readonly secondAction?: MailAction | null;
}

/** A date as texts, in its time zone. */
export interface MailDate {
  /** `March`. */
  readonly month: string;
  /** `20`. */
  readonly day: string;
  readonly time: string;
  readonly note: string;
  /** The former date, shown struck through. */
  readonly before: string | null;
}

/** A time with a link to the page that agrees to it; following the link agrees to nothing yet. */
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

/** Renders the texts of a mail as HTML and as plain text. */
export type MailLook = (
  words: MailWords,
  shop: { readonly name: string; readonly publicUrl: string; readonly signature: string },
) => { readonly html: string; readonly text: string };
