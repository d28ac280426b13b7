import type { Tier } from '../../shop/pricing/tiers.ts';

/**
 * One change within an amendment: of all units of a line, of one of its units, or an experience that is added. What is undefined stays as
 * it is.
 */
export interface LineChange {
  /** Index among the booking's lines, from 0. */
  readonly line: number | null;
  readonly session: { readonly line: number; readonly unit: number } | null;
  readonly experienceId: number | null;
  /** How many units of the line take place. */
  readonly quantity?: number | undefined;
  readonly selectedTier?: Tier | undefined;
  readonly addOnIds?: readonly number[] | undefined;
  /** How many people each unit has. */
  readonly headcount?: number | null | undefined;
}
