import type { CustomerInvoiceWire, CustomerWire } from '../../api/transport/wire.ts';
import type { BadgeTone } from '../../ui/primitives/Badge.tsx';

export const nameOf = ({ firstName, lastName }: Pick<CustomerWire, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

type InvoiceState = CustomerInvoiceWire['state'];

export const INVOICE_WORDS: Readonly<Record<InvoiceState, string>> = {
  paid: 'Paid',
  open: 'Open',
  overdue: 'Overdue',
  credited: 'Taken back',
  'credit-note': 'Credit note',
};

export const INVOICE_TONES: Readonly<Record<InvoiceState, BadgeTone>> = {
  paid: 'ok',
  open: 'warn',
  overdue: 'bad',
  credited: 'flat',
  'credit-note': 'flat',
};
