import { type MinorUnits, ZERO } from '../../kernel/money.ts';
import { type Arrows, assertArrow } from '../../kernel/states.ts';

/* The payment statuses of a booking: the arrows between them, their words and what each means. */

export const PAYMENT_STATUSES = ['pending', 'paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** In the API, a booking with nothing due has one of the two statuses above (decision 195). */
export const PAYMENT_STANDINGS = [...PAYMENT_STATUSES, 'nothing-due'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

interface Meaning extends Arrows<PaymentStatus> {
  /** The status in words where no heading says what it is about. */
  readonly phrase: string;
  /** Whether what was asked for has been received: then nothing is open, also after a partial refund (decision 039). */
  readonly isPaidFor: boolean;
}

const STATUSES: Readonly<Record<PaymentStatus, Meaning>> = {
  pending: { word: 'Pending', phrase: 'Payment pending', next: ['paid'], isPaidFor: false },
  paid: { word: 'Paid', phrase: 'Paid', next: ['pending'], isPaidFor: true },
};

const STANDINGS: Readonly<
  Record<
    PaymentStanding,
    {
      readonly word: string;
      readonly phrase: string;
      /** The payment status that a booking of this standing has; null where any will do. */
      readonly status: PaymentStatus | null;
    }
  >
> = {
  pending: { ...STATUSES.pending, status: 'pending' },
  paid: { ...STATUSES.paid, status: 'paid' },
  'nothing-due': { word: 'Nothing due', phrase: 'Nothing due', status: null },
};

interface Payable {
  readonly paymentStatus: PaymentStatus;
}

export const isPaidFor = ({ paymentStatus }: Payable): boolean => STATUSES[paymentStatus].isPaidFor;

/** The standing of a booking's payment. A booking that costs nothing, or no longer costs anything, is neither paid nor to be paid. */
export const paymentStanding = ({
  paymentStatus,
  total,
}: Payable & { readonly total: MinorUnits }): PaymentStanding =>
  total === ZERO ? 'nothing-due' : paymentStatus;

/** The payment status for a standing that costs something; null for `nothing-due`. */
export const statusOfStanding = (standing: PaymentStanding): PaymentStatus | null =>
  STANDINGS[standing].status;

/** Whether the booking costs nothing, or no longer costs anything. */
export const hasNothingDue = (standing: PaymentStanding): boolean => statusOfStanding(standing) === null;

/** Whether the booking costs something, and is paid. */
export const isPaidUp = (standing: PaymentStanding): boolean => {
  const paymentStatus = statusOfStanding(standing);
  return paymentStatus !== null && isPaidFor({ paymentStatus });
};

/** Whether something is still to be paid. */
export const isPaymentDue = (standing: PaymentStanding): boolean =>
  !hasNothingDue(standing) && !isPaidUp(standing);

export const paymentWord = (standing: PaymentStanding): string => STANDINGS[standing].word;
export const paymentPhrase = (standing: PaymentStanding): string => STANDINGS[standing].phrase;

/** @throws Refusal 'conflict' when no arrow leads from `from` to `to` */
export const assertPaymentChange = (from: PaymentStatus, to: PaymentStatus): void =>
  assertArrow(STATUSES, from, to);
