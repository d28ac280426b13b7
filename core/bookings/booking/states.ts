import { Refusal } from '../../kernel/refusal.ts';
import { type Arrows, assertArrow } from '../../kernel/states.ts';

/*
 * The states of a booking and of its delivery: the arrows between them, their words and what each allows. A new state is added here, and
 * compiles once every decision about it is made. The states of its payment are in `payment/payment-status.ts`.
 */

export const BOOKING_STATES = ['unconfirmed', 'confirmed', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const DELIVERY_STATUSES = ['pending', 'delivered'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

interface Meaning extends Arrows<BookingState> {
  /** The word that the customer reads (specification §4). */
  readonly customerWord: string;
  /** The value of the specified flag `confirmed`. */
  readonly isConfirmed: boolean;
  /** Whether somebody still has to confirm it: until then it is included in reminders and counted as work of the desk. */
  readonly awaitsConfirmation: boolean;
  /** Whether none of it takes place: it then costs its fees alone, and can no longer be changed. */
  readonly isCancelled: boolean;
  /**
   * Whether sessions take place on their dates. Invites and mails call other dates tentative, and reminders are sent for certain dates
   * only.
   */
  readonly areDatesCertain: boolean;
  /** Why its owner may not propose other dates; null when they may. */
  readonly datesFixed: string | null;
  /** Why its owner may not delete it; null when they may, unless its sessions or fees forbid it. */
  readonly deletionClosed: string | null;
  /** Whether it is kept after its account is deleted, because an invoice may need it (decision 038). */
  readonly outlivesAccount: boolean;
}

const STATES: Readonly<Record<BookingState, Meaning>> = {
  unconfirmed: {
    word: 'Unconfirmed',
    customerWord: 'Pending',
    next: ['confirmed'],
    isConfirmed: false,
    awaitsConfirmation: true,
    isCancelled: false,
    areDatesCertain: false,
    datesFixed: null,
    deletionClosed: null,
    outlivesAccount: false,
  },
  confirmed: {
    word: 'Confirmed',
    customerWord: 'Confirmed',
    next: ['unconfirmed'],
    isConfirmed: true,
    awaitsConfirmation: false,
    isCancelled: false,
    areDatesCertain: true,
    datesFixed: 'Confirmed bookings cannot be changed.',
    deletionClosed: 'Confirmed bookings cannot be cancelled.',
    outlivesAccount: true,
  },
  cancelled: {
    word: 'Cancelled',
    customerWord: 'Cancelled',
    next: [],
    isConfirmed: false,
    awaitsConfirmation: false,
    isCancelled: true,
    areDatesCertain: false,
    datesFixed: 'Cancelled bookings cannot be changed.',
    deletionClosed: 'Cancelled bookings cannot be deleted.',
    outlivesAccount: false,
  },
};

const DELIVERY: Readonly<
  Record<
    DeliveryStatus,
    Arrows<DeliveryStatus> & {
      /** The status in words where no heading says what it is about. */
      readonly phrase: string;
      /** Whether everything that takes place has taken place. */
      readonly isDelivered: boolean;
    }
  >
> = {
  pending: { word: 'Pending', phrase: 'Delivery pending', next: ['delivered'], isDelivered: false },
  delivered: { word: 'Delivered', phrase: 'Delivered', next: ['pending'], isDelivered: true },
};

interface Stated {
  readonly state: BookingState;
}

export const stateWord = (state: BookingState): string => STATES[state].word;
export const customerStateWord = (state: BookingState): string => STATES[state].customerWord;
export const deliveryWord = (status: DeliveryStatus): string => DELIVERY[status].word;
export const deliveryPhrase = (status: DeliveryStatus): string => DELIVERY[status].phrase;
export const isDelivered = ({ deliveryStatus }: { readonly deliveryStatus: DeliveryStatus }): boolean =>
  DELIVERY[deliveryStatus].isDelivered;

export const isConfirmed = ({ state }: Stated): boolean => STATES[state].isConfirmed;
export const isCancelled = ({ state }: Stated): boolean => STATES[state].isCancelled;
export const awaitsConfirmation = ({ state }: Stated): boolean => STATES[state].awaitsConfirmation;
export const areDatesCertain = ({ state }: Stated): boolean => STATES[state].areDatesCertain;
export const mayChangeDates = ({ state }: Stated): boolean => STATES[state].datesFixed === null;
/** Why the state of a booking forbids its owner to delete it; null when it does not. */
export const deletionClosed = ({ state }: Stated): string | null => STATES[state].deletionClosed;
export const outlivesAccount = ({ state }: Stated): boolean => STATES[state].outlivesAccount;

/** The state for a value of the specified flag `confirmed`. */
export const stateOf = (confirmed: boolean): BookingState => (confirmed ? 'confirmed' : 'unconfirmed');

const refuse = (reason: string | null): void => {
  if (reason !== null) throw new Refusal('conflict', reason);
};

/** @throws Refusal 'conflict' when its owner may not propose other dates */
export const assertMayChangeDates = ({ state }: Stated): void => refuse(STATES[state].datesFixed);

/** @throws Refusal 'conflict' when no arrow leads from `from` to `to` */
export const assertStateChange = (from: BookingState, to: BookingState): void =>
  assertArrow(STATES, from, to);

/** @throws Refusal 'conflict' when no arrow leads from `from` to `to` */
export const assertDeliveryChange = (from: DeliveryStatus, to: DeliveryStatus): void =>
  assertArrow(DELIVERY, from, to);
