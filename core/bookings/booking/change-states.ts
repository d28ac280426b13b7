/* The states of a change of a booking, and what each means. A new state is added here; all other code asks this table. */

/**
 * asked: money is being refunded, and the change follows · open: it waits for a payment · done · failed: the provider refused the refund,
 * and the booking is as it was · lapsed: it was not paid in time
 */
export const CHANGE_STATES = ['asked', 'open', 'done', 'failed', 'lapsed'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What a change waits for; null once it waits for nothing. */
const AWAITS: Readonly<Record<ChangeState, 'refund' | 'payment' | null>> = {
  asked: 'refund',
  open: 'payment',
  done: null,
  failed: null,
  lapsed: null,
};

/** Whether the change was made to the booking. */
const IS_CARRIED_OUT: Readonly<Record<ChangeState, boolean>> = {
  asked: false,
  open: false,
  done: true,
  failed: false,
  lapsed: false,
};

interface Stated {
  readonly state: ChangeState;
}

/** Whether the change waits for a refund: nobody changes the booking meanwhile. */
export const awaitsRefund = ({ state }: Stated): boolean => AWAITS[state] === 'refund';
/** Whether it waits for a payment. */
export const awaitsPayment = ({ state }: Stated): boolean => AWAITS[state] === 'payment';
/** Whether it waits for a refund or a payment. */
export const isUnfinished = ({ state }: Stated): boolean => AWAITS[state] !== null;
/** Whether the change was made to the booking. */
export const isCarriedOut = ({ state }: Stated): boolean => IS_CARRIED_OUT[state];
/** Whether the change ended without being made. */
export const cameToNothing = (change: Stated): boolean => !isUnfinished(change) && !isCarriedOut(change);
