import { dayAt, type LocalDate } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import { cardInWords } from '../../money/payment/card-used.ts';
import { hasMoved } from '../../money/payment/entry-status.ts';
import type { LedgerEntry } from '../../money/payment/ledger.ts';
import { withoutUndoneMarks } from '../../money/payment/marks.ts';

/** A payment or refund of a booking, as its documents show it. */
export interface PaymentShown {
  /** In UTC, like the days of documents. */
  readonly day: LocalDate;
  /** `Visa ending in 4242`; never an internal note of the desk. */
  readonly words: string;
  readonly amount: MinorUnits;
  readonly goesBack: boolean;
}

const wordsOf = ({ kind, card, intentId }: LedgerEntry): string => {
  if (kind === 'refund') return intentId === null ? 'Refunded by transfer' : 'Refunded to the card';
  if (kind === 'charge') return card === null ? 'Card' : cardInWords(card);
  return 'Transfer or other payment';
};

const isShown = (entry: LedgerEntry): boolean =>
  hasMoved(entry) && (entry.kind === 'charge' || entry.kind === 'offline' || entry.kind === 'refund');

/** Payments and refunds, oldest first, without manual paid marks that were undone. */
export const paymentsShown = (entries: readonly LedgerEntry[]): readonly PaymentShown[] =>
  withoutUndoneMarks(entries)
    .filter(isShown)
    .map((entry) => ({
      day: dayAt(entry.at, 0),
      words: wordsOf(entry),
      amount: entry.amount,
      goesBack: entry.kind === 'refund',
    }));
