import { Refusal } from '../../../kernel/refusal.ts';
import type { Stored } from '../../../kernel/unit-of-work.ts';
import { isTurnedAway, toRefundStatus } from '../../../money/payment/entry-status.ts';
import type { LedgerEntry } from '../../../money/payment/ledger.ts';
import type { MadeRefund } from '../../../money/payment/provider.ts';
import { isOfChange } from '../../../money/payment/returns.ts';
import { isAway } from '../../../money/payment/steps/from-provider.ts';
import { recordMade } from '../../../money/payment/steps/record-made.ts';
import { settleStatus } from '../../../money/payment/steps/settle-status.ts';
import { REFUND_FAILED } from '../../../money/payment/words.ts';
import type { Booking } from '../../booking/booking.ts';
import type { BookingChange } from '../../booking/booking-change.ts';
import { awaitsRefund, isCarriedOut } from '../../booking/change-states.ts';
import type { ChangePorts, ReturningStore } from '../ports.ts';

type Needs<Store> = Stored<Store> & Pick<ChangePorts, 'payments' | 'now'>;

/** Makes a frozen change of a locked booking; returns the booking as it is then. */
export type Apply<Store> = (
  store: Store,
  booking: Booking,
  change: BookingChange,
  at: Date,
) => Promise<Booking>;

interface Answered {
  readonly entry: LedgerEntry;
  /** null when the provider refuses the refund. */
  readonly made: MadeRefund | null;
}

const askOne = async ({ payments }: Pick<ChangePorts, 'payments'>, entry: LedgerEntry): Promise<Answered> => {
  const { key, intentId, amount, providerId } = entry;
  // The provider has already reported this refund on its own.
  if (providerId !== null) return { entry, made: { id: providerId, status: toRefundStatus(entry) } };
  if (key === null || intentId === null) return { entry, made: null };
  try {
    return { entry, made: await payments.refund({ key, intentId, amount }) };
  } catch (error) {
    if (isAway(error)) throw new Refusal('provider', REFUND_FAILED);
    if (error instanceof Refusal && error.kind === 'conflict') return { entry, made: null };
    throw error;
  }
};

const isRefused = ({ made }: Answered): boolean => made === null || isTurnedAway(made);

/** Makes the change, or marks it as failed, once the provider has answered. null when the provider refunds nothing. */
const conclude = async <Store extends ReturningStore>(
  store: Store,
  { id, bookingId }: BookingChange,
  answered: readonly Answered[],
  at: Date,
  apply: Apply<Store>,
): Promise<Booking | null> => {
  const booking = await store.bookings.lock(bookingId);
  const change = await store.bookingChanges.lock(id);
  if (!booking || !change) return null;
  // Another request, or the job, has concluded it already.
  if (!awaitsRefund(change)) return isCarriedOut(change) ? booking : null;
  for (const { entry, made } of answered)
    await recordMade(store, entry, { status: made?.status ?? 'failed', providerId: made?.id ?? null }, at);
  // Where some of several refunds were made, the money is gone and the change is made: the rest is paid out by hand.
  const isFailed = answered.length > 0 && answered.every(isRefused);
  await store.bookingChanges.setState(id, isFailed ? 'failed' : 'done');
  if (isFailed) {
    await settleStatus(store, bookingId, at);
    return null;
  }
  const changed = await apply(store, booking, change, at);
  await store.events.publish('booking.refunded', changed);
  return changed;
};

/**
 * Carries out a change whose refunds are recorded: asks the provider for them, then makes the change in the unit of work that records the
 * answers. It is idempotent: the request and the job may call it any number of times, also after a crash (decision 160).
 * @throws Refusal 'provider' (away: it is retried later; or it refuses: the booking is as it was)
 */
export const carryOutChange = async <Store extends ReturningStore>(
  ports: Needs<Store>,
  change: BookingChange,
  apply: Apply<Store>,
): Promise<Booking> => {
  const { unitOfWork, read, now } = ports;
  const entries = await read.ledger.ofBooking(change.bookingId);
  const answered: Answered[] = [];
  for (const entry of entries) if (isOfChange(entry, change.id)) answered.push(await askOne(ports, entry));
  const booking = await unitOfWork((store) => conclude(store, change, answered, now(), apply));
  if (!booking) throw new Refusal('provider', REFUND_FAILED);
  return booking;
};
