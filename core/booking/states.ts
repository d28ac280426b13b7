import { type Cents, ZERO } from '../money.ts';
import { Refusal } from '../refusal.ts';

/*
 * The states of a booking, with the arrows between them, their words and what each allows. A new state is added here, and
 * compiles once every decision about it is made.
 */

export const BOOKING_STATES = ['unconfirmed', 'confirmed', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const PAYMENT_STATUSES = ['pending', 'paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How the money of a booking stands. On the wire, what has nothing due has one of the two statuses above (decision 195). */
export const PAYMENT_STANDINGS = [...PAYMENT_STATUSES, 'nothing-due'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** What costs nothing, or nothing any longer, is neither paid nor to be paid. */
export const paymentStanding = ({
  paymentStatus,
  total,
}: {
  readonly paymentStatus: PaymentStatus;
  readonly total: Cents;
}): PaymentStanding => (total === ZERO ? 'nothing-due' : paymentStatus);

export const DELIVERY_STATUSES = ['pending', 'delivered'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

interface Arrows<Status extends string> {
  /** How the people who run the shop read it, on screen and in files. */
  readonly word: string;
  /** What an administrator may change it to. */
  readonly next: readonly Status[];
}

interface Phrased<Status extends string> extends Arrows<Status> {
  /** The same where no heading says what it is about. */
  readonly phrase: string;
}

interface Meaning extends Arrows<BookingState> {
  /** How its customer reads it (specification §4). */
  readonly customerWord: string;
  /** The specified flag `confirmed`. */
  readonly isConfirmed: boolean;
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
    areDatesCertain: false,
    datesFixed: 'Cancelled bookings cannot be changed.',
    deletionClosed: 'Cancelled bookings cannot be deleted.',
    outlivesAccount: false,
  },
};

const PAYMENT: Readonly<Record<PaymentStatus, Phrased<PaymentStatus>>> = {
  pending: { word: 'Pending', phrase: 'Payment pending', next: ['paid'] },
  paid: { word: 'Paid', phrase: 'Paid', next: ['pending'] },
};

const DELIVERY: Readonly<Record<DeliveryStatus, Phrased<DeliveryStatus>>> = {
  pending: { word: 'Pending', phrase: 'Delivery pending', next: ['delivered'] },
  delivered: { word: 'Delivered', phrase: 'Delivered', next: ['pending'] },
};

interface Stated {
  readonly state: BookingState;
}

export const stateWord = (state: BookingState): string => STATES[state].word;
export const customerStateWord = (state: BookingState): string => STATES[state].customerWord;
const NOTHING_DUE = 'Nothing due';

export const paymentWord = (standing: PaymentStanding): string =>
  standing === 'nothing-due' ? NOTHING_DUE : PAYMENT[standing].word;
export const paymentPhrase = (standing: PaymentStanding): string =>
  standing === 'nothing-due' ? NOTHING_DUE : PAYMENT[standing].phrase;
export const deliveryWord = (status: DeliveryStatus): string => DELIVERY[status].word;
export const deliveryPhrase = (status: DeliveryStatus): string => DELIVERY[status].phrase;

export const isConfirmed = ({ state }: Stated): boolean => STATES[state].isConfirmed;
export const isCancelled = ({ state }: Stated): boolean => state === 'cancelled';
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

const assertNext = <Status extends string>(
  table: Readonly<Record<Status, Arrows<Status>>>,
  from: Status,
  to: Status,
): void => {
  if (!table[from].next.includes(to))
    refuse(
      `A booking that is ${table[from].word.toLowerCase()} cannot become ${table[to].word.toLowerCase()}.`,
    );
};

/** @throws Refusal 'conflict' when no arrow leads from one to the other */
export const assertStateChange = (from: BookingState, to: BookingState): void => assertNext(STATES, from, to);

/** @throws Refusal 'conflict' when no arrow leads from one to the other */
export const assertPaymentChange = (from: PaymentStatus, to: PaymentStatus): void =>
  assertNext(PAYMENT, from, to);

/** @throws Refusal 'conflict' when no arrow leads from one to the other */
export const assertDeliveryChange = (from: DeliveryStatus, to: DeliveryStatus): void =>
  assertNext(DELIVERY, from, to);
