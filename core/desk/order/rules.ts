import { z } from 'zod';
import { MAX_LINES } from '../../buying/cart/cart.ts';
import { lineFields, refuseMoreDates, toRequestedLine, withinUnits } from '../../buying/cart/rules.ts';
import { id } from '../../kernel/fields.ts';

/** An item names its experience by id, or by an object with an id (decision 031). */
const orderItemRule = z
  .object({
    ...lineFields,
    experienceId: lineFields.experienceId.nullish(),
    experience: z.union([id(), z.object({ id: id() })]).optional(),
    /** The specification's cart sends it; an order has no days, so it is ignored. */
    selectedDate: z.unknown().optional(),
  })
  .superRefine(refuseMoreDates)
  .transform(({ experience, selectedDate: _, ...item }, context) => {
    const named = typeof experience === 'number' ? experience : experience?.id;
    const experienceId = id().safeParse(item.experienceId ?? named);
    if (experienceId.success) return toRequestedLine({ ...item, experienceId: experienceId.data });
    for (const { message } of experienceId.error.issues)
      context.addIssue({ code: 'custom', path: ['experienceId'], message });
    return z.NEVER;
  });

export const orderRule = z.object({
  items: withinUnits(
    z.array(orderItemRule).min(1, 'Your cart is empty').max(MAX_LINES, `At most ${MAX_LINES} lines`),
  ),
});
