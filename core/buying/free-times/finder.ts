import type { MinorUnits } from '../../kernel/money.ts';
import { offersTimes, takesWishes } from '../../shop/catalogue/booking-mode.ts';
import type { Experience } from '../../shop/catalogue/experience.ts';
import { SEAT_CAPS, TIERS, type Tier, type TierPrices } from '../../shop/pricing/tiers.ts';

/** What somebody searches for besides words and filters. */
export interface Sought {
  /** null where it is not given. */
  readonly people: number | null;
  /** The maximum price of one session. */
  readonly budget: MinorUnits | null;
  /** Whether days were given: experiences with free times must then have one on them. */
  readonly isDated: boolean;
}

/** How an experience fits a number of people: the cheapest tier that seats them, without add-ons and codes. */
export interface Fit {
  readonly tier: Tier;
  readonly total: MinorUnits;
  /** The first free time on the given days; null for an experience without free times, which is booked by request. */
  readonly firstFree: Date | null;
}

export interface Fitting<Found> {
  readonly experience: Found;
  /** null where no number of people is given. */
  readonly fit: Fit | null;
}

/** How many experiences were left out, each counted at the first reason that applies. */
export interface LeftOut {
  readonly seats: number;
  readonly budget: number;
  readonly times: number;
}

/** The cheapest tier that seats this many people; null when none does. */
export const cheapestFor = (
  prices: TierPrices,
  people: number,
): { readonly tier: Tier; readonly total: MinorUnits } | null => {
  const [best] = TIERS.filter((tier) => people <= SEAT_CAPS[tier]).toSorted((a, b) => prices[a] - prices[b]);
  return best === undefined ? null : { tier: best, total: prices[best] };
};

type Sold = Pick<Experience, 'id' | 'prices' | 'bookingMode'>;

/**
 * The experiences that fit, in their order; those without free times come last. `firstFree` has the first free time on the given days, by
 * id. Without a number of people, the budget is compared with the cheapest tier of all.
 */
export const findFitting = <Found extends Sold>(
  experiences: readonly Found[],
  { people, budget, isDated }: Sought,
  firstFree: ReadonlyMap<number, Date>,
): { readonly found: readonly Fitting<Found>[]; readonly leftOut: LeftOut } => {
  const leftOut = { seats: 0, budget: 0, times: 0 };
  const timed: Fitting<Found>[] = [];
  const requested: Fitting<Found>[] = [];
  for (const experience of experiences) {
    const cheapest = cheapestFor(experience.prices, people ?? 1);
    const first = firstFree.get(experience.id) ?? null;
    const hasTime = offersTimes(experience) && first !== null;
    if (cheapest === null) leftOut.seats += 1;
    else if (budget !== null && cheapest.total > budget) leftOut.budget += 1;
    else if (!hasTime && !takesWishes(experience)) leftOut.times += 1;
    else {
      const fit = people === null ? null : { ...cheapest, firstFree: hasTime ? first : null };
      (hasTime || !isDated ? timed : requested).push({ experience, fit });
    }
  }
  return { found: [...timed, ...requested], leftOut };
};
