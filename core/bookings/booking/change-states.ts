/* The states of a change of a booking and what each means. A new state is added here, and everybody asks this table. */

/**
 * asked: money is on its way back, and the change follows · open: it waits for a payment · done · failed: the provider would not,
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

/** Whether the booking is as a change wanted it. */
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

/** Whether money is on its way back, and the change follows: nobody changes the booking meanwhile. */
export const awaitsRefund = ({ state }: Stated): boolean => AWAITS[state] === 'refund';
/** Whether it waits for a payment. */
export const awaitsPayment = ({ state }: Stated): boolean => AWAITS[state] === 'payment';
/** Whether it waits for money to move. */
export const isUnfinished = ({ state }: Stated): boolean => AWAITS[state] !== null;
/** Whether the booking is as it wanted. */
export const isCarriedOut = ({ state }: Stated): boolean => IS_CARRIED_OUT[state];
/** Whether it has ended, and the booking is as it was. */
export const cameToNothing = (change: Stated): boolean => !isUnfinished(change) && !isCarriedOut(change);
