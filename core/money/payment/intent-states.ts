/* The states of an intent and what each means. A new state is added here, and everybody asks this table. */

/**
 * open: may still be paid · paid: the money is here and has no booking yet · booked: it has · cancelled: cannot be paid ·
 * refunding, refunded: the money goes back, and it never gets a booking
 */
export const INTENT_STATES = ['open', 'paid', 'booked', 'cancelled', 'refunding', 'refunded'] as const;
export type IntentState = (typeof INTENT_STATES)[number];

interface Meaning {
  /** Whether nothing is paid, and it may still be. */
  readonly mayBePaid: boolean;
  /** Whether the money is here and has no booking yet. */
  readonly awaitsBooking: boolean;
  /** Whether its money has its booking. */
  readonly hasBooking: boolean;
  /** Where its money is that never gets a booking; null where it has none of that kind. */
  readonly refund: 'on-its-way' | 'done' | null;
  /** Whether it was closed unpaid. */
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

/** Whether nothing is paid, and it may still be. */
export const mayBePaid = ({ state }: Stated): boolean => STATES[state].mayBePaid;
/** Whether the money is here and has no booking yet. */
export const awaitsBooking = ({ state }: Stated): boolean => STATES[state].awaitsBooking;
/** Whether its money has its booking. */
export const hasBooking = ({ state }: Stated): boolean => STATES[state].hasBooking;
/** Whether it was closed unpaid. */
export const isClosedUnpaid = ({ state }: Stated): boolean => STATES[state].isClosedUnpaid;
/** Whether its money is to go back, and has not yet. */
export const isRefunding = ({ state }: Stated): boolean => STATES[state].refund === 'on-its-way';
/** Whether its money has gone back. */
export const isRefunded = ({ state }: Stated): boolean => STATES[state].refund === 'done';
/** Whether its money goes back or has: it never gets a booking. */
export const goesBack = (intent: Stated): boolean => isRefunding(intent) || isRefunded(intent);
/** Whether nothing can be made of it any longer: it was closed unpaid, or its money goes back. */
export const isClosed = (intent: Stated): boolean => isClosedUnpaid(intent) || goesBack(intent);
/** Whether money that comes may still buy what it is for: also once it was closed, as it may have been paid just before. */
export const mayTakeMoney = (intent: Stated): boolean =>
  mayBePaid(intent) || awaitsBooking(intent) || isClosedUnpaid(intent);
/** Whether its money is here and has yet to be booked or to go back. */
export const needsFinishing = (intent: Stated): boolean => awaitsBooking(intent) || isRefunding(intent);
/** Whether anything may still become of it. */
export const isOpenEnded = (intent: Stated): boolean => mayBePaid(intent) || needsFinishing(intent);
