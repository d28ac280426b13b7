import { headcountProblem, readHeadcount } from '@wondercast/core/buying/cart/headcount';
import { type Room, roomFor } from '@wondercast/core/buying/cart/people';
import type { Tier } from '@wondercast/core/shop/pricing/tiers';

/** The group size that was typed; null when it is not a number. */
export const typedRoom = (text: string): Room | null => {
  const people = readHeadcount(text);
  return people === null || Number.isNaN(people) ? null : roomFor(people);
};

/** The number of people per session: the typed number divided among the sessions; null when nothing was typed. */
export const headcountOf = (text: string, quantity: number): number | null => {
  const people = readHeadcount(text);
  return people === null || Number.isNaN(people) ? null : Math.ceil(people / quantity);
};

/** The error of a typed number of people for so many sessions of a tier; null when they fit. */
export const peopleProblem = (text: string, tier: Tier, quantity: number): string | null => {
  const people = readHeadcount(text);
  if (people === null || Number.isNaN(people)) return headcountProblem({ selectedTier: tier }, people);
  return headcountProblem({ selectedTier: tier }, Math.ceil(people / quantity));
};
