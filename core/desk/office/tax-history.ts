import type { Booking } from '../../bookings/booking/booking.ts';
import { dayOfDocument, type Invoice } from '../../bookings/invoicing/invoice.ts';
import { joinedInvoices } from '../../bookings/invoicing/invoice-set.ts';
import {
  type InvoicedRate,
  type InvoicedTax,
  taxedParts,
  taxOfBooking,
} from '../../bookings/invoicing/invoiced-tax.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import { dayIn } from '../../calendar/staffing/wall-clock.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { type MinorUnits, minorUnits, minus, plus, shareOf, sum, ZERO } from '../../kernel/money.ts';
import { sharesOf } from '../../kernel/shares.ts';
import { hasMoved } from '../../money/payment/entry-status.ts';
import { isReceived, type LedgerEntry } from '../../money/payment/ledger.ts';
import { withoutUndoneMarks } from '../../money/payment/marks.ts';

/** When tax becomes due: with the document, with the payment, or with the session unless it was paid before. */
export const TAX_BASES = ['document', 'payment', 'supply'] as const;
export type TaxBasis = (typeof TAX_BASES)[number];

/** Everything that the tax of one booking depends on. */
export interface TaxedHistory {
  /** null where it is deleted: its documents then tell when its sessions were. */
  readonly booking: Booking | null;
  /** Oldest first. */
  readonly documents: readonly Invoice[];
  readonly entries: readonly LedgerEntry[];
}

/** The tax of one rate that becomes due on one day; negative where it is credited. */
export interface DueRate {
  readonly day: LocalDate;
  readonly bookingId: number;
  /** The id of its document; null on the other bases. */
  readonly document: number | null;
  readonly rate: InvoicedRate;
  readonly taxNumber: string | null;
}

const withAmounts = (rate: InvoicedRate, gross: MinorUnits, amount: MinorUnits): InvoicedRate => {
  const amounts = sharesOf(
    amount,
    rate.parts.map((part) => part.amount),
  );
  const parts = rate.parts.map((part, at) => ({ ...part, amount: amounts[at] ?? ZERO }));
  return { ...rate, gross, amount, net: minus(gross, amount), parts };
};

/** A part of a rate, given by its gross. The whole gross gives the rate itself, to the smallest unit. */
const ofGross = (rate: InvoicedRate, gross: MinorUnits): InvoicedRate =>
  gross === rate.gross ? rate : withAmounts(rate, gross, shareOf(rate.amount, gross, rate.gross));

const combined = (a: InvoicedRate, b: InvoicedRate, sign: 1 | -1): InvoicedRate => {
  const and = (one: MinorUnits, other: MinorUnits = ZERO) => plus(one, minorUnits(sign * other));
  return {
    ...a,
    net: and(a.net, b.net),
    amount: and(a.amount, b.amount),
    gross: and(a.gross, b.gross),
    parts: a.parts.map((part, at) => ({ ...part, amount: and(part.amount, b.parts[at]?.amount) })),
  };
};

const nothingOf = (rate: InvoicedRate): InvoicedRate => combined(rate, rate, -1);

type Named = Pick<InvoicedRate, 'category' | 'reason' | 'name' | 'percent' | 'country' | 'region'> & {
  readonly parts: readonly {
    readonly name: string;
    readonly number: string | null;
    readonly percent: number;
  }[];
};

/** The fields by which reports distinguish rates. */
export const keyOf = ({ category, reason, name, percent, country, region, parts }: Named): string =>
  JSON.stringify([
    category,
    reason,
    name,
    percent,
    country,
    region,
    ...parts.map((part) => [part.name, part.number, part.percent]),
  ]);

export type Rates = ReadonlyMap<string, InvoicedRate>;

const byKey = (rates: readonly InvoicedRate[]): Rates => {
  const all = new Map<string, InvoicedRate>();
  for (const rate of rates) {
    const found = all.get(keyOf(rate));
    all.set(keyOf(rate), found ? combined(found, rate, 1) : rate);
  }
  return all;
};

const changed = (before: Rates, after: Rates): readonly InvoicedRate[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const one = is ?? (was && nothingOf(was));
    const change = one && was ? combined(one, was, -1) : one;
    return change && [change.net, change.amount, change.gross].some((each) => each !== 0) ? [change] : [];
  });

/** Divides a payment over the rates in proportion; a full payment gives the rates themselves. */
const paidRates = (rates: Rates, paid: MinorUnits): Rates => {
  const all = [...rates];
  const shares = sharesOf(
    paid,
    all.map(([, { gross }]) => gross),
  );
  return new Map(all.map(([key, rate], at) => [key, ofGross(rate, shares[at] ?? ZERO)]));
};

/** A part of what is booked, and the day on which it takes place. */
interface Supplied {
  readonly key: string;
  readonly weight: MinorUnits;
  /** null while no day is agreed. */
  readonly day: LocalDate | null;
}

const suppliedByBooking = (booking: Booking, zone: Zone): readonly Supplied[] =>
  booking.tax
    ? taxedParts(booking.tax, booking).flatMap(({ sessions, unitPrice, tax }) =>
        sessions.filter(takesPlace).map(({ agreed }) => ({
          key: keyOf(tax),
          weight: unitPrice,
          day: agreed && dayIn(agreed.startsAt.getTime(), zone),
        })),
      )
    : [];

/** The same from a document, for a booking whose sessions are deleted. */
const suppliedByDocument = ({ figures: { lines } }: Invoice, taxed: InvoicedTax): readonly Supplied[] =>
  lines.flatMap(({ units, agreed = [] }, at) => {
    const of = taxed.lines[at];
    const rate = of && taxed.rates[of.rate];
    if (!rate) return [];
    return Array.from({ length: units }, (_, unit) => ({
      key: keyOf(rate),
      weight: of.net,
      day: agreed[unit] ?? agreed.at(-1) ?? null,
    }));
  });

/** What has taken place by a day: for each rate its fees, and of the rest the share of the sessions. */
const suppliedRates = (
  { taxed, rates, supplied }: Pick<ValidTax, 'taxed' | 'rates' | 'supplied'>,
  day: LocalDate,
): Rates => {
  const fees = byKey(
    taxed.fees.flatMap(({ rate: at, net }) => {
      const rate = taxed.rates[at];
      return rate ? [ofGross(rate, net === rate.net ? rate.gross : shareOf(rate.gross, net, rate.net))] : [];
    }),
  );
  const ofRate = Map.groupBy(supplied, ({ key }) => key);
  const weigh = (each: readonly Supplied[]) => sum(each.map(({ weight }) => weight));
  return new Map(
    [...rates].map(([key, rate]) => {
      const fee = fees.get(key)?.gross ?? ZERO;
      const own = ofRate.get(key) ?? [];
      const done = weigh(own.filter((each) => each.day !== null && each.day <= day));
      return [key, ofGross(rate, plus(fee, shareOf(minus(rate.gross, fee), done, weigh(own))))];
    }),
  );
};

const larger = (rates: Rates, other: Rates): Rates =>
  new Map(
    [...rates].map(([key, rate]) => {
      const found = other.get(key);
      return [key, found && found.gross > rate.gross ? found : rate];
    }),
  );

type Taxed = Invoice & { readonly figures: { readonly taxed: InvoicedTax } };

export const isTaxed = (document: Invoice): document is Taxed => document.figures.taxed !== undefined;

const numberOf = ({ figures }: Invoice): string | null => figures.buyer.billing?.taxNumber ?? null;

/** The tax of documents, each on its day; credit notes reverse it. */
const dueByDocuments = (documents: readonly Taxed[]): readonly DueRate[] =>
  documents.flatMap((document) =>
    document.figures.taxed.rates.map((rate) => ({
      day: dayOfDocument(document),
      bookingId: document.bookingId,
      document: document.id,
      rate: document.kind === 'credit-note' ? combined(nothingOf(rate), rate, -1) : rate,
      taxNumber: numberOf(document),
    })),
  );

const movedBy = (entry: LedgerEntry): MinorUnits => {
  if (isReceived(entry)) return entry.amount;
  return entry.kind === 'refund' && hasMoved(entry) ? minus(ZERO, entry.amount) : ZERO;
};

export interface ValidTax {
  /** null for the first one: it also applies to earlier payments, because they paid for what it shows. */
  readonly from: LocalDate | null;
  readonly taxed: InvoicedTax;
  readonly document: Invoice | null;
  readonly rates: Rates;
  readonly supplied: readonly Supplied[];
}

/** The valid tax over time: that of each invoice with an amount; without invoices, that of the booking. */
const validTaxesOf = ({ booking, documents }: TaxedHistory): readonly ValidTax[] => {
  const invoices = joinedInvoices(documents)
    .filter(isTaxed)
    .filter(({ figures }) => figures.taxed.gross > 0);
  const own = booking?.lines.some(({ sessions }) => sessions.length > 0) ? booking : null;
  const validTax = (taxed: InvoicedTax, document: Taxed | null, from: LocalDate | null): ValidTax => ({
    from,
    taxed,
    document,
    rates: byKey(taxed.rates),
    supplied: own ? suppliedByBooking(own, taxed.zone) : document ? suppliedByDocument(document, taxed) : [],
  });
  const booked = booking && taxOfBooking(booking);
  if (invoices.length === 0) return booked ? [validTax(booked, null, null)] : [];
  return invoices.map((document, at) =>
    validTax(document.figures.taxed, document, at === 0 ? null : dayOfDocument(document)),
  );
};

/** The cumulative tax due before and after a day on which it changes. */
export interface MoneyStep {
  readonly day: LocalDate;
  /** What applies on that day. */
  readonly validTax: ValidTax;
  readonly before: Rates;
  readonly after: Rates;
}

/** The cumulative tax that payments, and sessions that take place, make due, on each day on which it changes. */
export const moneySteps = (history: TaxedHistory, basis: TaxBasis, now: Date): readonly MoneyStep[] => {
  const held = validTaxesOf(history);
  const [first] = held;
  if (!first) return [];
  const { zone } = first.taxed;
  const today = dayIn(now.getTime(), zone);
  const moved = withoutUndoneMarks(history.entries).map((entry) => ({
    day: dayIn(entry.at.getTime(), zone),
    by: movedBy(entry),
  }));
  const days = [
    ...held.flatMap(({ document }) => (document ? dayOfDocument(document) : [])),
    ...moved.map(({ day }) => day),
    ...(basis === 'supply' ? held.flatMap(({ supplied }) => supplied.flatMap(({ day }) => day ?? [])) : []),
  ];
  let before: Rates = new Map();
  return [...new Set(days)]
    .filter((day) => day <= today)
    .toSorted()
    .map((day) => {
      const validTax = held.findLast(({ from }) => from === null || from <= day) ?? first;
      const paid = sum(moved.flatMap((each) => (each.day <= day ? each.by : [])));
      const byMoney = paidRates(validTax.rates, minorUnits(Math.max(0, paid)));
      const after = basis === 'supply' ? larger(byMoney, suppliedRates(validTax, day)) : byMoney;
      const step = { day, validTax, before, after };
      before = after;
      return step;
    });
};

/** The change of the cumulative tax due, on each day. */
const dueByMoney = (history: TaxedHistory, basis: TaxBasis, now: Date): readonly DueRate[] => {
  const { booking, documents } = history;
  const bookingId = booking?.id ?? documents[0]?.bookingId;
  if (bookingId === undefined) return [];
  return moneySteps(history, basis, now).flatMap(({ day, validTax: { document }, before, after }) =>
    changed(before, after).map((rate) => ({
      day,
      bookingId,
      document: null,
      rate,
      taxNumber: document ? numberOf(document) : (booking?.billing?.taxNumber ?? null),
    })),
  );
};

/**
 * The tax of a booking by day, until today in the shop's time zone. On the basis of documents it is what they show. On that of payments it
 * is the money in the ledger, divided over the rates of the valid invoice. On that of supply it is, for each rate, the larger of what is
 * paid and what has taken place. All three come to the same, to the smallest unit, once everything is invoiced, paid and delivered.
 */
export const dueRates = (history: TaxedHistory, basis: TaxBasis, now: Date): readonly DueRate[] =>
  basis === 'document' ? dueByDocuments(history.documents.filter(isTaxed)) : dueByMoney(history, basis, now);
