import type { MinorUnits } from '../../../kernel/money.ts';
import { normalizeCode } from '../code-text.ts';
import { type Buyer, checkDiscount, type DiscountCheck } from '../discount.ts';
import type { DiscountPorts } from '../ports.ts';

/**
 * Returns how much a code would take off a subtotal, and never counts a use (decision 021). Uses that holders other than `holder` have
 * reserved are not available. `buyer` is null while nobody knows who buys.
 */
export const checkCode =
  ({ read, now }: Pick<DiscountPorts, 'read' | 'now'>) =>
  async (
    typed: string,
    subtotal: MinorUnits,
    holder: string | null = null,
    buyer: Buyer | null = null,
  ): Promise<DiscountCheck> => {
    const code = normalizeCode(typed);
    const found = await read.discountCodes.byCode(code);
    const held = found?.maxUses == null ? 0 : await read.discountCodes.held(code, now(), holder);
    const usedBefore = found?.oncePerCustomer && buyer ? await read.discountCodes.usedBy(code, buyer) : false;
    return checkDiscount(found, subtotal, now(), held, usedBefore);
  };
