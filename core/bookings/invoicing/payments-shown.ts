import { dayAt, type LocalDate } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import { cardInWords } from '../../money/payment/card-used.ts';
import { hasMoved } from '../../money/payment/entry-status.ts';
import type { LedgerEntry } from '../../money/payment/ledger.ts';
import { withoutUndoneMarks } from '../../money/payment/marks.ts';

/** Money that came for a booking, or went back, as its documents say it. */
export interface PaymentShown {
  /** In UTC, as the days of documents are. */
  readonly day: LocalDate;
  /** `Visa ending in 4242`; nothing that the desk noted for itself. */
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

/** What has been paid and given back, oldest first; marks that were taken back are neither. */
export const paymentsShown = (entries: readonly LedgerEntry[]): readonly PaymentShown[] =>
  withoutUndoneMarks(entries)
    .filter(isShown)
    .map((entry) => ({
      day: dayAt(entry.at, 0),
      words: wordsOf(entry),
      amount: entry.amount,
      goesBack: entry.kind === 'refund',
    }));
