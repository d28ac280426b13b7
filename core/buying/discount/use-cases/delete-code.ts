import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { DiscountPorts } from '../ports.ts';
import { recordOfCode } from '../record.ts';
import { CODE_NOT_FOUND } from '../words.ts';

/** Removes a code; bookings that used it stay whole. @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const deleteCode =
  (ports: Pick<DiscountPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store: { discountCodes }, note }) => {
      const found = await discountCodes.lock(id);
      if (!found) throw new Refusal('not-found', CODE_NOT_FOUND);
      await discountCodes.remove(id);
      await note('discount-code.deleted', 'discount-code', id, {
        before: { ...recordOfCode(found), currentUses: found.currentUses },
      });
    });
