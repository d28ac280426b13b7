import type { Tier } from '../../shop/pricing/tiers.ts';

/**
 * One change within an amendment: of all units of a line, for one of them, or for an experience that is added. What is undefined stays as
 * it is.
 */
export interface LineChange {
  /** Of the booking's lines, from 0. */
  readonly line: number | null;
  readonly session: { readonly line: number; readonly unit: number } | null;
  readonly experienceId: number | null;
  /** Units of the line that take place. */
  readonly quantity?: number | undefined;
  readonly selectedTier?: Tier | undefined;
  readonly addOnIds?: readonly number[] | undefined;
  /** People of each unit. */
  readonly headcount?: number | null | undefined;
}
