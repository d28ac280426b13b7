import { type LinePolicy, linePolicies } from '../../shop/policy/line-policies.ts';
import type { Booking } from './booking.ts';
import { activeUnits } from './worth.ts';

/** What changes of a booking cost, line by line. Lines that are wholly cancelled are left out, unless all lines are. */
export const bookedPolicies = ({ lines }: Pick<Booking, 'lines'>): readonly LinePolicy[] => {
  const living = lines.filter((line) => activeUnits(line) > 0);
  return linePolicies(
    (living.length > 0 ? living : lines).map(({ experience, policy }) => ({
      title: experience?.title ?? 'Experience not found',
      policy,
    })),
  );
};
