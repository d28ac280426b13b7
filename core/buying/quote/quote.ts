import type { Slot } from '../../calendar/scheduling/slot.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import { type MinorUnits, plus, sum, ZERO } from '../../kernel/money.ts';
import { takesWishes } from '../../shop/catalogue/booking-mode.ts';
import { bookedMinutes } from '../../shop/catalogue/may-offer-times.ts';
import type { Offer, OfferedAddOn, OfferedExperience } from '../../shop/catalogue/offer.ts';
import { DEFAULT_MINUTES } from '../../shop/catalogue/search.ts';
import type { Policy } from '../../shop/policy/policy.ts';
import { priceOf, SEAT_CAPS, type Tier, tierLabel } from '../../shop/pricing/tiers.ts';
import { addedTax, type SoldTax, soldSums, talliedLines, tallyUnits } from '../../shop/tax/sold-tax.ts';
import type { TaxedSums } from '../../shop/tax/tax-of.ts';
import { lineTotal } from '../cart/cart.ts';
import type { RequestedLine } from '../cart/requested-line.ts';
import type { DiscountType } from '../discount/code-text.ts';
import { type DiscountCheck, lessDiscount } from '../discount/discount.ts';
import { CHOOSE_A_TIME } from '../free-times/words.ts';

export type ProblemKind =
  | 'experience-gone'
  | 'add-on-gone'
  | 'price-changed'
  | 'too-many-people'
  | 'needs-time'
  | 'time-taken';

export interface LineProblem {
  readonly kind: ProblemKind;
  readonly message: string;
}

/** A free time as it was requested. Its instant is a text, because quotes are stored as JSON. */
export interface QuotedTime {
  /** An ISO instant. */
  readonly startsAt: string;
  readonly zone: Zone;
  /** Duration of the session. */
  readonly minutes: number;
}

/** A requested line at the catalogue's prices. Without an offer every amount is zero. */
export interface QuotedLine {
  readonly experienceId: number;
  readonly experience: OfferedExperience | null;
  readonly selectedTier: Tier;
  readonly quantity: number;
  readonly tierPrice: MinorUnits;
  readonly addOns: readonly OfferedAddOn[];
  readonly addOnsTotal: MinorUnits;
  /** tierPrice + addOnsTotal. */
  readonly unitPrice: MinorUnits;
  readonly lineTotal: MinorUnits;
  readonly headcount: number | null;
  readonly slots: readonly Slot[];
  /** As requested; missing in some quotes that were stored with a payment. */
  readonly preferences?: readonly (readonly Slot[])[];
  /** The free time of each unit, null for those without; absent where no unit has one. */
  readonly chosen?: readonly (QuotedTime | null)[];
  /** The language in which its sessions are led, BCP 47; absent where any will do. */
  readonly language?: string;
  /** What changes cost when it is booked now; missing in some quotes that were stored with a payment. */
  readonly policy?: Policy;
  readonly problem: LineProblem | null;
}

/** What a quote says about the code that it was asked for. */
export interface QuotedDiscount {
  readonly code: string;
  readonly description: string | null;
  readonly amount: MinorUnits;
  /** The terms of the code; absent where it does not apply, and in quotes stored by older releases. */
  readonly terms?: { readonly type: DiscountType; readonly value: number; readonly leastOrder: MinorUnits };
  readonly error: string | null;
}

/** The server's price of a cart. */
export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly subtotal: MinorUnits;
  readonly discount: QuotedDiscount | null;
  /** null where the shop charges no tax; absent in quotes stored by older releases. */
  readonly tax?: QuotedTax | null;
  readonly total: MinorUnits;
}

export interface QuotedTax {
  /** The tax in the form in which a booking freezes it. */
  readonly sold: SoldTax;
  readonly sums: TaxedSums;
  /** What tax adds to subtotal − discount: negative where a shop with gross prices charges none. */
  readonly added: MinorUnits;
}

export const PRICES_CHANGED = 'Prices have changed. Please review your cart.';
export const EXPERIENCE_GONE = 'An experience is no longer available.';
export const ADD_ON_GONE = 'An add-on is no longer available.';

const problemOf = (
  line: RequestedLine,
  offer: Offer,
  quoted: { tierPrice: MinorUnits; addOnsTotal: MinorUnits; found: number },
) => {
  const problem = (kind: ProblemKind, message: string): LineProblem => ({ kind, message });
  if (quoted.found < line.addOnIds.length) return problem('add-on-gone', ADD_ON_GONE);
  const cap = SEAT_CAPS[line.selectedTier];
  if (line.headcount !== null && line.headcount > cap)
    return problem('too-many-people', `${tierLabel(line.selectedTier)} seats up to ${cap} people.`);
  const changed =
    (line.claimedTierPrice !== null && line.claimedTierPrice !== quoted.tierPrice) ||
    (line.claimedAddOnsTotal !== null && line.claimedAddOnsTotal !== quoted.addOnsTotal);
  return changed && offer ? problem('price-changed', PRICES_CHANGED) : null;
};

const lacksTime = ({ quantity, chosen = [] }: Pick<QuotedLine, 'quantity' | 'chosen'>): boolean =>
  Array.from({ length: quantity }, (_, unit) => unit).some((unit) => !chosen[unit]);

/** The line with the problem that a unit has no free time but needs one, as a customer is told. The desk may leave the time open. */
export const withTimeProblem = (line: QuotedLine, offer: Offer | null): QuotedLine =>
  !line.problem && offer && !takesWishes(offer.booking) && lacksTime(line)
    ? { ...line, problem: { kind: 'needs-time', message: CHOOSE_A_TIME } }
    : line;

const quotedTimes = ({ chosen }: RequestedLine, offer: Offer | null): Pick<QuotedLine, 'chosen'> => {
  if (!chosen) return {};
  const minutes = (offer && bookedMinutes(offer.experience)) ?? DEFAULT_MINUTES;
  return {
    chosen: chosen.map((time) => time && { startsAt: time.startsAt.toISOString(), zone: time.zone, minutes }),
  };
};

/** Prices one line; `offer` is null when its experience is gone. */
export const quoteLine = (line: RequestedLine, offer: Offer | null): QuotedLine => {
  const { experienceId, selectedTier, quantity, headcount, slots, preferences } = line;
  const asked = {
    experienceId,
    selectedTier,
    quantity,
    headcount,
    slots,
    ...(preferences && { preferences }),
    ...quotedTimes(line, offer),
    ...(line.language && { language: line.language }),
  };
  if (!offer)
    return {
      ...asked,
      experience: null,
      tierPrice: ZERO,
      addOns: [],
      addOnsTotal: ZERO,
      unitPrice: ZERO,
      lineTotal: ZERO,
      problem: { kind: 'experience-gone', message: EXPERIENCE_GONE },
    };
  const addOns = offer.addOns.filter(({ id }) => line.addOnIds.includes(id));
  const tierPrice = priceOf(offer.experience.prices, selectedTier);
  const addOnsTotal = sum(addOns.map(({ price }) => price));
  return {
    ...asked,
    experience: offer.experience,
    tierPrice,
    addOns,
    addOnsTotal,
    unitPrice: plus(tierPrice, addOnsTotal),
    lineTotal: lineTotal({ tierPrice, addOns, quantity }),
    policy: offer.policy,
    problem: problemOf(line, offer, { tierPrice, addOnsTotal, found: addOns.length }),
  };
};

export const subtotalOf = (lines: readonly Pick<QuotedLine, 'lineTotal'>[]): MinorUnits =>
  sum(lines.map((line) => line.lineTotal));

/** The tax of a quote's lines at their rates. */
const quotedTax = (sold: SoldTax, lines: readonly QuotedLine[], discount: MinorUnits): QuotedTax => {
  const tally = new Map<number, MinorUnits>();
  for (const { line: at, from, to } of sold.units) {
    const line = lines[at];
    if (line) tallyUnits(tally, sold, at, { line: at, unit: from }, line, to - from + 1);
  }
  const sums = soldSums(sold, talliedLines(sold, tally), discount);
  return { sold, sums, added: addedTax(sold, tally, discount) };
};

/** Combines priced lines and the check of the code; `code` is null when none was given. */
export const quoteOf = (
  lines: readonly QuotedLine[],
  code: string | null,
  check: DiscountCheck | null,
  sold: SoldTax | null = null,
): Quote => {
  const subtotal = subtotalOf(lines);
  const discount: QuotedDiscount | null =
    code === null || check === null
      ? null
      : check.valid
        ? {
            code: check.code.code,
            description: check.code.description,
            amount: check.amount,
            terms: {
              type: check.code.discountType,
              value: check.code.discountValue,
              leastOrder: check.code.minOrderAmount,
            },
            error: null,
          }
        : { code, description: null, amount: ZERO, error: check.error };
  const owed = lessDiscount(subtotal, discount?.amount ?? ZERO);
  if (!sold) return { lines, subtotal, discount, total: owed };
  const tax = quotedTax(sold, lines, discount?.amount ?? ZERO);
  return { lines, subtotal, discount, tax, total: plus(owed, tax.added) };
};
