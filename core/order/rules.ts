import { z } from 'zod';
import { MAX_LINES } from '../cart/cart.ts';
import { lineRule } from '../cart/rules.ts';
import { id } from '../fields.ts';

const loose = z.record(z.string(), z.unknown());

/** An item names its experience by id, or by an object with one (decision 14). */
const orderItemRule = z
  .intersection(loose, z.object({ experience: z.union([id(), z.looseObject({ id: id() })]).optional() }))
  .transform(({ experience, ...item }) => ({
    ...item,
    experienceId: item.experienceId ?? (typeof experience === 'number' ? experience : experience?.id),
  }))
  .pipe(lineRule);

export const orderRule = z.object({
  items: z.array(orderItemRule).min(1, 'Your cart is empty').max(MAX_LINES, `At most ${MAX_LINES} lines`),
});
