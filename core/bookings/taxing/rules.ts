import { z } from 'zod';
import { line } from '../../kernel/fields.ts';

/** Why a booking stays untaxed although its number was refused. */
export const keepReasonRule = z.object({
  reason: line(300, 'Please say why').min(1, 'Please say why'),
});
export type KeepReason = z.input<typeof keepReasonRule>;
