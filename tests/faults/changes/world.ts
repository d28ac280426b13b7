import { minorUnits } from '@wondercast/core/kernel/money';
import type { Caller } from '@wondercast/core/people/caller';
import type { Tier, TierPrices } from '@wondercast/core/shop/pricing/tiers';
import { aDiscountCode, anAddOn, anExperience, unique } from '../../support/builders.ts';
import { aVisitor } from '../../support/memory-ports.ts';
import { anAdmin } from '../../support/paying.ts';
import type { Dice } from '../money/dice.ts';
import type { TestBed } from '../money/test-bed.ts';
import type { OwnDiscount, OwnUnit, OwnZone } from './own-sums.ts';

export const TIER_NAMES = ['starter', 'elevated', 'premium', 'ultimate'] as const satisfies readonly Tier[];
const SEATS: Readonly<Record<Tier, number>> = { starter: 50, elevated: 99, premium: 150, ultimate: 250 };

/** What is sold under one title, as the desk has set it. */
interface Sold {
  readonly id: number;
  prices: TierPrices;
  /** null follows the shop's. */
  zones: readonly OwnZone[] | null;
  readonly addOn: { readonly id: number; readonly price: number };
}

/** A small shop of one history: what it sells, at which prices, and who buys. */
export interface World {
  readonly testBed: TestBed;
  readonly dice: Dice;
  readonly buyer: Caller;
  readonly sold: readonly Sold[];
  readonly codes: readonly { readonly code: string; readonly terms: Omit<OwnDiscount, 'amount'> }[];
  zones: readonly OwnZone[];
}

/** Policies that a shop may have, from generous to stern. */
const POLICIES: readonly (readonly OwnZone[])[] = [
  [{ fromHours: 0, refundPercent: 100, movePercent: 0 }],
  [
    { fromHours: 168, refundPercent: 100, movePercent: 0 },
    { fromHours: 72, refundPercent: 50, movePercent: 10 },
    { fromHours: 0, refundPercent: 0, movePercent: null },
  ],
  [
    { fromHours: 240, refundPercent: 67, movePercent: 3 },
    { fromHours: 48, refundPercent: 33, movePercent: 33 },
    { fromHours: 0, refundPercent: 7, movePercent: 50 },
  ],
  [
    { fromHours: 24, refundPercent: 90, movePercent: 0 },
    { fromHours: 0, refundPercent: 0, movePercent: 100 },
  ],
];

export const aPolicy = (dice: Dice): readonly OwnZone[] => POLICIES[dice.below(POLICIES.length)] ?? [];

/** Odd cents, so that every rounding is met. */
export const somePrices = (dice: Dice): TierPrices => {
  const base = 10_000 + dice.below(90_001);
  return {
    starter: minorUnits(base),
    elevated: minorUnits(base + 1 + dice.below(30_000)),
    premium: minorUnits(base + 30_001 + dice.below(30_000)),
    // A little more than the one before, so that cards are asked for less than they take.
    ultimate: minorUnits(base + 60_001 + dice.below(100)),
  };
};

export const setShopPolicy = async ({ testBed }: World, zones: readonly OwnZone[]): Promise<void> => {
  const { shop } = testBed.start();
  const { version } = await shop.shopPolicy(anAdmin());
  await shop.setShopPolicy(anAdmin(), { version, zones: [...zones] });
};

export const openWorld = async (testBed: TestBed, dice: Dice): Promise<World> => {
  const terms = [
    { isPercent: true, value: 7.5, least: 0 },
    { isPercent: false, value: 15_000, least: 0 },
    { isPercent: true, value: 33, least: 150_000 },
  ];
  const world = await testBed.ports.unitOfWork(async ({ catalogue, discountCodes }): Promise<World> => {
    const sold: Sold[] = [];
    for (const title of ['The Big Quiz', 'Jazz Hour']) {
      const prices = somePrices(dice);
      const { id } = await catalogue.addExperience(anExperience({ title: unique(title), prices }));
      const price = minorUnits(1 + dice.below(20_000));
      const addOn = await catalogue.addAddOn(anAddOn({ name: unique('Snacks'), price, experienceIds: [id] }));
      sold.push({ id, prices, zones: null, addOn: { id: addOn.id, price } });
    }
    const codes = [];
    for (const { isPercent, value, least } of terms) {
      const { code } = await discountCodes.add(
        aDiscountCode({
          discountType: isPercent ? 'percentage' : 'fixed',
          discountValue: isPercent ? value : value / 100,
          minOrderAmount: minorUnits(least),
        }),
      );
      codes.push({ code, terms: { isPercent, value, least } });
    }
    return { testBed, dice, buyer: aVisitor(unique('buyer')), sold, codes, zones: aPolicy(dice) };
  });
  await setShopPolicy(world, world.zones);
  return world;
};

export const soldAs = (world: World, experienceId: number): Sold => {
  const found = world.sold.find(({ id }) => id === experienceId);
  if (!found) throw new Error(`Nobody sells ${experienceId}`);
  return found;
};

/** A unit as it is sold today. */
export const unitOfToday = (
  world: World,
  name: string,
  experienceId: number,
  tier: Tier,
  withAddOn: boolean,
): OwnUnit => {
  const { prices, zones, addOn } = soldAs(world, experienceId);
  return {
    name,
    experienceId,
    tier,
    tierPrice: prices[tier],
    addOns: withAddOn ? [addOn] : [],
    zones: zones ?? world.zones,
    isGone: false,
  };
};

/** The tier that so many people need, not below the one that they have. */
export const tierFor = (people: number, least: Tier): Tier =>
  TIER_NAMES.slice(TIER_NAMES.indexOf(least)).find((tier) => SEATS[tier] >= people) ?? 'ultimate';
