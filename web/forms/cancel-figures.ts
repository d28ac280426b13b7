import { type MinorUnits, minorUnits, plus, toMinorUnits } from '@wondercast/core/kernel/money';
import { typedNumber } from '@wondercast/core/kernel/typed-amount';
import type { BookingLedgerWire, ChangeWire } from '../api/transport/wire.ts';

/** The amount that the desk entered last. The other one is computed from it. */
export interface NamedAmount {
  readonly what: 'fee' | 'refund';
  readonly text: string;
}

/** The amounts of a cancellation, in cents. */
export interface CancelSums {
  /** Received and not refunded yet. */
  readonly kept: MinorUnits;
  /** The price of what stays booked. */
  readonly stays: MinorUnits;
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
  /** What remains to be paid. */
  readonly open: MinorUnits;
  /** Why the shop would refuse it; null when it would not. */
  readonly problem: string | null;
}

const atLeastNothing = (amount: number): MinorUnits => minorUnits(Math.max(0, amount));

/** The typed amount; null when it is not an amount. */
const typed = (text: string): MinorUnits | null => {
  const amount = typedNumber(text);
  return amount >= 0 ? toMinorUnits(amount) : null;
};

/** Refund and retained amount: with the policy's fee, with the desk's own fee or refund, or without a fee when the shop cancels. */
export const cancelSums = (
  choice: ChangeWire,
  { received, refunded, lost }: Pick<BookingLedgerWire, 'received' | 'refunded' | 'lost'>,
  isShop: boolean,
  named: NamedAmount | null,
): CancelSums => {
  // If the policy refunds something, the server has said how much is available.
  const kept =
    choice.refund > 0
      ? plus(toMinorUnits(choice.owed), toMinorUnits(choice.refund))
      : atLeastNothing(toMinorUnits(received) - toMinorUnits(refunded) - toMinorUnits(lost));
  const stays = atLeastNothing(toMinorUnits(choice.owed) - toMinorUnits(choice.fee));
  const most = atLeastNothing(kept - stays);
  const amount = named && !isShop ? typed(named.text) : null;
  const own = (): MinorUnits => {
    if (isShop) return minorUnits(0);
    if (named === null || amount === null) return toMinorUnits(choice.fee);
    return named.what === 'fee' ? amount : atLeastNothing(most - amount);
  };
  const fee = own();
  const isTooMuch = named?.what === 'refund' && amount !== null && amount > most;
  return {
    kept,
    stays,
    fee,
    refund: atLeastNothing(kept - stays - fee),
    open: atLeastNothing(stays + fee - kept),
    problem: isTooMuch ? 'More than was received for it' : null,
  };
};
