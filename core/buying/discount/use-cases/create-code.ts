import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { DiscountCode } from '../discount.ts';
import type { DiscountPorts } from '../ports.ts';
import { recordOfCode } from '../record.ts';
import type { DiscountCodeGiven } from '../rules.ts';
import { assertTerms } from '../terms.ts';

/**
 * Adds a discount code, valid from now unless said otherwise.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (percentage above 100, ends before it begins), 'conflict' (code taken)
 */
export const createCode =
  (ports: Pick<DiscountPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, given: DiscountCodeGiven): Promise<DiscountCode> =>
    asAdmin(ports, caller, async ({ store: { discountCodes }, at, note }) => {
      const code = { ...given, validFrom: given.validFrom ?? at };
      assertTerms({ ...code, currentUses: 0 });
      const added = await discountCodes.add(code);
      await note('discount-code.created', 'discount-code', added.id, { after: recordOfCode(added) });
      return added;
    });
