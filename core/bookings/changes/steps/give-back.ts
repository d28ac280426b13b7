import { type MinorUnits, minorUnits, minus, sum } from '../../../kernel/money.ts';
import { countsAsGone } from '../../../money/payment/entry-status.ts';
import { changeKey, changePayoutKey, isOfChange, returnable } from '../../../money/payment/returns.ts';
import { requestPayout } from '../../../money/payment/steps/request-payout.ts';
import { requestRefund } from '../../../money/payment/steps/request-refund.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import type { Booking } from '../../booking/booking.ts';
import type { BookingChange, FrozenChange, RequestKey } from '../../booking/booking-change.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';

export interface GivingBack {
  readonly frozen: FrozenChange;
  /** The whole refund, by card and otherwise. */
  readonly refund: MinorUnits;
  /** The note of the ledger entries, for people to read. */
  readonly note: string;
  readonly actor: Actor;
  readonly at: Date;
  /** null where the request has no idempotency key. */
  readonly key: RequestKey | null;
}

/**
 * Records a change and the card refunds that it needs, newest card payment first. `carryOutChange` then asks the provider for them. Call it
 * inside a unit of work that has locked the booking.
 * @throws Refusal 'conflict' while another change of this booking waits for a refund
 */
export const recordRefundingChange = async (
  store: Pick<ChangeStore, 'bookingChanges' | 'ledger'>,
  newToken: ChangePorts['newToken'],
  booking: Booking,
  { frozen, refund, note, actor, at, key }: GivingBack,
): Promise<BookingChange> => {
  const change = await store.bookingChanges.add({
    bookingId: booking.id,
    kind: frozen.kind,
    state: 'asked',
    baseVersion: booking.version,
    frozen,
    intentId: null,
    actor,
    key,
    createdAt: at,
    expiresAt: null,
  });
  const newKey = () => changeKey(change.id, newToken());
  await requestRefund(store, newKey, { bookingId: booking.id, amount: refund, note, actor, at });
  return change;
};

/** Records a change that is made at once, if its request has an idempotency key. */
export const recordDoneChange = async (
  { bookingChanges }: Pick<ChangeStore, 'bookingChanges'>,
  { id: bookingId, version: baseVersion }: Booking,
  { frozen, actor, at, key }: GivingBack,
): Promise<void> => {
  if (key === null) return;
  const { kind } = frozen;
  const change = { bookingId, kind, baseVersion, frozen, intentId: null, actor, key, createdAt: at };
  await bookingChanges.add({ ...change, state: 'done', expiresAt: null });
};

/** What the cards did not take back of a change's refund is paid out by hand, as far as the booking still has that money. */
export const payOutRest = async (
  store: Pick<ChangeStore, 'ledger'>,
  { id: bookingId, version }: Booking,
  { refund, note, actor, at }: Omit<GivingBack, 'frozen' | 'key'>,
  changeId: number | null,
): Promise<void> => {
  const entries = await store.ledger.ofBooking(bookingId);
  const byCard = sum(
    entries
      .filter((entry) => changeId !== null && isOfChange(entry, changeId) && countsAsGone(entry))
      .map(({ amount }) => amount),
  );
  const rest = Math.min(minus(refund, byCard), returnable(entries));
  if (rest <= 0) return;
  const key = changePayoutKey(bookingId, version);
  await requestPayout(store, { bookingId, amount: minorUnits(rest), note, actor, at }, key);
};
