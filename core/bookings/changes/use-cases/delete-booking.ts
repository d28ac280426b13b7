import { sum, ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isUndecided } from '../../../money/payment/entry-status.ts';
import type { LedgerEntry } from '../../../money/payment/ledger.ts';
import { executeRefund } from '../../../money/payment/steps/execute-refund.ts';
import { refundableOf, requestRefund } from '../../../money/payment/steps/request-refund.ts';
import { REFUND_FAILED } from '../../../money/payment/words.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import { sessionsOf } from '../../booking/booking.ts';
import { whyNotDeleted } from '../../booking/deletion.ts';
import { assertNotChanging } from '../../booking/steps/assert-not-changing.ts';
import { type Asking, assertIdentified, assertOwner } from '../../booking/steps/assert-owner.ts';
import type { ChangePorts } from '../ports.ts';
import { type Admission, findForDesk } from '../steps/admission.ts';
import { queueCancelledMail } from '../steps/queue-cancelled-mail.ts';
import { removeBooking } from '../steps/remove-booking.ts';
import { tellDeskOfDeletion } from '../steps/tell-desk.ts';

type Needs = Pick<ChangePorts, 'unitOfWork' | 'payments' | 'hashToken' | 'now' | 'newToken' | 'profile'>;

/**
 * Locks the booking and checks that it may be deleted.
 * @throws Refusal when it may not
 */
type Admit = Admission['find'];

const isStaff = (caller: Caller): boolean => caller.kind === 'signed-in' && caller.role === 'admin';

/** Whether a refund still waits for the provider's answer. One that is paid out by transfer stays in the ledger, and waits there. */
const isUnanswered = (entry: LedgerEntry): boolean =>
  entry.kind === 'refund' && isUndecided(entry) && entry.providerId === null && entry.intentId !== null;

/** How often refunds are asked for before it gives up: more than once only while payments continue to arrive. */
const ROUNDS = 3;

/**
 * Refunds card payments first, outside of any transaction; nothing is deleted until all refunds are under way. `admit` is called each
 * round: a booking that was confirmed meanwhile stays and must be paid again, and payments made meanwhile are refunded too.
 */
const refundAndRemove = async (ports: Needs, caller: Caller, admit: Admit, isOwn: boolean): Promise<void> => {
  const actor = actorOf(caller);
  let refunded = ZERO;
  for (let round = 0; round <= ROUNDS; round++) {
    const refunds = await ports.unitOfWork(async (store) => {
      const at = ports.now();
      const booking = await admit(store);
      await assertNotChanging(store, booking.id);
      const earlier = (await store.ledger.ofBooking(booking.id)).filter(isUnanswered);
      const amount = await refundableOf(store, booking.id);
      const refund = { bookingId: booking.id, amount, note: 'Booking deleted', actor, at };
      const all = [...earlier, ...(await requestRefund(store, ports.newToken, refund))];
      if (all.length > 0) return all;
      await removeBooking(store, booking, { actor, at });
      // A customer who has no booking left is removed from the register with the last one, not at its next refresh.
      await store.customers.refresh();
      await queueCancelledMail(store, ports, booking, refunded);
      // The desk is not told what the staff do themselves (decision 233).
      if (isOwn && !isStaff(caller)) await tellDeskOfDeletion(store, booking, refunded);
      return null;
    });
    if (!refunds) return;
    try {
      for (const entry of refunds) await executeRefund(ports, entry);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('provider', REFUND_FAILED) : error;
    }
    refunded = sum([refunded, ...refunds.map(({ amount }) => amount)]);
  }
  throw new Refusal('provider', REFUND_FAILED);
};

/**
 * Deletes the caller's own unconfirmed booking for good (decision 038), unless it has an agreed or delivered session or was charged a fee
 * (decision 191). Card payments are refunded first.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours), 'conflict' (`whyNotDeleted`), 'provider' (the refund failed, and
 * nothing is deleted)
 */
export const deleteBooking =
  (ports: Needs) =>
  async (caller: Asking['caller'], bookingId: number, token: string | null = null): Promise<void> => {
    assertIdentified({ caller, token });
    const admit: Admit = async ({ bookings }) => {
      const found = await bookings.lock(bookingId);
      const booking = await assertOwner(bookings, ports.hashToken, { caller, token }, found);
      const reason = whyNotDeleted({ ...booking, sessions: sessionsOf(booking) });
      if (reason !== null) throw new Refusal('conflict', reason);
      return booking;
    };
    await refundAndRemove(ports, caller, admit, true);
  };

/**
 * Removes any booking, confirmed or not, with the same rule about refunds (decision 038).
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'provider' (the refund failed, and nothing is deleted)
 */
export const deleteAnyBooking =
  (ports: Needs) =>
  async (caller: Caller, bookingId: number): Promise<void> => {
    requireAdmin(caller);
    await refundAndRemove(ports, caller, findForDesk(caller, bookingId), false);
  };
