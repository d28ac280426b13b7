import { type MinorUnits, minorUnits } from '../../kernel/money.ts';

/** The four sizes an experience is sold in, smallest first (specification §1). */
export const TIERS = ['starter', 'elevated', 'premium', 'ultimate'] as const;

export type Tier = (typeof TIERS)[number];

export const DEFAULT_TIER: Tier = 'starter';

/** Most seats of a tier (specification §9). */
export const SEAT_CAPS: Readonly<Record<Tier, number>> = {
  starter: 50,
  elevated: 99,
  premium: 150,
  ultimate: 250,
};

/** What each tier of an experience costs, in cents. */
export type TierPrices = Readonly<Record<Tier, MinorUnits>>;

/** An amount for each tier. */
export const tierPrices = <Amount>(amountOf: (tier: Tier) => Amount): Readonly<Record<Tier, Amount>> => ({
  starter: amountOf('starter'),
  elevated: amountOf('elevated'),
  premium: amountOf('premium'),
  ultimate: amountOf('ultimate'),
});

/** Specification §9: 990, 1250, 1500 and 1700 dollars. */
export const DEFAULT_PRICES: TierPrices = {
  starter: minorUnits(99_000),
  elevated: minorUnits(125_000),
  premium: minorUnits(150_000),
  ultimate: minorUnits(170_000),
};

export const isTier = (value: unknown): value is Tier => TIERS.some((tier) => tier === value);

export const priceOf = (prices: TierPrices, tier: Tier): MinorUnits => prices[tier];

/** `Starter`, as on buttons. */
export const tierLabel = (tier: Tier): string => tier.charAt(0).toUpperCase() + tier.slice(1);

/** `up to 50 seats`. */
export const seatsLabel = (tier: Tier): string => `up to ${SEAT_CAPS[tier]} seats`;
