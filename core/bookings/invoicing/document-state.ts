import { dayAt } from '../../kernel/calendar.ts';
import { type MinorUnits, minorUnits, minus, plus, sum, ZERO } from '../../kernel/money.ts';
import { isReceived, type LedgerEntry } from '../../money/payment/ledger.ts';
import { withoutUndoneMarks } from '../../money/payment/marks.ts';
import { type Invoice, validInvoicesOf } from './invoice.ts';
import { type PaymentShown, paymentsShown } from './payments-shown.ts';

/** Whether something of a document in this state is still to be paid. */
const IS_OUTSTANDING = {
  /** Nothing is due on it. */
  paid: false,
  open: true,
  /** Open, and the day by which it must be paid is over. */
  overdue: true,
  /** Credited, and a later invoice is valid instead. */
  replaced: false,
  /** Credited, and no invoice is valid instead. */
  credited: false,
  'credit-note': false,
} as const satisfies Readonly<Record<string, boolean>>;

export type DocumentState = keyof typeof IS_OUTSTANDING;
export const DOCUMENT_STATES = Object.keys(IS_OUTSTANDING) as readonly DocumentState[];

export const isOutstanding = ({ state }: { readonly state: DocumentState }): boolean => IS_OUTSTANDING[state];

/** A document with its present state. */
export interface StandingDocument extends Invoice {
  readonly state: DocumentState;
}

/** All money that was received for a booking, without subtracting refunds. */
export const receivedOf = (entries: readonly LedgerEntry[]): MinorUnits =>
  sum(
    withoutUndoneMarks(entries)
      .filter(isReceived)
      .map(({ amount }) => amount),
  );

/** The money that was received since an invoice was issued. A later refund does not make the invoice due again. */
const receivedSince = ({ issuedAt, figures }: Invoice, entries: readonly LedgerEntry[]): MinorUnits =>
  figures.received === undefined
    ? receivedOf(entries.filter(({ at }) => at > issuedAt))
    : minus(receivedOf(entries), figures.received);

/** What is still to be paid on an invoice now, given its booking's ledger entries. */
export const dueNow = (invoice: Invoice, entries: readonly LedgerEntry[]): MinorUnits =>
  minorUnits(Math.max(0, invoice.figures.due - Math.max(0, receivedSince(invoice, entries))));

/** The present states of the documents of one booking; documents and ledger entries are given oldest first. */
export const standingDocuments = (
  documents: readonly Invoice[],
  entries: readonly LedgerEntry[],
  now: Date,
): readonly StandingDocument[] => {
  const valid = new Set(validInvoicesOf(documents).map(({ id }) => id));
  const today = dayAt(now, 0);
  const stateOf = (document: Invoice): DocumentState => {
    if (document.kind === 'credit-note') return 'credit-note';
    if (!valid.has(document.id)) return valid.size > 0 ? 'replaced' : 'credited';
    if (dueNow(document, entries) === ZERO) return 'paid';
    return document.dueOn !== null && document.dueOn < today ? 'overdue' : 'open';
  };
  return documents.map((document) => ({ ...document, state: stateOf(document) }));
};

/**
 * The same for documents of several bookings, in the order in which they are given. `all` has every document of these bookings, oldest
 * first.
 */
export const standingAmong = (
  documents: readonly Invoice[],
  {
    all,
    entries,
    now,
  }: { readonly all: readonly Invoice[]; readonly entries: readonly LedgerEntry[]; readonly now: Date },
): readonly StandingDocument[] => {
  const moved = Map.groupBy(entries, ({ bookingId }) => bookingId);
  const standing = new Map(
    [...Map.groupBy(all, ({ bookingId }) => bookingId)].flatMap(([id, ofBooking]) =>
      standingDocuments(ofBooking, moved.get(id) ?? [], now).map((each) => [each.id, each] as const),
    ),
  );
  return documents.flatMap(({ id }) => standing.get(id) ?? []);
};

/** An invoice with what has been paid for it. */
export interface PaidInvoice {
  /** The invoice with the figures of what is paid and due now. */
  readonly invoice: Invoice;
  /** Oldest first. */
  readonly payments: readonly PaymentShown[];
}

/** An invoice with what has been paid for it since it was issued. */
export const withPayments = (invoice: Invoice, entries: readonly LedgerEntry[]): PaidInvoice => {
  const due = dueNow(invoice, entries);
  const paid = plus(invoice.figures.paid, minus(invoice.figures.due, due));
  return {
    invoice: { ...invoice, figures: { ...invoice.figures, paid, due } },
    payments: paymentsShown(entries),
  };
};
