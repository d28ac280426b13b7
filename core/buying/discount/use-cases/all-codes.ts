import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { DiscountCode } from '../discount.ts';
import type { DiscountPorts } from '../ports.ts';

/** Every discount code, newest first. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allCodes =
  ({ read }: Pick<DiscountPorts, 'read'>) =>
  async (caller: Caller): Promise<readonly DiscountCode[]> => {
    requireAdmin(caller);
    return read.discountCodes.all();
  };
