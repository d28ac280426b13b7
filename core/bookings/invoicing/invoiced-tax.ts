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

/** Everything with one rate, as a document shows it. */
export interface InvoicedRate {
  readonly category: TaxCategory;
  readonly reason: TaxReason;
  readonly name: string;
  readonly percent: number;
  readonly country: string;
  readonly region: string | null;
  /** Why it is exempt. */
  readonly text: string | null;
  /** The reason as a code; absent where nobody has chosen one. */
  readonly code?: ExemptCode;
  /** Set for an amount that is withheld for what was not delivered. Absent elsewhere, and in documents of older releases. */
  readonly isWithheld?: true;
  readonly day: LocalDate;
  readonly net: MinorUnits;
  readonly amount: MinorUnits;
  readonly gross: MinorUnits;
  /** The parts of a combined tax, whose amounts add up to `amount`; empty where the rate is a single tax. */
  readonly parts: readonly {
    readonly name: string;
    readonly number: string | null;
    readonly percent: number;
    readonly amount: MinorUnits;
  }[];
}

/** The place whose tax a part of a document has, and why. */
export interface TaxedPlace {
  readonly country: string;
  readonly region: string | null;
  /** What decided the place; null in documents of older releases. */
  readonly by: Decider | null;
  /** Whether the seller's place was taken because nobody gave the customer's address. */
  readonly isAssumed: boolean;
  /** The place whose rate is missing: the seller's rate was taken instead. */
  readonly insteadOf: string | null;
}

/**
 * The tax of a document: lines minus allowances plus fees add up to the net, and the net plus the tax of each rate adds up to what is owed.
 */
export interface InvoicedTax {
  readonly entered: PriceEntry;
  /** The time zone of the document's day. */
  readonly zone: Zone;
  /** The rate of each line of the document, and its net before the discount; `rate` is an index among the rates. */
  readonly lines: readonly {
    /** −1 where all of the line is free: the sums have no such rate. */
    readonly rate: number;
    readonly net: MinorUnits;
    /** The rate of what is free, with a net of zero. Absent elsewhere, and in documents of older releases. */
    readonly free?: InvoicedRate;
  }[];
  /** What the discount takes off at each rate. */
  readonly allowances: readonly { readonly rate: number; readonly net: MinorUnits }[];
  readonly fees: readonly {
    readonly rate: number;
    readonly net: MinorUnits;
    /** Index among the document's fees: one fee may have several rates. Absent in documents of older releases. */
    readonly fee?: number;
  }[];
  readonly rates: readonly InvoicedRate[];
  readonly net: MinorUnits;
  readonly amount: MinorUnits;
  readonly gross: MinorUnits;
  /** Whether the seller's place was taken because nobody gave the customer's address. */
  readonly isAssumed: boolean;
  /**
   * The same tax in the currency of the seller's country, at the exchange rate of the document's day. Absent where the shop has that
   * currency.
   */
  readonly exchanged?: ExchangedTax;
  /** Each place once. Absent in documents of older releases. */
  readonly places?: readonly TaxedPlace[];
}

/** Units of a line with one rate: a tier with add-ons, or only add-ons with another rate. */
export interface TaxedPart {
  readonly at: number;
  readonly line: BookedLine;
  readonly sessions: BookedLine['sessions'];
  /** Whether the part includes the session itself, and not only add-ons. */
  readonly isSession: boolean;
  readonly addOns: BookedLine['addOns'];
  readonly unitPrice: MinorUnits;
  readonly amount: MinorUnits;
  readonly tax: LineTax;
}

/** The parts of a line: units that are taxed alike form one part, and add-ons with another rate form parts of their own. */
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

/** The parts that the document of a taxed booking lists. */
export const taxedParts = (sold: SoldTax, { lines }: Pick<Booking, 'lines'>): readonly TaxedPart[] =>
  lines.flatMap((line, at) => partsOfLine(sold, line, at));

/** A fee contains the tax of its session; where no tax is charged it is the amount that is paid. */
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

/**
 * Whether a fee is outside the scope of tax, because it is withheld for what was not delivered; the fee of a move is taxed like the session
 * that moves.
 */
export const hasNoTax = ({ isWithheldOutside }: SoldTax, { kind }: Pick<BookingFee, 'kind'>): boolean =>
  isWithheldOutside && kind !== 'move';

/** The tax of a fee: the rate of its session. A fee for several sessions is divided over their rates in proportion to their prices. */
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

const ratesOfBoth = (units: TaxedSums, fees: TaxedSums) => {
  const both = eachOnce([...units.rates, ...fees.rates]);
  return {
    rates: both.map(invoicedRate),
    placeOf: (tax: LineTax) => both.findIndex((each) => sameRate(each.tax, tax)),
  };
};

/** The nets of parts: the net of each computed line is divided over its parts in proportion to their prices. */
const netsOfParts = (
  parts: readonly TaxedPart[],
  lines: readonly TalliedLine[],
  netsOfLines: readonly MinorUnits[],
): ReadonlyMap<TaxedPart, MinorUnits> => {
  const nets = new Map<TaxedPart, MinorUnits>();
  for (const [index, line] of lines.entries()) {
    // Units with one rate but different days are computed as separate lines.
    const own = parts.filter((part) => part.at === line.at && part.tax === line.tax);
    const shares = sharesOf(
      netsOfLines[index] ?? ZERO,
      own.map(({ amount }) => amount),
    );
    for (const [at, part] of own.entries()) nets.set(part, shares[at] ?? ZERO);
  }
  return nets;
};

/**
 * The net of each line as documents list it: before the discount. Where cents are rounded so that a rate has a larger net with the discount
 * than without, which happens below ten cents, there is no discount to deduct, and its lines have the net that they have with it.
 */
const listedNets = (
  lines: readonly TalliedLine[],
  before: TaxedSums,
  after: TaxedSums,
): readonly MinorUnits[] => {
  const netOf = ({ rates }: TaxedSums, tax: LineTax): MinorUnits =>
    rates.find((rate) => sameRate(rate.tax, tax))?.net ?? ZERO;
  const risen = after.rates.filter(({ tax, net }) => net > netOf(before, tax));
  const isRisen = (tax: LineTax): boolean => risen.some((rate) => sameRate(rate.tax, tax));
  return lines.map(({ tax }, at) => (isRisen(tax) ? after : before).lines[at]?.net ?? ZERO);
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

/** The tax of what is left of a booking, computed again from its frozen rates. Without parts it is the tax of its fees alone. */
export const invoicedTax = (sold: SoldTax, booking: Booking, parts: readonly TaxedPart[]): InvoicedTax => {
  const tally = parts.length > 0 ? taxedUnits(booking)?.tally : null;
  const lines = talliedLines(sold, tally ?? new Map());
  const before = soldSums(sold, lines, ZERO);
  const units = soldSums(sold, lines, booking.discount?.amount ?? ZERO);
  const feesOf = booking.fees.map((fee) => feeLines(sold, booking, fee));
  const gross = { entered: 'gross', discount: ZERO, step: moneyStep() } as const;
  const feeSums = taxOf(feesOf.flat(), gross);
  const { rates, placeOf } = ratesOfBoth(units, feeSums);
  const nets = netsOfParts(parts, lines, listedNets(lines, before, units));
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

/** The tax of what is left of a booking; null where it was booked without tax. */
export const taxOfBooking = (booking: Booking): InvoicedTax | null =>
  booking.tax && invoicedTax(booking.tax, booking, taxedParts(booking.tax, booking));
