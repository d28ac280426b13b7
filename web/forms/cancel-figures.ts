import { type MinorUnits, minorUnits, plus, toMinorUnits } from '@wondercast/core/kernel/money';
import type { BookingLedgerWire, ChangeWire } from '../api/transport/wire.ts';

/** What the desk has typed last: the other one follows from it. */
export interface NamedAmount {
  readonly what: 'fee' | 'refund';
  readonly text: string;
}

/** How a cancellation comes out, in cents. */
export interface CancelSums {
  /** Received, and not given back yet. */
  readonly kept: MinorUnits;
  /** What stays booked costs so much. */
  readonly stays: MinorUnits;
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
  /** What is still to be paid then. */
  readonly open: MinorUnits;
  /** Why the shop would refuse it; null where it would not. */
  readonly problem: string | null;
}

const atLeastNothing = (amount: number): MinorUnits => minorUnits(Math.max(0, amount));

/** The cents of what was typed; null where that is no amount. */
const typed = (text: string): MinorUnits | null => {
  const dollars = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(dollars) || dollars < 0 ? null : toMinorUnits(dollars);
};

/** What goes back and what is kept, at the policy's fee, at the desk's own fee or refund, or at none for the shop's cancellation. */
export const cancelSums = (
  choice: ChangeWire,
  { received, refunded, lost }: Pick<BookingLedgerWire, 'received' | 'refunded' | 'lost'>,
  isShop: boolean,
  named: NamedAmount | null,
): CancelSums => {
  // Where something goes back by the policy, the shop has said what there is to give.
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
