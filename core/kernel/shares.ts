import { type MinorUnits, minorUnits, sum, ZERO } from './money.ts';

/**
 * Splits an amount in proportion to weights, to the cent: the remainder of rounding goes to the largest fractions, the first of equal ones
 * first. If all weights are zero, every share is zero.
 */
export const sharesOf = (amount: MinorUnits, weights: readonly MinorUnits[]): readonly MinorUnits[] => {
  const whole = BigInt(sum(weights));
  if (whole === 0n) return weights.map(() => ZERO);
  const parts = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight);
    return { at, share: product / whole, rest: product % whole };
  });
  const given = parts.reduce((total, { share }) => total + share, 0n);
  const raised = new Set(
    parts
      .toSorted((a, b) => (b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : a.at - b.at))
      .slice(0, Number(BigInt(amount) - given))
      .map(({ at }) => at),
  );
  return parts.map(({ at, share }) => minorUnits(Number(share) + (raised.has(at) ? 1 : 0)));
};
