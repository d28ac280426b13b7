/* The states of a payment intent, and what each means. A new state is added here; all other code asks this table. */

/**
 * open: may still be paid · paid: the money was received and has no booking yet · booked: it has a booking · cancelled: cannot be paid ·
 * refunding, refunded: the money is being refunded, and never gets a booking
 */
export const INTENT_STATES = ['open', 'paid', 'booked', 'cancelled', 'refunding', 'refunded'] as const;
export type IntentState = (typeof INTENT_STATES)[number];

interface Meaning {
  /** Whether it is unpaid, and may still be paid. */
  readonly mayBePaid: boolean;
  /** Whether the money was received and has no booking yet. */
  readonly awaitsBooking: boolean;
  /** Whether its money has its booking. */
  readonly hasBooking: boolean;
  /** How far the refund of money that never gets a booking is; null where there is no such refund. */
  readonly refund: 'on-its-way' | 'done' | null;
  readonly isClosedUnpaid: boolean;
}

const STATES: Readonly<Record<IntentState, Meaning>> = {
  open: { mayBePaid: true, awaitsBooking: false, hasBooking: false, refund: null, isClosedUnpaid: false },
  paid: { mayBePaid: false, awaitsBooking: true, hasBooking: false, refund: null, isClosedUnpaid: false },
  booked: { mayBePaid: false, awaitsBooking: false, hasBooking: true, refund: null, isClosedUnpaid: false },
  cancelled: {
    mayBePaid: false,
    awaitsBooking: false,
    hasBooking: false,
    refund: null,
    isClosedUnpaid: true,
  },
  refunding: {
    mayBePaid: false,
    awaitsBooking: false,
    hasBooking: false,
    refund: 'on-its-way',
    isClosedUnpaid: false,
  },
  refunded: {
    mayBePaid: false,
    awaitsBooking: false,
    hasBooking: false,
    refund: 'done',
    isClosedUnpaid: false,
  },
};

interface Stated {
  readonly state: IntentState;
}

/** Whether it is unpaid, and may still be paid. */
export const mayBePaid = ({ state }: Stated): boolean => STATES[state].mayBePaid;
/** Whether the money was received and has no booking yet. */
export const awaitsBooking = ({ state }: Stated): boolean => STATES[state].awaitsBooking;
/** Whether its money has its booking. */
export const hasBooking = ({ state }: Stated): boolean => STATES[state].hasBooking;
export const isClosedUnpaid = ({ state }: Stated): boolean => STATES[state].isClosedUnpaid;
/** Whether its money must be refunded, and is not yet. */
export const isRefunding = ({ state }: Stated): boolean => STATES[state].refund === 'on-its-way';
/** Whether its money has been refunded. */
export const isRefunded = ({ state }: Stated): boolean => STATES[state].refund === 'done';
/** Whether its money is being refunded or has been: it never gets a booking. */
export const goesBack = (intent: Stated): boolean => isRefunding(intent) || isRefunded(intent);
/** Whether nothing can follow from it any longer: it was closed unpaid, or its money is refunded. */
export const isClosed = (intent: Stated): boolean => isClosedUnpaid(intent) || goesBack(intent);
/**
 * Whether money that is received may still pay for what it is for. That includes an intent that was cancelled, because it may have been
 * paid just before.
 */
export const mayTakeMoney = (intent: Stated): boolean =>
  mayBePaid(intent) || awaitsBooking(intent) || isClosedUnpaid(intent);
/** Whether its money was received and has still to be booked or refunded. */
export const needsFinishing = (intent: Stated): boolean => awaitsBooking(intent) || isRefunding(intent);
/** Whether its state may still change. */
export const isOpenEnded = (intent: Stated): boolean => mayBePaid(intent) || needsFinishing(intent);
