import type { MinorUnits } from '../../kernel/money.ts';
import type { CardTold } from './card-used.ts';

/**
 * open: nothing is paid, a payment may follow · processing: being paid, cannot be changed · succeeded: the money was received · cancelled:
 * can no longer be paid
 */
export const RECEIPT_STATUSES = ['open', 'processing', 'succeeded', 'cancelled'] as const;
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

/** What has become of the money of a receipt; null where there is none. */
const MONEY: Readonly<Record<ReceiptStatus, 'here' | 'on-its-way' | 'never' | null>> = {
  open: null,
  processing: 'on-its-way',
  succeeded: 'here',
  cancelled: 'never',
};

interface Told {
  readonly status: ReceiptStatus;
}

/** Whether the money was received. */
export const isTaken = ({ status }: Told): boolean => MONEY[status] === 'here';
/** Whether it is being paid: the provider cannot change it meanwhile. */
export const isBeingPaid = ({ status }: Told): boolean => MONEY[status] === 'on-its-way';
/** Whether the money was received, or is being paid. */
export const isPaidSoon = (receipt: Told): boolean => isTaken(receipt) || isBeingPaid(receipt);
/** Whether it was not paid and can no longer be paid. */
export const isNeverPaid = ({ status }: Told): boolean => MONEY[status] === 'never';

/** What the provider reports about an intent. */
export interface Receipt {
  readonly intentId: string;
  readonly status: ReceiptStatus;
  /** The amount that was taken; before that, the amount that is asked for. */
  readonly amount: MinorUnits;
  /** Lower case, such as `usd`. */
  readonly currency: string;
  /** The revision of the intent that this amount belongs to; the provider changes both in one step. 0 when it reports none. */
  readonly revision: number;
  /** The provider's id of the charge; null before there is one. */
  readonly chargeId: string | null;
  /** The card that was charged; null before, and where the provider does not tell it. */
  readonly card: CardTold | null;
  /** The sum of refunds. */
  readonly refunded: MinorUnits;
  /** Why the last attempt failed, in words for the customer. */
  readonly failure: string | null;
}
