import type { Session } from '../../calendar/scheduling/session.ts';
import { slotOf } from '../../calendar/scheduling/session-slot.ts';
import { hasTime, takesPlace } from '../../calendar/scheduling/session-states.ts';
import { spokenTime } from '../../calendar/scheduling/spoken-time.ts';
import { dayIn } from '../../calendar/staffing/wall-clock.ts';
import { dayAt, daysAfter, type LocalDate } from '../../kernel/calendar.ts';
import { type MinorUnits, minorUnits, minus, ZERO } from '../../kernel/money.ts';
import type { Billing } from '../../people/billing.ts';
import { policyList } from '../../shop/policy/line-policies.ts';
import type { PolicyStep } from '../../shop/policy/policy-words.ts';
import type { Tier } from '../../shop/pricing/tiers.ts';
import type { BankDetails, Seller } from '../../shop/settings/seller.ts';
import {
  CREDIT_NOTE_PREFIX,
  TAX_DECIMALS,
  TEST_SERIES,
  USUAL_DAYS_TO_PAY,
  USUAL_INVOICE_PREFIX,
} from '../../shop/settings/selling-record.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import { bookedPolicies } from '../booking/booked-policies.ts';
import type { BookedLine, Booking } from '../booking/booking.ts';
import { lineWorth, livingUnits, unitPriceOf } from '../booking/worth.ts';
import type { DocumentFormat } from './e-invoice.ts';
import { type InvoicedTax, invoicedTax, type TaxedPart, taxedParts } from './invoiced-tax.ts';
import { printedSeller, type TaxedSeller, taxedSellerOf } from './taxed-seller.ts';

/** A session as an invoice names it. */
export interface InvoicedSession {
  readonly day: LocalDate | null;
  /** `2:30 PM EDT, New York`; empty where there is none. */
  readonly time: string;
  readonly isAgreed: boolean;
  readonly people: number | null;
}

export interface InvoiceLine {
  readonly title: string;
  readonly tier: Tier;
  readonly units: number;
  /** Tier and add-ons of one unit. */
  readonly unitPrice: MinorUnits;
  readonly amount: MinorUnits;
  readonly addOns: readonly { readonly name: string; readonly price: MinorUnits }[];
  /** The days proposed when it was issued. */
  readonly days: readonly LocalDate[];
  /** The days agreed by then. Absent where none is; documents of older releases have these among `days`. */
  readonly agreed?: readonly LocalDate[];
  /** Those with a day, a time or people; absent in documents of older releases, which have their days alone. */
  readonly sessions?: readonly InvoicedSession[];
}

/** Everything an invoice says, as of its issue (decision 056). */
export interface InvoiceFigures {
  readonly seller: Seller;
  /** Absent where the booking has no tax, where tax was off at its issue, and in documents of older releases. */
  readonly taxedSeller?: TaxedSeller;
  readonly buyer: {
    readonly name: string;
    readonly companyName: string | null;
    readonly email: string;
    /** The buyer's own, where they gave one. */
    readonly purchaseOrder: string | null;
    /** Where they are invoiced; absent where nobody said it. */
    readonly billing?: Billing;
  };
  readonly lines: readonly InvoiceLine[];
  readonly subtotal: MinorUnits;
  readonly discount: { readonly code: string; readonly amount: MinorUnits } | null;
  /** What changes have cost; absent in documents of older releases. */
  readonly fees?: readonly { readonly reason: string; readonly amount: MinorUnits }[];
  /** Net, tax and gross by rate; absent where the booking has no tax. */
  readonly taxed?: InvoicedTax;
  /** Contained in the total: of a shop that says one percentage alone. */
  readonly tax: { readonly percent: number; readonly amount: MinorUnits };
  /** Whether the document prints `tax`. Absent in documents of older releases, which print it also at 0 %. */
  readonly printsTax?: boolean;
  readonly total: MinorUnits;
  /** Received, and still here. */
  readonly paid: MinorUnits;
  /** Of the total, what is neither paid nor due: too little to be asked for, or given back by the shop. Absent where nothing is. */
  readonly waived?: MinorUnits;
  readonly due: MinorUnits;
  /** All that had come in by then, before anything went back; absent in documents of older releases. */
  readonly received?: MinorUnits;
  /** What changes of the booking cost, in words; absent in documents of older releases. */
  readonly policy?: readonly PolicyStep[];
  /** Where a transfer goes; null where none was named. Invoices of older releases do not have it, nor what follows. */
  readonly bank?: BankDetails | null;
  readonly daysToPay?: number;
  /** Of its number. */
  readonly prefix?: string;
  /** What a cancellation withholds outside the scope of tax, and nothing else; the rest of the booking is on the invoice before. Absent elsewhere. */
  readonly part?: 'fees';
}

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** One issued document. It never changes, and outlives its booking. */
export interface Invoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  /** Of a series without gaps, one for each kind and year: `INV-2026-000042`. */
  readonly number: string;
  readonly bookingId: number;
  readonly reference: string;
  readonly issuedAt: Date;
  /** null for a credit note. */
  readonly dueOn: LocalDate | null;
  /** The invoice that a credit note takes back; null for an invoice. */
  readonly credits: number | null;
  readonly figures: InvoiceFigures;
}

export type NewInvoice = Omit<Invoice, 'id' | 'number'>;

const DIGITS = 6;

/** The day of a document: by the clocks of the shop where it says tax, else of UTC. */
export const dayOfDocument = ({ issuedAt, figures }: Pick<Invoice, 'issuedAt' | 'figures'>): LocalDate =>
  figures.taxed ? dayIn(issuedAt.getTime(), figures.taxed.zone) : dayAt(issuedAt, 0);

/** The series that a document belongs to, by the year of its day. */
export const seriesOf = ({
  kind,
  issuedAt,
  figures,
}: Pick<Invoice, 'kind' | 'issuedAt' | 'figures'>): string => {
  const ofInvoices = figures.prefix ?? USUAL_INVOICE_PREFIX;
  const ofCredits = ofInvoices.startsWith(TEST_SERIES)
    ? TEST_SERIES + CREDIT_NOTE_PREFIX
    : CREDIT_NOTE_PREFIX;
  const prefix = kind === 'credit-note' ? ofCredits : ofInvoices;
  return `${prefix}-${dayOfDocument({ issuedAt, figures }).slice(0, 4)}`;
};

export const numberIn = (series: string, place: number): string =>
  `${series}-${String(place).padStart(DIGITS, '0')}`;

/** Those that hold: not taken back by a credit note. Two where fees have one of their own, which is the second. */
export const holdingsOf = (invoices: readonly Invoice[]): readonly Invoice[] => {
  const credited = new Set(invoices.map(({ credits }) => credits));
  return invoices.filter(({ id, kind }) => kind === 'invoice' && !credited.has(id));
};

/** The one that holds for what is sold. */
export const holdingOf = (invoices: readonly Invoice[]): Invoice | null =>
  holdingsOf(invoices).findLast(({ figures }) => figures.part !== 'fees') ?? null;

const daysOf = (line: BookedLine, isAgreed: boolean): readonly LocalDate[] =>
  line.sessions.flatMap((session) =>
    takesPlace(session) && (session.agreed !== null) === isAgreed ? (slotOf(session).date ?? []) : [],
  );

/** Days agreed on; left out where there are none, as older documents do. */
const agreedOf = (line: BookedLine): Pick<InvoiceLine, 'agreed'> => {
  const agreed = daysOf(line, true);
  return agreed.length > 0 ? { agreed } : {};
};

const invoicedSession = (session: Session): InvoicedSession => {
  const slot = slotOf(session);
  return {
    day: slot.date,
    time: slot.time ? spokenTime(slot) : '',
    isAgreed: hasTime(session),
    people: session.headcount,
  };
};

/** The sessions that take place, without those of which nothing is known. */
const invoicedSessions = ({ sessions }: BookedLine): readonly InvoicedSession[] =>
  sessions
    .filter(takesPlace)
    .map(invoicedSession)
    .filter(({ day, time, people }) => day !== null || time !== '' || people !== null);

/** A line with the units that take place. */
const lineOf = (line: BookedLine): InvoiceLine => ({
  title: line.experience?.title ?? 'Experience not found',
  tier: line.selectedTier,
  units: livingUnits(line),
  unitPrice: unitPriceOf(line),
  amount: lineWorth(line),
  addOns: line.addOns.map(({ name, price }) => ({ name, price })),
  days: daysOf(line, false),
  ...agreedOf(line),
  sessions: invoicedSessions(line),
});

/** A line of a taxed document: the units that are taxed alike, or add-ons of another rate. */
const lineOfPart = ({ line, sessions, isSession, addOns, unitPrice, amount }: TaxedPart): InvoiceLine => {
  const whole = lineOf({ ...line, sessions });
  const names = addOns.map(({ name }) => name).join(', ');
  return {
    ...whole,
    unitPrice,
    amount,
    ...(isSession
      ? { addOns: addOns.map(({ name, price }) => ({ name, price })) }
      : { title: `${names} (${whole.title})`, addOns: [], days: [], sessions: [] }),
  };
};

/** What a percentage (at most four decimals) contained in a total comes to, half up. */
export const taxWithin = (total: MinorUnits, percent: number): MinorUnits => {
  // Ten thousandths of a percent, so that the division is of whole numbers.
  const rate = BigInt(Math.round(percent * 10 ** TAX_DECIMALS));
  const [part, whole] = [BigInt(total) * rate, BigInt(100 * 10 ** TAX_DECIMALS) + rate];
  return Number((2n * part + whole) / (2n * whole)) as MinorUnits;
};

/** What the shop says on its invoices. */
export interface Sells extends Partial<Pick<ShopProfile, 'bank' | 'daysToPay' | 'invoicePrefix' | 'tax'>> {
  readonly seller: Seller;
  readonly taxPercent: number;
}

/**
 * The figures of a booking now; of its fees alone where `part` says so. `paid` is what has been received for it and is still here; `due` what is still to be paid, which is
 * less than the rest where some of it was waived or given back.
 */
export const figuresOf = (
  booking: Booking,
  paid: MinorUnits,
  { seller, taxPercent, bank, daysToPay, invoicePrefix, tax }: Sells,
  due: MinorUnits = minorUnits(Math.max(0, booking.total - paid)),
  part?: InvoiceFigures['part'],
): InvoiceFigures => {
  const { customer, billing, discount, subtotal, total } = booking;
  const waived = minus(minus(total, paid), due);
  const parts = booking.tax ? (part ? [] : taxedParts(booking.tax, booking)) : null;
  const percent = booking.tax ? 0 : taxPercent;
  return {
    seller: booking.tax ? printedSeller(seller, tax) : seller,
    ...(booking.tax && tax ? { taxedSeller: taxedSellerOf(tax) } : {}),
    buyer: {
      name: `${customer.firstName} ${customer.lastName}`,
      companyName: customer.companyName,
      email: customer.email,
      purchaseOrder: customer.purchaseOrder,
      ...(billing ? { billing } : {}),
    },
    lines: parts ? parts.map(lineOfPart) : booking.lines.map(lineOf).filter(({ units }) => units > 0),
    subtotal,
    discount: discount && { code: discount.code, amount: discount.amount },
    fees: booking.fees.map(({ reason, amount }) => ({ reason, amount })),
    ...(booking.tax && parts ? { taxed: invoicedTax(booking.tax, booking, parts) } : {}),
    tax: { percent, amount: taxWithin(total, percent) },
    printsTax: percent > 0,
    total,
    paid,
    ...(waived > 0 ? { waived } : {}),
    due,
    policy: part ? [] : policyList(bookedPolicies(booking)),
    ...(bank ? { bank } : {}),
    ...(daysToPay === undefined ? {} : { daysToPay }),
    ...(invoicePrefix === undefined ? {} : { prefix: invoicePrefix }),
    ...(part ? { part } : {}),
  };
};

/** The shop's days to pay; what is paid was due at once. */
export const dueOn = (figures: InvoiceFigures, issuedAt: Date): LocalDate =>
  daysAfter(
    dayOfDocument({ issuedAt, figures }),
    figures.due > ZERO ? (figures.daysToPay ?? USUAL_DAYS_TO_PAY) : 0,
  );

const ENDINGS: Readonly<Record<DocumentFormat, string>> = { pdf: 'pdf', ubl: 'xml' };

/** The file that the specification names after the booking; every other file is named after its number. */
export const invoiceFileName = (bookingId: number, as: DocumentFormat = 'pdf'): string =>
  `invoice-${bookingId}.${ENDINGS[as]}`;

export const documentFileName = ({ number }: Pick<Invoice, 'number'>, as: DocumentFormat = 'pdf'): string =>
  `${number}.${ENDINGS[as]}`;

/** Of an invoice's receipt. */
export const receiptFileName = ({ number }: Pick<Invoice, 'number'>): string => `receipt-${number}.pdf`;
