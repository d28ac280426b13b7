import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { lineWorth } from '@wondercast/core/bookings/booking/worth';
import { amend } from '@wondercast/core/bookings/changes/amendment/amend';
import type { Amendment, LineChange } from '@wondercast/core/bookings/changes/amendment/amendment';
import type { Terms } from '@wondercast/core/bookings/changes/terms';
import { minorUnits, minus, sum, ZERO } from '@wondercast/core/kernel/money';
import type { Offer } from '@wondercast/core/shop/catalogue/offer';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import {
  aBookedLine,
  aBooking as aBookingWith,
  anOfferedExperience,
  BY_REQUEST,
} from '../../support/builders.ts';

export const NOW = new Date('2031-05-01T10:00:00.000Z');
export const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

/** What was booked at $900, $1,200 and so on costs $100 more today. */
export const BOOKED = { starter: 90_000, elevated: 120_000, premium: 140_000, ultimate: 160_000 } as const;
export const TODAY = { starter: 100_000, elevated: 130_000, premium: 150_000, ultimate: 170_000 } as const;
export const ADD_ONS = [
  { id: 1, name: 'Swag', price: minorUnits(20_000) },
  { id: 2, name: 'Photos', price: minorUnits(35_000) },
] as const;

const pricesOf = (prices: Readonly<Record<keyof typeof TODAY, number>>) => ({
  starter: minorUnits(prices.starter),
  elevated: minorUnits(prices.elevated),
  premium: minorUnits(prices.premium),
  ultimate: minorUnits(prices.ultimate),
});

export const anOffer = (id: number): Offer => ({
  experience: anOfferedExperience({ id, title: `Experience ${id}`, prices: pricesOf(TODAY) }),
  addOns: ADD_ONS,
  rules: [],
  policy: DEFAULT_POLICY,
  booking: BY_REQUEST,
  supply: { kind: 'online' },
});

export const OFFERS: ReadonlyMap<number, Offer> = new Map([7, 8].map((id) => [id, anOffer(id)] as const));

/** A line of experience 7, booked at the earlier price under the usual policy. */
export const aLine = (change: Parameters<typeof aBookedLine>[0] = {}) =>
  aBookedLine({
    experienceId: 7,
    experience: { title: 'Trivia', slug: 'trivia', duration: '45 min', imageUrl: '/x' },
    selectedTier: 'starter',
    tierPrice: minorUnits(BOOKED[change.selectedTier ?? 'starter']),
    policy: DEFAULT_POLICY,
    ...change,
  });

export const CUSTOMER: Terms = {
  by: 'customer',
  actor: 'mara',
  reason: null,
  fee: null,
  isDesk: false,
};

export const aWish = (change: Partial<LineChange>): LineChange => ({
  line: null,
  session: null,
  experienceId: null,
  ...change,
});

export const amended = (
  booking: Booking,
  wishes: readonly Partial<LineChange>[],
  terms: Partial<Terms> = {},
): Amendment => amend(booking, wishes.map(aWish), OFFERS, NOW, { ...CUSTOMER, ...terms });

/** A booking whose sums are those of its lines. */
export const aBooking = (change: Partial<Booking> = {}): Booking => {
  const lines = change.lines ?? [aLine()];
  const subtotal = sum(lines.map(lineWorth));
  const discount = change.discount?.amount ?? ZERO;
  return aBookingWith({
    ...change,
    lines,
    subtotal,
    total: minus(subtotal, minorUnits(Math.min(discount, subtotal))),
  });
};
