import type { AccountNotice } from './account-notices.ts';
import type { CancelledBooking, DeletedBooking } from './cancelled-booking.ts';
import type { MinorUnits } from './money.ts';

/** `version` is the session's after the change, so that each change has one mail. */
export interface SessionJob {
  readonly bookingId: number;
  /** Of the booking's lines, from 0. */
  readonly line: number;
  /** Within its line, from 0. */
  readonly unit: number;
  readonly version: number;
}

/** `round` counts the suggestions of a session. */
export interface SuggestionJob extends Omit<SessionJob, 'version'> {
  readonly round: number;
}

/** Of a mail that is sent once more, also when it was sent before. */
export interface MailedAgain {
  /** Tells this sending from others of the same mail. */
  readonly again?: string;
}

/** Of a mail that a booking has once in some minutes. */
export interface Waiting {
  /** Since when it waits for its turn, as an ISO instant. */
  readonly since?: string;
}

/** `version` is the booking's after the change, so that each change has one mail. */
export interface BookingChangeJob {
  readonly bookingId: number;
  readonly version: number;
}

/** The payload of each task. It holds no secrets, because queues are stored. */
export interface JobPayloads {
  /** `paysByCard` when the customer has asked for a link that pays by card. */
  readonly 'mail-booking-received': { readonly bookingId: number; readonly paysByCard?: true };
  /** Tells the shop itself of a new booking. */
  /** `booked` is what it cost then; older jobs name none. */
  readonly 'mail-new-booking': { readonly bookingId: number; readonly booked?: MinorUnits };
  /** Gives the invoice of a booking its number. */
  readonly 'issue-invoice': { readonly bookingId: number };
  /** Draws the invoice of a booking and mails it. */
  readonly 'mail-invoice': { readonly bookingId: number };
  /** Mails a booking to the address that it was corrected to. */
  readonly 'mail-customer-corrected': BookingChangeJob & MailedAgain;
  readonly 'mail-booking-confirmed': BookingChangeJob & MailedAgain;
  /** `words` say what happens to each unit. */
  readonly 'mail-booking-amended': {
    readonly bookingId: number;
    readonly version: number;
    readonly words: readonly string[];
    /** In cents; below zero where less is owed. */
    readonly difference: number;
    /** What the booking cost right after it, in cents; missing in jobs of an earlier release. */
    readonly total?: number;
    /** In cents. */
    readonly fee: number;
    /** What goes back, in cents; missing in jobs of an earlier release, as what follows. */
    readonly refund?: number;
    /** Of the refund. */
    readonly byTransfer?: number;
    /** What does not take place any longer. */
    readonly cancelled?: readonly { readonly line: number; readonly unit: number }[];
    /** Whether an invoice of before is taken back. */
    readonly renewsInvoice?: boolean;
    /** Whether the new invoice waits for other changes of the hour. */
    readonly isGathered?: boolean;
  } & MailedAgain;
  /** The link that pays for a change that waits; `again` names the press of the button. */
  readonly 'mail-change-payment': { readonly bookingId: number; readonly changeId: number } & MailedAgain;
  readonly 'mail-dates-changed': BookingChangeJob & MailedAgain & Waiting;
  /** The booking is gone: what its mail says is all that is left, until it is sent. */
  readonly 'mail-booking-cancelled': CancelledBooking;
  /** The same for the desk, where the customer has deleted it. */
  readonly 'mail-customer-deleted': DeletedBooking;
  /**
   * Asks a host, or tells one who leads it without being asked; again with a higher version when the session has moved, then with
   * its former start as an ISO instant.
   */
  readonly 'mail-host-asked': {
    readonly assignmentId: number;
    readonly version: number;
    readonly movedFrom?: string;
  } & MailedAgain;
  /** Holds what it says, because the booking may be gone; `startsAt` is an ISO instant. */
  readonly 'mail-host-withdrawn': {
    readonly assignmentId: number;
    readonly hostId: number;
    readonly reference: string;
    readonly title: string;
    readonly startsAt: string;
  } & MailedAgain;
  /** `requestId` names the press of the button, so that its mail can be recognised over retries. */
  readonly 'mail-host-link': { readonly hostId: number; readonly requestId: string };
  /** `day` by the host's own clock. */
  readonly 'mail-host-day-ahead': { readonly hostId: number; readonly day: string } & MailedAgain;
  /** The dates hold no longer: the confirmation was taken back. */
  readonly 'mail-confirmation-withdrawn': BookingChangeJob & MailedAgain;
  /** The free times of an unpaid booking are anybody's again; `version` is the booking's after that. */
  readonly 'mail-times-freed': BookingChangeJob & MailedAgain;
  readonly 'mail-session-suggested': SuggestionJob & MailedAgain;
  readonly 'mail-session-agreed': SessionJob & MailedAgain;
  /** `fee` in cents; missing where moving was free. */
  readonly 'mail-session-moved': SessionJob & MailedAgain & { readonly fee?: number };
  /** Of an earlier release: what an amendment cancels is in its own mail. */
  readonly 'mail-session-cancelled': SessionJob & MailedAgain;
  /** Where people join; `version` is the booking's after a link was saved. */
  readonly 'mail-session-links': BookingChangeJob & MailedAgain & Waiting;
  /** `version` is the booking's after it; amounts in cents. */
  readonly 'mail-cancellation': {
    readonly bookingId: number;
    readonly version: number;
    readonly sessions: readonly { readonly line: number; readonly unit: number }[];
    readonly fee: number;
    readonly refund: number;
    /** Of the refund. */
    readonly byTransfer: number;
    /** What the booking cost right after it; missing in jobs of an earlier release. */
    readonly total?: number;
  } & MailedAgain;
  /** Tells the desk that the customer has not answered. */
  readonly 'mail-suggestion-expired': SuggestionJob & MailedAgain;
  /** Tells the desk what the customer has changed; `from` is when, as an ISO instant. */
  readonly 'mail-customer-changes': { readonly bookingId: number; readonly from: string } & Waiting;
  /** Tells the desk that the customer prefers other times. */
  readonly 'mail-preferences-changed': SessionJob & MailedAgain & Waiting;
  /** Ends a suggestion that nobody has accepted; waits until its expiry. */
  readonly 'expire-suggestion': SuggestionJob;
  /** `day` is the session's, by its own clock. */
  readonly 'mail-session-reminder': Omit<SessionJob, 'version'> &
    MailedAgain & {
      readonly day: string;
      readonly daysAhead: number;
    };
  /** Asks for reviews; `version` is the booking's that was delivered. */
  readonly 'mail-review-asked': BookingChangeJob & MailedAgain;
  readonly 'mail-reminder': { readonly bookingId: number; readonly day: string } & MailedAgain;
  /** Books what an intent paid for, if the provider says that it did. */
  readonly 'finish-intent': { readonly intentId: string };
  /** Cancels an intent that is not needed any longer. */
  /** `forgets` also what one that is closed unpaid would have bought. */
  readonly 'cancel-intent': { readonly intentId: string; readonly forgets?: true };
  /** Updates at the provider which card of an account is the default. */
  readonly 'tell-default-method': { readonly accountId: number };
  /** Removes a card at the provider. */
  readonly 'remove-method': { readonly methodId: string };
  /** `key` names the refund in the ledger. */
  readonly 'mail-refund': { readonly key: string } & MailedAgain;
  /** Of the intent that was paid, or of the entry that the desk wrote down under `key`. */
  readonly 'mail-payment-received': ({ readonly intentId: string } | { readonly key: string }) & MailedAgain;
  readonly 'mail-attention': { readonly intentId: string };
  /** Reads the calendars of hosts that are due: one has a new address. */
  readonly 'read-calendars': Readonly<Record<never, never>>;
  readonly 'mail-matter': { readonly matterId: string };
  /** Writes down the refunds of an intent that the provider knows of. */
  readonly 'sync-refunds': { readonly intentId: string };
  /** `attempt` counts all attempts of a delivery, `retry` those since it was written or replayed. */
  readonly 'deliver-webhook': {
    readonly deliveryId: string;
    readonly attempt: number;
    readonly retry: number;
  };
  /** Has a booking taxed by the rates of the days that were agreed. */
  readonly 'follow-tax-rates': { readonly bookingId: number };
  /** `attempt` counts the tries that were made before. */
  readonly 'check-tax-number': { readonly checkId: number; readonly attempt: number };
  /** Asks whether test mails may go there; `mailId` names the mail over retries. */
  readonly 'mail-test-address': { readonly partnerId: number; readonly mailId: string };
  /** `mailId` names the mail, so that it can be recognised over retries. */
  readonly 'mail-invitation': { readonly invitationId: number; readonly mailId: string };
  /** Tells the former address, which the account holds no longer. `mailId` names the mail over retries. */
  readonly 'mail-email-changed': {
    readonly accountId: number;
    readonly formerEmail: string;
    readonly mailId: string;
  };
  /** `at` is an ISO instant, `agent` what the browser calls itself. `mailId` names the mail over retries. */
  readonly 'mail-account-notice': {
    readonly accountId: number;
    readonly notice: AccountNotice;
    readonly at: string;
    readonly agent: string | null;
    readonly mailId: string;
  };
  /** `mailId` names the mail over retries. */
  readonly 'mail-email-confirmation': { readonly accountId: number; readonly mailId: string };
  /** `requestId` names the request, so that its mail can be recognised over retries. */
  readonly 'mail-password-reset': { readonly email: string; readonly requestId: string };
}

export type Task = keyof JobPayloads;

/** Tasks that wait for another server, up to ten seconds each: no mail may wait behind them. */
export const SLOW_TASKS: readonly Task[] = ['deliver-webhook', 'read-calendars', 'check-tax-number'];

export interface JobOf<Name extends Task> {
  readonly task: Name;
  readonly payload: JobPayloads[Name];
}

/** Effects that happen after a commit. Each is written in the transaction that causes it, and runs at least once. */
export type Job = { readonly [Name in Task]: JobOf<Name> }[Task];

/** Who performs each task: a missing one does not compile. */
export type Performers = { readonly [Name in Task]: (payload: JobPayloads[Name]) => Promise<void> };

/** These run when no other task waits. */
export const IN_NO_HURRY: readonly Task[] = [
  'issue-invoice',
  'mail-invoice',
  'mail-new-booking',
  'mail-reminder',
  'mail-session-reminder',
  'mail-review-asked',
];

/** Each booking has one of these. A queue may run many of them as one job; each still succeeds or fails by itself. */
export const IN_BATCHES: readonly Task[] = [
  'mail-booking-received',
  'mail-new-booking',
  'issue-invoice',
  'mail-invoice',
];

/** Drawing takes much of a processor: these wait until the machine is quiet. */
export const WHEN_QUIET: readonly Task[] = ['mail-invoice'];

export interface Jobs {
  /** Part of the unit of work: a rollback takes the job back too. With `notBefore` it waits until then. */
  add(job: Job, notBefore?: Date): Promise<void>;
  /** Several in one step. */
  addAll(jobs: readonly (Job & { readonly notBefore?: Date })[]): Promise<void>;
}
