import { type MinorUnits, toMinorUnits } from '@wondercast/core/kernel/money';
import type { ChangePaymentWire } from '../../api/transport/wire.ts';

/** What is to be paid before a change is made. */
export interface OpenPayment {
  readonly amount: MinorUnits;
  readonly clientSecret: string;
  readonly intentId: string;
  /** null where it does not lapse. */
  readonly expiresAt: string | null;
}

export const openPaymentOf = ({ amount, ...rest }: ChangePaymentWire): OpenPayment => ({
  ...rest,
  amount: toMinorUnits(amount),
});
