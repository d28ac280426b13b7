import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { Ports } from '../../../ports.ts';
import type { DiscountCode } from '../discount.ts';

/** Every discount code, newest first. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allCodes =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller): Promise<readonly DiscountCode[]> => {
    requireAdmin(caller);
    return read.discountCodes.all();
  };
