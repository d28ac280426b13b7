import { type MinorUnits, ZERO } from '../../kernel/money.ts';
import { type Arrows, assertArrow } from '../../kernel/states.ts';

/* How the money of a booking stands: its statuses, with the arrows between them, their words and what each means. */

export const PAYMENT_STATUSES = ['pending', 'paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** On the wire, what has nothing due has one of the two statuses above (decision 195). */
export const PAYMENT_STANDINGS = [...PAYMENT_STATUSES, 'nothing-due'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

interface Meaning extends Arrows<PaymentStatus> {
  /** The same as its word where no heading says what it is about. */
  readonly phrase: string;
  /** Whether what was asked for has come: then nothing is open, also after a partial refund (decision 039). */
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
      /** The status that it needs; null where that does not matter. */
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

/** What costs nothing, or nothing any longer, is neither paid nor to be paid. */
export const paymentStanding = ({
  paymentStatus,
  total,
}: Payable & { readonly total: MinorUnits }): PaymentStanding =>
  total === ZERO ? 'nothing-due' : paymentStatus;

/** The status of what stands so and costs something; null for what has nothing due. */
export const statusOfStanding = (standing: PaymentStanding): PaymentStatus | null =>
  STANDINGS[standing].status;

/** Whether it costs nothing, or nothing any longer. */
export const hasNothingDue = (standing: PaymentStanding): boolean => statusOfStanding(standing) === null;

/** Whether it costs something, and that is paid. */
export const isPaidUp = (standing: PaymentStanding): boolean => {
  const paymentStatus = statusOfStanding(standing);
  return paymentStatus !== null && isPaidFor({ paymentStatus });
};

/** Whether something is still to be paid. */
export const isPaymentDue = (standing: PaymentStanding): boolean =>
  !hasNothingDue(standing) && !isPaidUp(standing);

export const paymentWord = (standing: PaymentStanding): string => STANDINGS[standing].word;
export const paymentPhrase = (standing: PaymentStanding): string => STANDINGS[standing].phrase;

/** @throws Refusal 'conflict' when no arrow leads from one to the other */
export const assertPaymentChange = (from: PaymentStatus, to: PaymentStatus): void =>
  assertArrow(STATUSES, from, to);
