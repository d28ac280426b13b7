import { z } from 'zod';
import { CANCELLED_BY } from '../../../calendar/scheduling/cancellation.ts';
import { line, money, prose, shownMoney } from '../../../kernel/fields.ts';

const MOST_REASON = 1_000;
const REASON = 'Say why it is cancelled';

/** The body of `POST /api/bookings/{id}/cancellation`, and of the same for one session: the figures that the customer was shown. */
export const cancellationRule = z.object({
  shownFee: shownMoney(),
  shownRefund: shownMoney(),
  reason: prose(MOST_REASON)
    .nullish()
    .transform((text) => text || null),
});

/** The body of the desk's own cancellation: a fee or a refund instead of the policy's. */
export const adminCancellationRule = z
  .object({
    reason: line(MOST_REASON, REASON).min(1, REASON),
    by: z.enum(CANCELLED_BY, 'Must be customer or shop'),
    fee: money().nullish(),
    refund: money().nullish(),
  })
  .superRefine(({ by, fee, refund }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (by === 'shop' && (fee ?? 0) > 0) say('fee', 'The shop’s own cancellation has no fee');
    if (by === 'shop' && refund != null) say('refund', 'The shop’s own cancellation returns everything');
    if (fee != null && refund != null) say('refund', 'Send a fee or a refund, not both');
  });

export type CancellationGiven = z.output<typeof cancellationRule>;
export type AdminCancellationGiven = z.output<typeof adminCancellationRule>;
