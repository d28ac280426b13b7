import { Refusal } from '../../kernel/refusal.ts';
import { type Arrows, assertArrow } from '../../kernel/states.ts';

/*
 * The states of a booking and of its delivery, with the arrows between them, their words and what each allows. A new state is added
 * here, and compiles once every decision about it is made. How its money stands is a matter of `payment/payment-status.ts`.
 */

export const BOOKING_STATES = ['unconfirmed', 'confirmed', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const DELIVERY_STATUSES = ['pending', 'delivered'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

interface Meaning extends Arrows<BookingState> {
  /** How its customer reads it (specification §4). */
  readonly customerWord: string;
  /** The specified flag `confirmed`. */
  readonly isConfirmed: boolean;
  /** Whether somebody has yet to confirm it: until then it is reminded of, and counted as work of the desk. */
  readonly awaitsConfirmation: boolean;
  /** Whether nothing of it takes place: it costs its fees alone, and nothing of it changes any longer. */
  readonly isCancelled: boolean;
  /** Whether sessions take place as dated: invites and mails call other dates tentative, and only sure ones are reminded of. */
  readonly areDatesCertain: boolean;
  /** Why its owner may not propose other dates; null when they may. */
  readonly datesFixed: string | null;
  /** Why its owner may not delete it; null when they may, unless its sessions or fees say otherwise. */
  readonly deletionClosed: string | null;
  /** Whether an invoice may need it after its account is deleted (decision 038). */
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
      /** The same as its word where no heading says what it is about. */
      readonly phrase: string;
      /** Whether all that takes place of it has taken place. */
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
/** Why the state of a booking keeps its owner from deleting it; null when it does not. */
export const deletionClosed = ({ state }: Stated): string | null => STATES[state].deletionClosed;
export const outlivesAccount = ({ state }: Stated): boolean => STATES[state].outlivesAccount;

/** The state that the specified flag `confirmed` asks for. */
export const stateOf = (confirmed: boolean): BookingState => (confirmed ? 'confirmed' : 'unconfirmed');

const refuse = (reason: string | null): void => {
  if (reason !== null) throw new Refusal('conflict', reason);
};

/** @throws Refusal 'conflict' when its owner may not propose other dates */
export const assertMayChangeDates = ({ state }: Stated): void => refuse(STATES[state].datesFixed);

/** @throws Refusal 'conflict' when no arrow leads from one to the other */
export const assertStateChange = (from: BookingState, to: BookingState): void =>
  assertArrow(STATES, from, to);

/** @throws Refusal 'conflict' when no arrow leads from one to the other */
export const assertDeliveryChange = (from: DeliveryStatus, to: DeliveryStatus): void =>
  assertArrow(DELIVERY, from, to);
