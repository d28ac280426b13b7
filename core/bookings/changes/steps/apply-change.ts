import { ZERO } from '../../../kernel/money.ts';
import { isPaidUp, paymentStanding } from '../../../money/payment/payment-status.ts';
import { settleStatus } from '../../../money/payment/steps/settle-status.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import type { Acting } from '../../booking/steps/record-sessions.ts';
import { waivedAfter } from '../../booking/waiver.ts';
import type { ChangeStore } from '../ports.ts';

import { applyAmendment } from './apply-amendment.ts';
import { applyMove } from './apply-move.ts';

/**
 * Makes a frozen change of a locked booking. `paidBy` is the intent that paid for it, whose charge is in the ledger already. Where a paid
 * booking costs more and there was no such payment, the difference is waived (decisions 144, 156). Returns the booking as it is then.
 */
export const applyChange = async (
  acting: Acting<ChangeStore>,
  booking: Booking,
  frozen: FrozenAmendment | FrozenMove,
  paidBy: string | null = null,
): Promise<Booking> => {
  const { difference } = frozen;
  const isWaived = paidBy === null && isPaidUp(paymentStanding(booking)) && difference > 0;
  const waiver = {
    now: isWaived ? difference : ZERO,
    inAll: waivedAfter(booking, difference, paidBy !== null),
  };
  await (frozen.kind === 'move'
    ? applyMove(acting, booking, frozen, waiver)
    : applyAmendment(acting, booking, frozen, waiver));
  await settleStatus(acting.store, booking.id, acting.at, paidBy);
  return (await acting.store.bookings.byId(booking.id)) ?? booking;
};
