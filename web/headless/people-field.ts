import { headcountProblem, readHeadcount } from '@wondercast/core/buying/cart/headcount';
import { type Room, roomFor } from '@wondercast/core/buying/cart/people';
import type { Tier } from '@wondercast/core/shop/pricing/tiers';

/** The room for the people that somebody has typed; null where that is no number. */
export const typedRoom = (text: string): Room | null => {
  const people = readHeadcount(text);
  return people === null || Number.isNaN(people) ? null : roomFor(people);
};

/** How many people each session is for: what was typed, shared among the sessions; null where nobody has said. */
export const headcountOf = (text: string, quantity: number): number | null => {
  const people = readHeadcount(text);
  return people === null || Number.isNaN(people) ? null : Math.ceil(people / quantity);
};

/** What is wrong with the people that were typed for so many sessions of a tier; null where they fit. */
export const peopleProblem = (text: string, tier: Tier, quantity: number): string | null => {
  const people = readHeadcount(text);
  if (people === null || Number.isNaN(people)) return headcountProblem({ selectedTier: tier }, people);
  return headcountProblem({ selectedTier: tier }, Math.ceil(people / quantity));
};
