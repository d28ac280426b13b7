import type { RequestedLine } from '@wondercast/core/buying/cart/requested-line';
import { assertQuote } from '@wondercast/core/buying/quote/assert-quote';
import { priceCart } from '@wondercast/core/buying/quote/price-cart';
import type { Quote, QuotedLine, QuotedTime } from '@wondercast/core/buying/quote/quote';
import { taxingFor } from '@wondercast/core/buying/quote/quote-tax';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { SEAT_CAPS, type Tier, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { unprocessable } from './errors.ts';
import type { OctoPorts, OctoStore } from './reservation.ts';

/** One session of an experience, at a start, for so many guests. */
export interface Wanted {
  readonly experienceId: number;
  readonly tier: Tier;
  readonly startsAt: Date;
  readonly zone: Zone;
  readonly guests: number;
}

/** @throws OctoError 'UNPROCESSABLE_ENTITY' */
export const assertSeats = ({ tier, guests }: Pick<Wanted, 'tier' | 'guests'>): void => {
  if (guests > SEAT_CAPS[tier])
    throw unprocessable(`${tierLabel(tier)} seats up to ${SEAT_CAPS[tier]} guests.`);
};

export const lineOf = ({ experienceId, tier, startsAt, zone, guests }: Wanted): RequestedLine => ({
  experienceId,
  selectedTier: tier,
  quantity: 1,
  addOnIds: [],
  claimedTierPrice: null,
  claimedAddOnsTotal: null,
  headcount: guests,
  slots: [],
  chosen: [{ startsAt, zone }],
});

/** Prices what is wanted now, to freeze the quote. @throws Refusal 'invalid' when it is no longer sold */
export const quoteFor = async (
  { profile }: Pick<OctoPorts, 'profile'>,
  store: OctoStore,
  wanted: Wanted,
  at: Date,
): Promise<Quote> => {
  // The partner is billed, and its billing address is unknown.
  const taxing = await taxingFor({ profile, read: store }, { billing: null, companyName: null }, at);
  const quote = await priceCart(store, [lineOf(wanted)], { discountCode: null, at, taxing });
  assertQuote(quote, null);
  return quote;
};

/** The line and time of a frozen quote. A reservation has exactly one line of one unit with one time. */
export const quoted = ({ lines }: Quote): { readonly line: QuotedLine; readonly time: QuotedTime } => {
  const [line] = lines;
  const time = line?.chosen?.[0];
  if (!line || !time) throw new Error('A reservation has a line with a time');
  return { line, time };
};

export const wantedOf = (quote: Quote): Wanted => {
  const { line, time } = quoted(quote);
  return {
    experienceId: line.experienceId,
    tier: line.selectedTier,
    startsAt: new Date(time.startsAt),
    zone: time.zone,
    guests: line.headcount ?? 1,
  };
};

/** The same quote for another number of guests. The price does not change with it. */
export const forGuests = (quote: Quote, headcount: number): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => ({ ...line, headcount })),
});
