import type { MinorUnits } from '../../kernel/money.ts';
import { TIERS, type Tier, type TierPrices } from './tiers.ts';

/* The four prices of an experience as requests, files and tables have them: one field per tier. */

export type PriceField = `${Tier}Price`;
export type PriceFields<Amount> = Readonly<Record<PriceField, Amount>>;

const TIER_OF: ReadonlyMap<string, Tier> = new Map(TIERS.map((tier) => [`${tier}Price`, tier]));

/** The tier of a price field; null for any other field. */
export const tierOfField = (name: string): Tier | null => TIER_OF.get(name) ?? null;

export const pricesOf = <Amount>({
  starterPrice,
  elevatedPrice,
  premiumPrice,
  ultimatePrice,
}: PriceFields<Amount>): Readonly<Record<Tier, Amount>> => ({
  starter: starterPrice,
  elevated: elevatedPrice,
  premium: premiumPrice,
  ultimate: ultimatePrice,
});

export const priceFieldsOf = <Amount>({
  starter,
  elevated,
  premium,
  ultimate,
}: Readonly<Record<Tier, Amount>>): PriceFields<Amount> => ({
  starterPrice: starter,
  elevatedPrice: elevated,
  premiumPrice: premium,
  ultimatePrice: ultimate,
});

/** The same fields with the four prices in one field. */
export const joinPrices = <Fields extends PriceFields<MinorUnits>>(fields: Fields) => {
  const { starterPrice, elevatedPrice, premiumPrice, ultimatePrice, ...others } = fields;
  return { ...others, prices: pricesOf({ starterPrice, elevatedPrice, premiumPrice, ultimatePrice }) };
};

/** The same fields with one price field per tier. */
export const splitPrices = <Model extends { readonly prices: TierPrices }>({ prices, ...others }: Model) => ({
  ...others,
  ...priceFieldsOf(prices),
});
