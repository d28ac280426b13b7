import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { type MinorUnits, minus, moneyStep, plus, sum, times, ZERO } from '../../kernel/money.ts';
import { sharesOf } from '../../kernel/shares.ts';
import type { ExchangedTax } from '../../shop/tax/exchange-rate.ts';
import type { ExemptCode } from '../../shop/tax/exempt-codes.ts';
import type { Decider, LineTax, PriceEntry, TaxCategory, TaxReason } from '../../shop/tax/line-tax.ts';
import {
  ratesOf,
  type SoldTax,
  soldSums,
  type TalliedLine,
  talliedLines,
  unitTaxOf,
} from '../../shop/tax/sold-tax.ts';
import { eachOnce, type RateSums, sameRate, type TaxedSums, taxOf } from '../../shop/tax/tax-of.ts';
import type { BookedLine, Booking } from '../booking/booking.ts';
import type { BookingFee } from '../booking/fee.ts';
import { taxedUnits, unitPriceOf } from '../booking/worth.ts';

/** What all of one rate come to, as a document says it. */
export interface InvoicedRate {
  readonly category: TaxCategory;
  readonly reason: TaxReason;
  readonly name: string;
  readonly percent: number;
  readonly country: string;
  readonly region: string | null;
  /** Why it is exempt. */
  readonly text: string | null;
  /** The same for programs; absent where nobody has chosen it. */
  readonly code?: ExemptCode;
  /** Withheld for what was not delivered. Absent elsewhere, and in documents of older releases. */
  readonly isWithheld?: true;
  readonly day: LocalDate;
  readonly net: MinorUnits;
  readonly amount: MinorUnits;
  readonly gross: MinorUnits;
  /** Their amounts add up to `amount`; empty where the rate is one tax. */
  readonly parts: readonly {
    readonly name: string;
    readonly number: string | null;
    readonly percent: number;
    readonly amount: MinorUnits;
  }[];
}

/** Whose tax some of a document is, and why. */
export interface TaxedPlace {
  readonly country: string;
  readonly region: string | null;
  /** Whose place was to decide; null of what older releases have frozen. */
  readonly by: Decider | null;
  /** Nobody has said where the customer is. */
  readonly isAssumed: boolean;
  /** Whose rate is missing: the seller's was taken. */
  readonly insteadOf: string | null;
}

/** Tax of a document: lines less allowances and with fees come to the net, and with the tax of each rate to what is owed. */
export interface InvoicedTax {
  readonly entered: PriceEntry;
  /** By whose clocks its day is. */
  readonly zone: Zone;
  /** Of each of the document's lines, before the discount; `rate` is the place of its rate. */
  readonly lines: readonly {
    /** −1 where all of it is free: the sums have no such rate. */
    readonly rate: number;
    readonly net: MinorUnits;
    /** The rate of what is free, over nothing. Absent elsewhere, and in documents of older releases. */
    readonly free?: InvoicedRate;
  }[];
  /** What the discount takes off each rate. */
  readonly allowances: readonly { readonly rate: number; readonly net: MinorUnits }[];
  readonly fees: readonly {
    readonly rate: number;
    readonly net: MinorUnits;
    /** Its place among the document's fees: one fee may have several rates. Absent in documents of older releases. */
    readonly fee?: number;
  }[];
  readonly rates: readonly InvoicedRate[];
  readonly net: MinorUnits;
  readonly amount: MinorUnits;
  readonly gross: MinorUnits;
  /** Nobody has said where the customer is. */
  readonly isAssumed: boolean;
  /** The same tax in the currency of the seller's country, by the rate of the document's day. Absent where that is the shop's. */
  readonly exchanged?: ExchangedTax;
  /** Each once. Absent in documents of older releases. */
  readonly places?: readonly TaxedPlace[];
}

/** Units of a line at one rate: a tier with add-ons, or add-ons of another rate alone. */
export interface TaxedPart {
  readonly at: number;
  readonly line: BookedLine;
  readonly sessions: BookedLine['sessions'];
  /** Whether it is the session itself, and not add-ons alone. */
  readonly isSession: boolean;
  readonly addOns: BookedLine['addOns'];
  readonly unitPrice: MinorUnits;
  readonly amount: MinorUnits;
  readonly tax: LineTax;
}

/** The parts of a line: units that are taxed alike together, and add-ons of another rate for themselves. */
const partsOfLine = (sold: SoldTax, line: BookedLine, at: number): readonly TaxedPart[] => {
  const living = line.sessions.filter(takesPlace);
  return [...Map.groupBy(living, (session) => ratesOf(sold, session)).values()].flatMap((sessions) => {
    const [first] = sessions;
    const tax =
      (first && unitTaxOf(sold, first)) ?? (sold.rates[0] && { unit: sold.rates[0], addOns: new Map() });
    if (!tax) return [];
    const rateOf = ({ id }: { readonly id: number }): LineTax => tax.addOns.get(id) ?? tax.unit;
    const part = (rate: LineTax, isSession: boolean): TaxedPart => {
      const addOns = line.addOns.filter((addOn) => rateOf(addOn) === rate);
      const unitPrice = plus(isSession ? line.tierPrice : ZERO, sum(addOns.map(({ price }) => price)));
      return {
        at,
        line,
        sessions,
        isSession,
        addOns,
        unitPrice,
        amount: times(unitPrice, sessions.length),
        tax: rate,
      };
    };
    const others = [...new Set(line.addOns.map(rateOf))].filter((rate) => rate !== tax.unit);
    return [part(tax.unit, true), ...others.map((rate) => part(rate, false))];
  });
};

/** What a taxed booking's document lists. */
export const taxedParts = (sold: SoldTax, { lines }: Pick<Booking, 'lines'>): readonly TaxedPart[] =>
  lines.flatMap((line, at) => partsOfLine(sold, line, at));

/** A fee contains the tax of its session; where nothing is charged it is what is paid. */
const feeTax = (tax: LineTax): LineTax => ({ ...tax, contained: tax.percent });

const outside = ({ code: _, ...tax }: LineTax): LineTax => ({
  ...tax,
  reason: 'outside-scope',
  percent: 0,
  contained: 0,
  parts: [],
  text: null,
  isWithheld: true,
});

/** Whether a fee is outside the scope of tax, because it is withheld for what was not delivered; a move is taxed as what it moves. */
export const hasNoTax = ({ isWithheldOutside }: SoldTax, { kind }: Pick<BookingFee, 'kind'>): boolean =>
  isWithheldOutside && kind !== 'move';

/** What a fee is taxed at: as its session; one for several is shared over their rates in proportion to their prices. */
const feeLines = (sold: SoldTax, { lines }: Pick<Booking, 'lines'>, fee: BookingFee) => {
  const asWithheld = (tax: LineTax): LineTax => (hasNoTax(sold, fee) ? outside(tax) : feeTax(tax));
  const own = fee.session && unitTaxOf(sold, fee.session);
  if (own) return [{ amount: fee.amount, tax: asWithheld(own.unit) }];
  const prices = lines.flatMap((line) =>
    line.sessions.flatMap((session) => {
      const tax = unitTaxOf(sold, session);
      return tax ? [{ tax: tax.unit, price: unitPriceOf(line) }] : [];
    }),
  );
  const byRate = [...Map.groupBy(prices, ({ tax }) => tax).entries()].map(([tax, all]) => ({
    tax: asWithheld(tax),
    weight: sum(all.map(({ price }) => price)),
  }));
  const shares = sharesOf(
    fee.amount,
    byRate.map(({ weight }) => weight),
  );
  const isFree = shares.every((share) => share === ZERO);
  return byRate.map(({ tax }, at) => ({
    tax,
    amount: isFree && at === 0 ? fee.amount : (shares[at] ?? ZERO),
  }));
};

const invoicedRate = ({ tax, net, amount, gross, parts }: RateSums): InvoicedRate => ({
  category: tax.category,
  reason: tax.reason,
  name: tax.name,
  percent: tax.percent,
  country: tax.country,
  region: tax.region,
  text: tax.text,
  ...(tax.code ? { code: tax.code } : {}),
  ...(tax.isWithheld ? { isWithheld: true as const } : {}),
  day: tax.day,
  net,
  amount,
  gross,
  parts,
});

const freeOf = (tax: LineTax): InvoicedRate =>
  invoicedRate({ tax, discount: ZERO, net: ZERO, amount: ZERO, gross: ZERO, parts: [] });

/** Rates of units and of fees, each once. */
const ratesOfBoth = (units: TaxedSums, fees: TaxedSums) => {
  const both = eachOnce([...units.rates, ...fees.rates]);
  return {
    rates: both.map(invoicedRate),
    placeOf: (tax: LineTax) => both.findIndex((each) => sameRate(each.tax, tax)),
  };
};

/** The nets of parts: those of the line of the arithmetic that each belongs to, shared in proportion. */
const netsOfParts = (
  parts: readonly TaxedPart[],
  lines: readonly TalliedLine[],
  { lines: sums }: TaxedSums,
): ReadonlyMap<TaxedPart, MinorUnits> => {
  const nets = new Map<TaxedPart, MinorUnits>();
  for (const [index, line] of lines.entries()) {
    // Units of one rate whose days differ are lines of their own.
    const own = parts.filter((part) => part.at === line.at && part.tax === line.tax);
    const shares = sharesOf(
      sums[index]?.net ?? ZERO,
      own.map(({ amount }) => amount),
    );
    for (const [at, part] of own.entries()) nets.set(part, shares[at] ?? ZERO);
  }
  return nets;
};

const placesOf = (taxes: readonly LineTax[]): readonly TaxedPlace[] => {
  const places = taxes.map(({ country, region, by = null, isAssumed, insteadOf = null }) => ({
    country,
    region,
    by,
    isAssumed,
    insteadOf,
  }));
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
};

/** The tax of what holds of a booking, counted anew from what was frozen. Without parts it is that of its fees alone. */
export const invoicedTax = (sold: SoldTax, booking: Booking, parts: readonly TaxedPart[]): InvoicedTax => {
  const tally = parts.length > 0 ? taxedUnits(booking)?.tally : null;
  const lines = talliedLines(sold, tally ?? new Map());
  const before = soldSums(sold, lines, ZERO);
  const units = soldSums(sold, lines, booking.discount?.amount ?? ZERO);
  const feesOf = booking.fees.map((fee) => feeLines(sold, booking, fee));
  const gross = { entered: 'gross', discount: ZERO, step: moneyStep() } as const;
  const feeSums = taxOf(feesOf.flat(), gross);
  const { rates, placeOf } = ratesOfBoth(units, feeSums);
  const nets = netsOfParts(parts, lines, before);
  let at = 0;
  const fees = feesOf.flatMap((shares, fee) =>
    shares.map(({ tax }) => ({ rate: placeOf(tax), net: feeSums.lines[at++]?.net ?? ZERO, fee })),
  );
  return {
    entered: sold.entered,
    zone: sold.zone,
    lines: parts.map((part) => {
      const rate = placeOf(part.tax);
      return { rate, net: nets.get(part) ?? ZERO, ...(rate < 0 ? { free: freeOf(part.tax) } : {}) };
    }),
    allowances: before.rates.flatMap(({ tax, net }) => {
      const after = units.rates.find((rate) => sameRate(rate.tax, tax));
      const off = minus(net, after?.net ?? ZERO);
      return off > 0 ? [{ rate: placeOf(tax), net: off }] : [];
    }),
    fees,
    rates,
    net: plus(units.net, feeSums.net),
    amount: plus(units.tax, feeSums.tax),
    gross: plus(units.gross, feeSums.gross),
    isAssumed: lines.some(({ tax }) => tax.isAssumed),
    places: placesOf([...parts, ...feesOf.flat()].map(({ tax }) => tax)),
  };
};

/** The tax of what holds of a booking; null where it was booked without. */
export const taxOfBooking = (booking: Booking): InvoicedTax | null =>
  booking.tax && invoicedTax(booking.tax, booking, taxedParts(booking.tax, booking));
