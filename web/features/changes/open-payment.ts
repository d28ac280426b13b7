import { type MinorUnits, toMinorUnits } from '@wondercast/core/kernel/money';
import type { ChangePaymentWire } from '../../api/transport/wire.ts';

/** The payment that a change waits for. */
export interface OpenPayment {
  readonly amount: MinorUnits;
  readonly clientSecret: string;
  readonly intentId: string;
  /** null when it does not expire. */
  readonly expiresAt: string | null;
}

export const openPaymentOf = ({ amount, ...rest }: ChangePaymentWire): OpenPayment => ({
  ...rest,
  amount: toMinorUnits(amount),
});
