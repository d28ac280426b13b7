import type { MinorUnits } from '../../kernel/money.ts';
import type { CardTold } from './card-used.ts';

/**
 * open: nothing is paid, more may follow · processing: being paid, cannot be changed · succeeded: the money is here ·
 * cancelled: cannot be paid any more
 */
export const RECEIPT_STATUSES = ['open', 'processing', 'succeeded', 'cancelled'] as const;
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

/** Where the money of a receipt is; null where there is none. */
const MONEY: Readonly<Record<ReceiptStatus, 'here' | 'on-its-way' | 'never' | null>> = {
  open: null,
  processing: 'on-its-way',
  succeeded: 'here',
  cancelled: 'never',
};

interface Told {
  readonly status: ReceiptStatus;
}

/** Whether the money is here. */
export const isTaken = ({ status }: Told): boolean => MONEY[status] === 'here';
/** Whether it is being paid: the provider cannot change it meanwhile. */
export const isBeingPaid = ({ status }: Told): boolean => MONEY[status] === 'on-its-way';
/** Whether the money is here or being paid. */
export const isPaidSoon = (receipt: Told): boolean => isTaken(receipt) || isBeingPaid(receipt);
/** Whether it cannot be paid any more, and was not. */
export const isNeverPaid = ({ status }: Told): boolean => MONEY[status] === 'never';

/** What the provider says of an intent. */
export interface Receipt {
  readonly intentId: string;
  readonly status: ReceiptStatus;
  /** What was taken; before that, what is asked for. */
  readonly amount: MinorUnits;
  /** Lower case, such as `usd`. */
  readonly currency: string;
  /** Which revision of the intent this amount belongs to; the provider changes both in one step. 0 when it says none. */
  readonly revision: number;
  /** The provider's name for the taking of the money; null before. */
  readonly chargeId: string | null;
  /** What the money was taken from; null before, and where the provider does not say. */
  readonly card: CardTold | null;
  /** What has gone back. */
  readonly refunded: MinorUnits;
  /** Why the last attempt failed, in words for the customer. */
  readonly failure: string | null;
}
