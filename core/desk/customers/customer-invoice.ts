import { holdingOf, type Invoice } from '../../bookings/invoicing/invoice.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { type Cents, ZERO } from '../../kernel/money.ts';

export const INVOICE_STATES = ['paid', 'open', 'overdue', 'credited', 'credit-note'] as const;
/** credited: taken back by a credit note. Only what holds can be open or overdue. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

const IS_OUTSTANDING: Readonly<Record<InvoiceState, boolean>> = {
  paid: false,
  open: true,
  overdue: true,
  credited: false,
  'credit-note': false,
};

/** Whether something of it is still to be paid. */
export const isOutstanding = ({ state }: { readonly state: InvoiceState }): boolean => IS_OUTSTANDING[state];

export interface CustomerInvoice {
  readonly invoice: Invoice;
  readonly state: InvoiceState;
}

/** What became of an invoice, given all documents of its booking and what the booking still costs. */
export const invoiceStateOf = (
  invoice: Invoice,
  ofBooking: readonly Invoice[],
  open: Cents,
  today: LocalDate,
): InvoiceState => {
  if (invoice.kind === 'credit-note') return 'credit-note';
  if (holdingOf(ofBooking)?.id !== invoice.id) return 'credited';
  if (open === ZERO) return 'paid';
  return invoice.dueOn !== null && invoice.dueOn < today ? 'overdue' : 'open';
};
