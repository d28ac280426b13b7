import { SEAT_CAPS, TIERS, type Tier } from '@wondercast/core/shop/pricing/tiers';

/** The booked tier if it has enough seats or the group size is unknown, else the smallest that has, else the largest. */
export const roomFor = (booked: Tier, people: number | null): Tier =>
  people === null || SEAT_CAPS[booked] >= people
    ? booked
    : (TIERS.find((tier) => SEAT_CAPS[tier] >= people) ?? TIERS.at(-1) ?? booked);

/** The smallest tier. */
export const SMALLEST: Tier = TIERS[0];
