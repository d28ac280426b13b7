import { SEAT_CAPS, seatsLabel, tierLabel } from '../../shop/pricing/tiers.ts';
import type { Cart, CartLine } from './cart.ts';

/** Maximum length of a typed headcount. */
export const HEADCOUNT_LENGTH = 6;

/** The text of a field as a number of people: null for an empty text, NaN for anything but an integer above zero. */
export const readHeadcount = (text: string): number | null => {
  const digits = text.trim();
  if (digits === '') return null;
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Why a line cannot seat this many people; null when it can. */
export const headcountProblem = (
  { selectedTier }: Pick<CartLine, 'selectedTier'>,
  headcount: number | null,
): string | null => {
  if (headcount === null) return null;
  if (Number.isNaN(headcount)) return 'Enter a whole number of people.';
  if (headcount <= SEAT_CAPS[selectedTier]) return null;
  return `${tierLabel(selectedTier)} has ${seatsLabel(selectedTier)}. Choose a larger tier, or another session.`;
};

/** Sets how many people each unit of a line is for. */
export const setHeadcount = (cart: Cart, lineId: number, headcount: number | null): Cart =>
  cart.map((line) => {
    if (line.id !== lineId) return line;
    const { headcount: _, ...rest } = line;
    return headcount === null ? rest : { ...rest, headcount };
  });
