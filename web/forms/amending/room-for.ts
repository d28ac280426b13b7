import { SEAT_CAPS, TIERS, type Tier } from '@wondercast/core/shop/pricing/tiers';

/** The booked room while it seats them, or nobody has said how many they are, else the smallest that does, else the largest. */
export const roomFor = (booked: Tier, people: number | null): Tier =>
  people === null || SEAT_CAPS[booked] >= people
    ? booked
    : (TIERS.find((tier) => SEAT_CAPS[tier] >= people) ?? TIERS.at(-1) ?? booked);

/** The smallest room that seats them. */
export const SMALLEST: Tier = TIERS[0];
