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
import { activeUnits, lineWorth, unitPriceOf } from '../booking/worth.ts';
import type { DocumentFormat } from './e-invoice.ts';
import { type InvoicedTax, invoicedTax, type TaxedPart, taxedParts } from './invoiced-tax.ts';
import { printedSeller, type TaxedSeller, taxedSellerOf } from './taxed-seller.ts';

/** A session as an invoice shows it. */
export interface InvoicedSession {
  readonly day: LocalDate | null;
  /** `2:30 PM EDT, New York`; empty where no time is known. */
  readonly time: string;
  readonly isAgreed: boolean;
  readonly people: number | null;
}

export interface InvoiceLine {
  readonly title: string;
  readonly tier: Tier;
  readonly units: number;
  /** The price of tier and add-ons of one unit. */
  readonly unitPrice: MinorUnits;
  readonly amount: MinorUnits;
  readonly addOns: readonly { readonly name: string; readonly price: MinorUnits }[];
  /** The proposed days at the time of issue. */
  readonly days: readonly LocalDate[];
  /** The agreed days at the time of issue. Absent where there are none; documents of older releases have them among `days`. */
  readonly agreed?: readonly LocalDate[];
  /** The sessions that have a day, a time or a headcount; absent in documents of older releases, which have only days. */
  readonly sessions?: readonly InvoicedSession[];
}

/** Everything an invoice shows, as of its issue (decision 056). */
export interface InvoiceFigures {
  readonly seller: Seller;
  /** Absent where the booking has no tax, where tax was off at its issue, and in documents of older releases. */
  readonly taxedSeller?: TaxedSeller;
  readonly buyer: {
    readonly name: string;
    readonly companyName: string | null;
    readonly email: string;
    /** The buyer's own order number, where they gave one. */
    readonly purchaseOrder: string | null;
    /** The invoice address; absent where nobody gave one. */
    readonly billing?: Billing;
  };
  readonly lines: readonly InvoiceLine[];
  readonly subtotal: MinorUnits;
  readonly discount: { readonly code: string; readonly amount: MinorUnits } | null;
  /** The fees of changes; absent in documents of older releases. */
  readonly fees?: readonly { readonly reason: string; readonly amount: MinorUnits }[];
  /** Net, tax and gross by rate; absent where the booking has no tax. */
  readonly taxed?: InvoicedTax;
  /** The tax contained in the total, for a shop that has one percentage for everything. */
  readonly tax: { readonly percent: number; readonly amount: MinorUnits };
  /** Whether the document prints `tax`. Absent in documents of older releases, which print it also at 0 %. */
  readonly printsTax?: boolean;
  readonly total: MinorUnits;
  /** What was received and not refunded. */
  readonly paid: MinorUnits;
  /**
   * The part of the total that is neither paid nor due: too little to be asked for, or refunded by the shop. Absent where there is none.
   */
  readonly waived?: MinorUnits;
  readonly due: MinorUnits;
  /** All that was received by then, without subtracting refunds; absent in documents of older releases. */
  readonly received?: MinorUnits;
  /** What changes of the booking cost, in words; absent in documents of older releases. */
  readonly policy?: readonly PolicyStep[];
  /** Bank details for a transfer; null where the shop has none. Invoices of older releases lack this field and those below. */
  readonly bank?: BankDetails | null;
  readonly daysToPay?: number;
  /** The prefix of its number. */
  readonly prefix?: string;
  /**
   * Set on an invoice that has only what a cancellation withholds outside the scope of tax; the rest of the booking is on the invoice
   * before. Absent elsewhere.
   */
  readonly part?: 'fees';
}

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** One issued document. It never changes, and is kept after its booking is deleted. */
export interface Invoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  /** From a series without gaps for each kind and year: `INV-2026-000042`. */
  readonly number: string;
  readonly bookingId: number;
  readonly reference: string;
  readonly issuedAt: Date;
  /** null for a credit note. */
  readonly dueOn: LocalDate | null;
  /** The id of the invoice that a credit note credits; null for an invoice. */
  readonly credits: number | null;
  readonly figures: InvoiceFigures;
}

export type NewInvoice = Omit<Invoice, 'id' | 'number'>;

const DIGITS = 6;

/** The day of a document: in the shop's time zone where it shows tax, else in UTC. */
export const dayOfDocument = ({ issuedAt, figures }: Pick<Invoice, 'issuedAt' | 'figures'>): LocalDate =>
  figures.taxed ? dayIn(issuedAt.getTime(), figures.taxed.zone) : dayAt(issuedAt, 0);

/** The number series of a document, by the year of its day. */
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

/** The valid invoices: those without a credit note. There are two where fees have an invoice of their own, which is the second. */
export const validInvoicesOf = (invoices: readonly Invoice[]): readonly Invoice[] => {
  const credited = new Set(invoices.map(({ credits }) => credits));
  return invoices.filter(({ id, kind }) => kind === 'invoice' && !credited.has(id));
};

/** The valid invoice for what is sold. */
export const validInvoiceOf = (invoices: readonly Invoice[]): Invoice | null =>
  validInvoicesOf(invoices).findLast(({ figures }) => figures.part !== 'fees') ?? null;

const daysOf = (line: BookedLine, isAgreed: boolean): readonly LocalDate[] =>
  line.sessions.flatMap((session) =>
    takesPlace(session) && (session.agreed !== null) === isAgreed ? (slotOf(session).date ?? []) : [],
  );

/** The agreed days; left out where there are none, as in documents of older releases. */
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

/** The sessions that take place and have a day, a time or a headcount. */
const invoicedSessions = ({ sessions }: BookedLine): readonly InvoicedSession[] =>
  sessions
    .filter(takesPlace)
    .map(invoicedSession)
    .filter(({ day, time, people }) => day !== null || time !== '' || people !== null);

/** A line with only the units that take place. */
const lineOf = (line: BookedLine): InvoiceLine => ({
  title: line.experience?.title ?? 'Experience not found',
  tier: line.selectedTier,
  units: activeUnits(line),
  unitPrice: unitPriceOf(line),
  amount: lineWorth(line),
  addOns: line.addOns.map(({ name, price }) => ({ name, price })),
  days: daysOf(line, false),
  ...agreedOf(line),
  sessions: invoicedSessions(line),
});

/** A line of a taxed document: units that are taxed alike, or add-ons with another rate. */
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

/** The tax that a total contains at a percentage of at most four decimals, rounded half up. */
export const taxWithin = (total: MinorUnits, percent: number): MinorUnits => {
  // The rate in ten thousandths of a percent, so that the division uses integers.
  const rate = BigInt(Math.round(percent * 10 ** TAX_DECIMALS));
  const [part, whole] = [BigInt(total) * rate, BigInt(100 * 10 ** TAX_DECIMALS) + rate];
  return Number((2n * part + whole) / (2n * whole)) as MinorUnits;
};

/** The shop's details that its invoices show. */
export interface Sells extends Partial<Pick<ShopProfile, 'bank' | 'daysToPay' | 'invoicePrefix' | 'tax'>> {
  readonly seller: Seller;
  readonly taxPercent: number;
}

/**
 * The present figures of a booking, or of its fees alone where `part` says so. `paid` is what was received for it and not refunded; `due`
 * is what is still to be paid, which is less than the rest where some of it was waived or refunded.
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

/** The day by which it must be paid, after the shop's days to pay; a paid invoice was due at once. */
export const dueOn = (figures: InvoiceFigures, issuedAt: Date): LocalDate =>
  daysAfter(
    dayOfDocument({ issuedAt, figures }),
    figures.due > ZERO ? (figures.daysToPay ?? USUAL_DAYS_TO_PAY) : 0,
  );

const ENDINGS: Readonly<Record<DocumentFormat, string>> = { pdf: 'pdf', ubl: 'xml' };

/** The specification names the file of an invoice after the booking; every other file is named after its document's number. */
export const invoiceFileName = (bookingId: number, as: DocumentFormat = 'pdf'): string =>
  `invoice-${bookingId}.${ENDINGS[as]}`;

export const documentFileName = ({ number }: Pick<Invoice, 'number'>, as: DocumentFormat = 'pdf'): string =>
  `${number}.${ENDINGS[as]}`;

/** The name of the receipt's file for an invoice. */
export const receiptFileName = ({ number }: Pick<Invoice, 'number'>): string => `receipt-${number}.pdf`;
