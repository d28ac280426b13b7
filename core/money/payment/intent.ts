import type { RequestedLine } from '../../buying/cart/requested-line.ts';
import type { Quote } from '../../buying/quote/quote.ts';
import { hasQuotedTimes } from '../../buying/quote/quoted-units.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Billing } from '../../people/billing.ts';
import { type Caller, isOfSession } from '../../people/caller.ts';
import type { Customer } from '../../people/customer.ts';
import { awaitsBooking, type IntentState, isClosedUnpaid, mayBePaid } from './intent-states.ts';
import type { Receipt } from './receipt.ts';
import { isTaken } from './receipt.ts';

/** What an intent pays for: a cart, the open amount of a booking, a change of a paid booking, or nothing (the test page). */
export const INTENT_PURPOSES = ['checkout', 'balance', 'amendment', 'test'] as const;
export type IntentPurpose = (typeof INTENT_PURPOSES)[number];

/** Everything needed to make the booking, as it was when the amount was set. */
export interface Purchase {
  readonly customer: Customer;
  /** Missing in purchases of older releases. */
  readonly billing?: Billing | null;
  readonly quote: Quote;
}

/** The amount and the purchase of an intent from some moment on. The provider names the revision that was paid. */
export interface Revision {
  /** Counts from 1. */
  readonly number: number;
  readonly amount: MinorUnits;
  /** null when it pays for no cart, and once it is booked, because the booking then has everything. */
  readonly purchase: Purchase | null;
}

/** A payment to be made. */
export interface Intent {
  /** The provider's id. */
  readonly id: string;
  readonly purpose: IntentPurpose;
  readonly state: IntentState;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  readonly accountId: number | null;
  /** The browser session that opened it. */
  readonly visitorKey: string | null;
  /** Its booking once it is booked; for a balance, the booking that it pays for. */
  readonly bookingId: number | null;
  /** Oldest first. */
  readonly revisions: readonly Revision[];
  readonly createdAt: Date;
  /** When the last revision was made. */
  readonly touchedAt: Date;
  /** Until when it reserves a use of its discount code; null when it needs none. */
  readonly heldUntil: Date | null;
}

/** How long an open intent reserves one use of its code (decision 022). */
export const HOLD_MS = 15 * 60 * 1000;

/** Whether the caller opened the intent. An intent belongs to the account or browser session that opened it (decision 020). */
export const isOpener = (caller: Caller, intent: Opener): boolean =>
  (caller.kind === 'signed-in' && intent.accountId === caller.accountId) || isOfSession(caller, intent);

/** Who opened an intent, or is about to. */
export type Opener = Pick<Intent, 'accountId' | 'visitorKey'>;

export const openerOf = (caller: Caller): Opener => ({
  accountId: caller.kind === 'signed-in' ? caller.accountId : null,
  visitorKey: caller.visitorKey,
});

/** The revision that is to be paid now. */
export const latestRevision = (intent: Pick<Intent, 'revisions'>): Revision | null =>
  intent.revisions.at(-1) ?? null;

/** The revision that a receipt pays for in full and in the right currency; null when there is none. */
export const revisionPaid = (
  intent: Pick<Intent, 'revisions' | 'currency'>,
  receipt: Receipt,
): Revision | null => {
  const revision = intent.revisions.find(({ number }) => number === receipt.revision);
  const whole =
    isTaken(receipt) && receipt.currency === intent.currency && receipt.amount === revision?.amount;
  return whole ? revision : null;
};

/** Whether it pays for an existing booking: such an intent has no opener. */
export const isOfBooking = ({ purpose }: Pick<Intent, 'purpose'>): boolean =>
  purpose === 'balance' || purpose === 'amendment';

/** Whether it may still take money for its booking, or has taken money that is not in the ledger yet. */
export const isUnsettled = (intent: Pick<Intent, 'purpose' | 'state'>): boolean =>
  isOfBooking(intent) && (mayBePaid(intent) || awaitsBooking(intent));

/** Whether the same holds for what is owed for a booking, and not for a change of it. */
export const isUnsettledBalance = (intent: Pick<Intent, 'purpose' | 'state'>): boolean =>
  isUnsettled(intent) && intent.purpose === 'balance';

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Whether a request asks for what was paid for. Preferred times may differ, free times may not. */
export const asksForSame = (lines: readonly RequestedLine[], quote: Quote): boolean =>
  lines.length === quote.lines.length &&
  quote.lines.every((quoted, at) => {
    const line = lines[at];
    return (
      line?.experienceId === quoted.experienceId &&
      line.selectedTier === quoted.selectedTier &&
      line.quantity === quoted.quantity &&
      hasQuotedTimes(line, quoted) &&
      sameIds(
        line.addOnIds,
        quoted.addOns.map(({ id }) => id),
      )
    );
  });

/** The intent with a new revision. */
export const revised = (
  intent: Intent,
  revision: Revision,
  touchedAt: Date,
  heldUntil: Date | null,
): Intent => ({
  ...intent,
  revisions: [...intent.revisions, revision],
  touchedAt,
  heldUntil,
});

const withoutPurchase = (revision: Revision): Revision => ({ ...revision, purchase: null });

/** Whether it pays for free times: it is cancelled when their hold ends, and may have been paid a moment before. */
const buysTimes = ({ revisions }: Pick<Intent, 'revisions'>): boolean =>
  revisions.some(({ purchase }) => purchase?.quote.lines.some(({ chosen }) => chosen !== undefined));

/** The intent without its purchases, so that personal data is no longer stored here. */
export const withoutPurchases = (intent: Intent): Intent => ({
  ...intent,
  revisions: intent.revisions.map(withoutPurchase),
});

/**
 * The intent once it is cancelled or refunded. A cancelled one keeps the free times that it would have paid for, until its purchase is
 * deleted.
 */
export const ended = (intent: Intent, state: 'cancelled' | 'refunded'): Intent => ({
  ...(isClosedUnpaid({ state }) && buysTimes(intent) ? intent : withoutPurchases(intent)),
  state,
  heldUntil: null,
});

/** The intent once it has its booking. Of its revisions only the one that was paid stays, without its purchase. */
export const booked = (intent: Intent, bookingId: number, paid: Revision): Intent => ({
  ...intent,
  state: 'booked',
  bookingId,
  heldUntil: null,
  revisions: [withoutPurchase(paid)],
});
