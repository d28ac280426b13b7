import { isClosed } from '../../../money/payment/intent-states.ts';
import type { BookingChange } from '../../booking/booking-change.ts';
import type { ChangeStore } from '../ports.ts';

/** Whether a change that waits for its payment can no longer be paid: its time is up, or its payment was closed or refunded. */
export const isChangeOver = async (
  { intents }: Pick<ChangeStore, 'intents'>,
  { intentId, expiresAt }: Pick<BookingChange, 'intentId' | 'expiresAt'>,
  now: Date,
): Promise<boolean> => {
  if (expiresAt !== null && expiresAt <= now) return true;
  const intent = intentId === null ? null : await intents.byId(intentId);
  return intent === null || isClosed(intent);
};
