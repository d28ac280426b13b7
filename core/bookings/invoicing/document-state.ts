import { dayAt } from '../../kernel/calendar.ts';
import { type MinorUnits, minorUnits, minus, plus, sum, ZERO } from '../../kernel/money.ts';
import { isReceived, type LedgerEntry } from '../../money/payment/ledger.ts';
import { withoutUndoneMarks } from '../../money/payment/marks.ts';
import { holdingsOf, type Invoice } from './invoice.ts';
import { type PaymentShown, paymentsShown } from './payments-shown.ts';

/** Whether something of a document in this state is still to be paid. */
const IS_OUTSTANDING = {
  /** Nothing is due on it. */
  paid: false,
  open: true,
  /** Open, and its day to pay is over. */
  overdue: true,
  /** Taken back, and a later invoice holds. */
  replaced: false,
  /** Taken back, and none holds. */
  credited: false,
  'credit-note': false,
} as const satisfies Readonly<Record<string, boolean>>;

export type DocumentState = keyof typeof IS_OUTSTANDING;
export const DOCUMENT_STATES = Object.keys(IS_OUTSTANDING) as readonly DocumentState[];

export const isOutstanding = ({ state }: { readonly state: DocumentState }): boolean => IS_OUTSTANDING[state];

/** A document with what has become of it. */
export interface StandingDocument extends Invoice {
  readonly state: DocumentState;
}

/** All that has come in for a booking, before anything went back. */
export const receivedOf = (entries: readonly LedgerEntry[]): MinorUnits =>
  sum(
    withoutUndoneMarks(entries)
      .filter(isReceived)
      .map(({ amount }) => amount),
  );

/** What has come in since an invoice was issued. What went back later makes nothing due on it again. */
const receivedSince = ({ issuedAt, figures }: Invoice, entries: readonly LedgerEntry[]): MinorUnits =>
  figures.received === undefined
    ? receivedOf(entries.filter(({ at }) => at > issuedAt))
    : minus(receivedOf(entries), figures.received);

/** What is to be paid on an invoice now, given the movements of its booking. */
export const dueNow = (invoice: Invoice, entries: readonly LedgerEntry[]): MinorUnits =>
  minorUnits(Math.max(0, invoice.figures.due - Math.max(0, receivedSince(invoice, entries))));

/** What has become of the documents of one booking, given with its movements, both oldest first. */
export const standingDocuments = (
  documents: readonly Invoice[],
  entries: readonly LedgerEntry[],
  now: Date,
): readonly StandingDocument[] => {
  const holding = new Set(holdingsOf(documents).map(({ id }) => id));
  const today = dayAt(now, 0);
  const stateOf = (document: Invoice): DocumentState => {
    if (document.kind === 'credit-note') return 'credit-note';
    if (!holding.has(document.id)) return holding.size > 0 ? 'replaced' : 'credited';
    if (dueNow(document, entries) === ZERO) return 'paid';
    return document.dueOn !== null && document.dueOn < today ? 'overdue' : 'open';
  };
  return documents.map((document) => ({ ...document, state: stateOf(document) }));
};

/** The same of documents of several bookings, in the order they are given. `all` has every document of these bookings, oldest first. */
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
  /** Its figures with what is paid and due now. */
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
