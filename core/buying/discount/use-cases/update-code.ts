import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { editOf } from '../../../people/audit/edit.ts';
import type { Caller } from '../../../people/caller.ts';
import type { DiscountCode } from '../discount.ts';
import type { DiscountPorts } from '../ports.ts';
import { recordOfCode } from '../record.ts';
import type { DiscountCodeChangeGiven } from '../rules.ts';
import { assertTerms } from '../terms.ts';
import { CODE_NOT_FOUND } from '../words.ts';

/**
 * Changes what is given of a code; what was booked with it stays. An edit that changes nothing leaves no trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, code taken), 'invalid' (percentage above 100,
 *   fewer uses than there were, ends before it begins)
 */
export const updateCode =
  (ports: Pick<DiscountPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, { version, ...change }: DiscountCodeChangeGiven): Promise<DiscountCode> =>
    asAdmin(ports, caller, async ({ store: { discountCodes }, at, note }) => {
      const found = await discountCodes.lock(id);
      if (!found) throw new Refusal('not-found', CODE_NOT_FOUND);
      assertVersion(version, found.version);
      const after = { ...found, ...change };
      assertTerms(after);
      const changes = editOf(recordOfCode, found, after);
      if (!changes) return found;
      const changed = await discountCodes.change(id, change, at);
      // Says what the value counts, percent or dollars, also where only the value has changed.
      const { discountType } = after;
      await note('discount-code.updated', 'discount-code', id, {
        ...changes,
        ...('discountValue' in changes.after && !('discountType' in changes.after) ? { discountType } : {}),
      });
      return changed;
    });
