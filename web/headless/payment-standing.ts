import { toMinorUnits } from '@wondercast/core/kernel/money';
import {
  type PaymentStanding,
  type PaymentStatus,
  paymentStanding,
} from '@wondercast/core/money/payment/payment-status';

interface Shown {
  readonly paymentStatus: PaymentStatus;
  /** In dollars. */
  readonly totalPrice: number;
}

export const standingOf = ({ paymentStatus, totalPrice }: Shown): PaymentStanding =>
  paymentStanding({ paymentStatus, total: toMinorUnits(totalPrice) });

/** The badge's tone for each state. */
export const PAYMENT_TONES = { pending: 'warn', paid: 'ok', 'nothing-due': 'flat' } as const;

const TOTAL_WORDS: Readonly<Record<PaymentStanding, string>> = {
  pending: 'Total, pay later',
  paid: 'Total, paid',
  'nothing-due': 'Total, nothing due',
};

/** The label of a booking's total. */
export const totalWords = (booking: Shown): string => TOTAL_WORDS[standingOf(booking)];
