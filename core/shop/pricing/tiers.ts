import { type MinorUnits, moneyStyle, toMinorUnits } from '../../kernel/money.ts';

/** The four sizes an experience is sold in, smallest first (specification §1). */
export const TIERS = ['starter', 'elevated', 'premium', 'ultimate'] as const;

export type Tier = (typeof TIERS)[number];

export const DEFAULT_TIER: Tier = 'starter';

/** Maximum number of seats of a tier (specification §9). */
export const SEAT_CAPS: Readonly<Record<Tier, number>> = {
  starter: 50,
  elevated: 99,
  premium: 150,
  ultimate: 250,
};

/** The price of each tier of an experience. */
export type TierPrices = Readonly<Record<Tier, MinorUnits>>;

/** An amount for each tier. */
export const tierPrices = <Amount>(amountOf: (tier: Tier) => Amount): Readonly<Record<Tier, Amount>> => ({
  starter: amountOf('starter'),
  elevated: amountOf('elevated'),
  premium: amountOf('premium'),
  ultimate: amountOf('ultimate'),
});

const USUAL: Readonly<Record<Tier, number>> = { starter: 990, elevated: 1250, premium: 1500, ultimate: 1700 };

/** Specification §9: 990, 1250, 1500 and 1700 dollars, or about as much in another currency. */
export const defaultPrices = (): TierPrices =>
  tierPrices((tier) => toMinorUnits(USUAL[tier] * moneyStyle().scale));

export const isTier = (value: unknown): value is Tier => TIERS.some((tier) => tier === value);

export const priceOf = (prices: TierPrices, tier: Tier): MinorUnits => prices[tier];

/** `Starter`, as on buttons. */
export const tierLabel = (tier: Tier): string => tier.charAt(0).toUpperCase() + tier.slice(1);

/** `up to 50 seats`. */
export const seatsLabel = (tier: Tier): string => `up to ${SEAT_CAPS[tier]} seats`;
