import type { AccountNotice } from './account-notices.ts';
import type { CancelledBooking, DeletedBooking } from './cancelled-booking.ts';
import type { MinorUnits } from './money.ts';

/** `version` is the session's version after the change, so that each change has one mail. */
export interface SessionJob {
  readonly bookingId: number;
  /** Index among the booking's lines, from 0. */
  readonly line: number;
  /** Index within its line, from 0. */
  readonly unit: number;
  readonly version: number;
}

/** `round` counts the suggestions of a session. */
export interface SuggestionJob extends Omit<SessionJob, 'version'> {
  readonly round: number;
}

/** For a mail that can be sent again after it was sent. */
export interface MailedAgain {
  /** Distinguishes this sending from others of the same mail. */
  readonly again?: string;
}

/** For a mail that a booking gets at most once in some minutes. */
export interface Waiting {
  /** Since when it has been waiting, as an ISO instant. */
  readonly since?: string;
}

/** `version` is the booking's version after the change, so that each change has one mail. */
export interface BookingChangeJob {
  readonly bookingId: number;
  readonly version: number;
}

/** The payload of each task. It contains no secrets, because queues are stored. */
export interface JobPayloads {
  /** `paysByCard` is set when the customer has asked for a link that pays by card. */
  readonly 'mail-booking-received': { readonly bookingId: number; readonly paysByCard?: true };
  /** Tells the shop of a new booking. */
  /** `booked` is its price at that time; older jobs have none. */
  readonly 'mail-new-booking': { readonly bookingId: number; readonly booked?: MinorUnits };
  readonly 'issue-invoice': { readonly bookingId: number };
  /** Draws the invoice of a booking and mails it. */
  readonly 'mail-invoice': { readonly bookingId: number };
  /** Mails a booking to the corrected address of its customer. */
  readonly 'mail-customer-corrected': BookingChangeJob & MailedAgain;
  readonly 'mail-booking-confirmed': BookingChangeJob & MailedAgain;
  /** `words` say what happens to each unit. */
  readonly 'mail-booking-amended': {
    readonly bookingId: number;
    readonly version: number;
    readonly words: readonly string[];
    /** In cents; negative where less is owed. */
    readonly difference: number;
    /** The booking's price right after the change, in cents; missing in jobs of an earlier release. */
    readonly total?: number;
    /** The fee, in cents. */
    readonly fee: number;
    /** The refund, in cents; missing in jobs of an earlier release, like the fields below. */
    readonly refund?: number;
    /** The part of the refund that is paid by transfer. */
    readonly byTransfer?: number;
    /** Sessions that no longer take place. */
    readonly cancelled?: readonly { readonly line: number; readonly unit: number }[];
    /** Whether an earlier invoice is credited. */
    readonly renewsInvoice?: boolean;
    /** Whether the new invoice waits for other changes within the hour. */
    readonly isGathered?: boolean;
  } & MailedAgain;
  /** The link that pays for a change that waits for its payment; `again` identifies the request that asked for the mail. */
  readonly 'mail-change-payment': { readonly bookingId: number; readonly changeId: number } & MailedAgain;
  readonly 'mail-dates-changed': BookingChangeJob & MailedAgain & Waiting;
  /** The booking is gone, so the payload contains everything that the mail says. */
  readonly 'mail-booking-cancelled': CancelledBooking;
  /** The same for the desk, where the customer has deleted the booking. */
  readonly 'mail-customer-deleted': DeletedBooking;
  /**
   * Asks a host, or tells one who leads the session without being asked. When the session moves it is queued again, with a higher version
   * and the former start as an ISO instant.
   */
  readonly 'mail-host-asked': {
    readonly assignmentId: number;
    readonly version: number;
    readonly movedFrom?: string;
  } & MailedAgain;
  /** It contains everything that the mail says, because the booking may be gone; `startsAt` is an ISO instant. */
  readonly 'mail-host-withdrawn': {
    readonly assignmentId: number;
    readonly hostId: number;
    readonly reference: string;
    readonly title: string;
    readonly startsAt: string;
  } & MailedAgain;
  /** `requestId` identifies the request, so that its mail is recognized over retries. */
  readonly 'mail-host-link': { readonly hostId: number; readonly requestId: string };
  /** `day` is in the host's own zone. */
  readonly 'mail-host-day-ahead': { readonly hostId: number; readonly day: string } & MailedAgain;
  /** The dates are no longer certain, because the confirmation was withdrawn. */
  readonly 'mail-confirmation-withdrawn': BookingChangeJob & MailedAgain;
  /** The free times of an unpaid booking were freed; `version` is the booking's version after that. */
  readonly 'mail-times-freed': BookingChangeJob & MailedAgain;
  readonly 'mail-session-suggested': SuggestionJob & MailedAgain;
  readonly 'mail-session-agreed': SessionJob & MailedAgain;
  /** `fee` is in cents; missing where the move was free. */
  readonly 'mail-session-moved': SessionJob & MailedAgain & { readonly fee?: number };
  /** For jobs of an earlier release: the mail of an amendment now contains what it cancels. */
  readonly 'mail-session-cancelled': SessionJob & MailedAgain;
  /** The join links; `version` is the booking's version after a link was saved. */
  readonly 'mail-session-links': BookingChangeJob & MailedAgain & Waiting;
  /** `version` is the booking's version after the cancellation; amounts are in cents. */
  readonly 'mail-cancellation': {
    readonly bookingId: number;
    readonly version: number;
    readonly sessions: readonly { readonly line: number; readonly unit: number }[];
    readonly fee: number;
    readonly refund: number;
    /** The part of the refund that is paid by transfer. */
    readonly byTransfer: number;
    /** The booking's price right after the cancellation; missing in jobs of an earlier release. */
    readonly total?: number;
  } & MailedAgain;
  /** Tells the desk that the customer has not answered. */
  readonly 'mail-suggestion-expired': SuggestionJob & MailedAgain;
  /** Tells the desk what the customer has changed; `from` is the instant of the change, in ISO form. */
  readonly 'mail-customer-changes': { readonly bookingId: number; readonly from: string } & Waiting;
  /** Tells the desk that the customer prefers other times. */
  readonly 'mail-preferences-changed': SessionJob & MailedAgain & Waiting;
  /** Ends a suggestion that nobody has accepted; the job waits until it expires. */
  readonly 'expire-suggestion': SuggestionJob;
  /** `day` is the day of the session in its own zone. */
  readonly 'mail-session-reminder': Omit<SessionJob, 'version'> &
    MailedAgain & {
      readonly day: string;
      readonly daysAhead: number;
    };
  /** Asks for reviews; `version` is the version of the booking that was delivered. */
  readonly 'mail-review-asked': BookingChangeJob & MailedAgain;
  readonly 'mail-reminder': { readonly bookingId: number; readonly day: string } & MailedAgain;
  /** Finishes an intent: makes what it paid for, if the provider confirms the payment. */
  readonly 'finish-intent': { readonly intentId: string };
  /** Cancels an intent that is no longer needed. */
  /** `forgets` also deletes the purchase of an intent that was closed unpaid. */
  readonly 'cancel-intent': { readonly intentId: string; readonly forgets?: true };
  /** Updates at the provider which card of an account is the default. */
  readonly 'tell-default-method': { readonly accountId: number };
  /** Removes a card at the provider. */
  readonly 'remove-method': { readonly methodId: string };
  /** `key` is the key of the refund in the ledger. */
  readonly 'mail-refund': { readonly key: string } & MailedAgain;
  /** The receipt for an intent that was paid, or for the entry that the desk recorded under `key`. */
  readonly 'mail-payment-received': ({ readonly intentId: string } | { readonly key: string }) & MailedAgain;
  readonly 'mail-attention': { readonly intentId: string };
  /** Reads the calendars of hosts that are due, because one has a new address. */
  readonly 'read-calendars': Readonly<Record<never, never>>;
  readonly 'mail-matter': { readonly matterId: string };
  /** Records the refunds of an intent that the provider knows of. */
  readonly 'sync-refunds': { readonly intentId: string };
  /** `attempt` counts all attempts of a delivery, `retry` those since it was created or replayed. */
  readonly 'deliver-webhook': {
    readonly deliveryId: string;
    readonly attempt: number;
    readonly retry: number;
  };
  /** Updates the tax of a booking to the rates of its agreed days. */
  readonly 'follow-tax-rates': { readonly bookingId: number };
  /** `attempt` is the number of tries that were made before. */
  readonly 'check-tax-number': { readonly checkId: number; readonly attempt: number };
  /** Asks whether test mails may be sent to the address; `mailId` identifies the mail over retries. */
  readonly 'mail-test-address': { readonly partnerId: number; readonly mailId: string };
  /** `mailId` identifies the mail over retries. */
  readonly 'mail-invitation': { readonly invitationId: number; readonly mailId: string };
  /** Tells the former address, which the account no longer has. `mailId` identifies the mail over retries. */
  readonly 'mail-email-changed': {
    readonly accountId: number;
    readonly formerEmail: string;
    readonly mailId: string;
  };
  /** `at` is an ISO instant, `agent` the browser's user agent. `mailId` identifies the mail over retries. */
  readonly 'mail-account-notice': {
    readonly accountId: number;
    readonly notice: AccountNotice;
    readonly at: string;
    readonly agent: string | null;
    readonly mailId: string;
  };
  /** `mailId` identifies the mail over retries. */
  readonly 'mail-email-confirmation': { readonly accountId: number; readonly mailId: string };
  /** `requestId` identifies the request, so that its mail is recognized over retries. */
  readonly 'mail-password-reset': { readonly email: string; readonly requestId: string };
}

export type Task = keyof JobPayloads;

/** Tasks that wait for another server, up to ten seconds each: mails must not wait behind them. */
export const SLOW_TASKS: readonly Task[] = ['deliver-webhook', 'read-calendars', 'check-tax-number'];

export interface JobOf<Name extends Task> {
  readonly task: Name;
  readonly payload: JobPayloads[Name];
}

/** Effects that happen after a commit. Each job is written in the transaction that causes it, and runs at least once. */
export type Job = { readonly [Name in Task]: JobOf<Name> }[Task];

/** The function that performs each task: a missing one does not compile. */
export type Performers = { readonly [Name in Task]: (payload: JobPayloads[Name]) => Promise<void> };

/** These run when no other task waits. */
export const LOW_PRIORITY: readonly Task[] = [
  'issue-invoice',
  'mail-invoice',
  'mail-new-booking',
  'mail-reminder',
  'mail-session-reminder',
  'mail-review-asked',
];

/** Each booking has one of these. A queue may run many of them as one job; each still succeeds or fails separately. */
export const IN_BATCHES: readonly Task[] = [
  'mail-booking-received',
  'mail-new-booking',
  'issue-invoice',
  'mail-invoice',
];

/** Drawing a PDF takes much processor time, so these wait until the machine is idle. */
export const WHEN_IDLE: readonly Task[] = ['mail-invoice'];

export interface Jobs {
  /** Adds a job within the unit of work: a rollback removes it. With `notBefore` it waits until then. */
  add(job: Job, notBefore?: Date): Promise<void>;
  /** Adds several in one step. */
  addAll(jobs: readonly (Job & { readonly notBefore?: Date })[]): Promise<void>;
}
