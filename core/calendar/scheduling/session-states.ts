import { Refusal } from '../../kernel/refusal.ts';

/*
 * The states of a session: what each means, and the arrows between them. A new state or arrow is added here; all other code asks this
 * table. An arrow to a new state waits for the release after the one that adds the state (decision 275).
 */

/** In the order in which a session usually has them. */
export const SESSION_STATES = ['open', 'preferred', 'suggested', 'agreed', 'delivered', 'cancelled'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** What may happen to a session. */
export const SESSION_ARROWS = [
  'prefer',
  'suggest',
  'withdraw',
  'agree',
  'move',
  'reopen',
  'deliver',
  'resume',
  'cancel',
] as const;
export type SessionArrow = (typeof SESSION_ARROWS)[number];

/** What somebody wants to do with a session that its state, or its start, may forbid. */
export type Wish = 'change' | 'cancel';

interface Meaning {
  /** The word that the desk reads. */
  readonly word: string;
  /** The word that the customer reads. */
  readonly customerWord: string;
  /** Whether it takes place, or has taken place: it must be paid for, and counts. */
  readonly takesPlace: boolean;
  /** Whose turn it is to settle the time; null where the session has a time or needs none. */
  readonly turn: 'customer' | 'shop' | null;
  /** Whether the shop has sent times to choose from; they may have expired since. */
  readonly isSuggested: boolean;
  /** Whether it has a time that both sides agreed on, also when that is past. */
  readonly hasTime: boolean;
  /** Why it can be changed or cancelled no longer; null while nothing but its start forbids that. */
  readonly closed: Readonly<Record<Wish, string>> | null;
  /** Whether a booking counts it as delivered. */
  readonly countsAsDelivered: boolean;
  /** Whether its customer was there, who may then review it. */
  readonly wasAttended: boolean;
  /**
   * The state that each possible arrow leads to. `withdraw` and `reopen` lead to `preferred` or `open`, depending on whether there are
   * preferred times.
   */
  readonly arrows: Readonly<Partial<Record<SessionArrow, SessionState>>>;
}

const STATES: Readonly<Record<SessionState, Meaning>> = {
  open: {
    word: 'Needs a time',
    customerWord: 'Choose a time',
    takesPlace: true,
    turn: 'customer',
    isSuggested: false,
    hasTime: false,
    closed: null,
    countsAsDelivered: false,
    wasAttended: false,
    arrows: {
      prefer: 'preferred',
      suggest: 'suggested',
      agree: 'agreed',
      deliver: 'delivered',
      cancel: 'cancelled',
    },
  },
  preferred: {
    word: 'Preferred',
    customerWord: 'With us',
    takesPlace: true,
    turn: 'shop',
    isSuggested: false,
    hasTime: false,
    closed: null,
    countsAsDelivered: false,
    wasAttended: false,
    arrows: {
      prefer: 'preferred',
      suggest: 'suggested',
      agree: 'agreed',
      deliver: 'delivered',
      cancel: 'cancelled',
    },
  },
  suggested: {
    word: 'Suggested',
    customerWord: 'Choose a time',
    takesPlace: true,
    turn: 'customer',
    isSuggested: true,
    hasTime: false,
    closed: null,
    countsAsDelivered: false,
    wasAttended: false,
    arrows: {
      prefer: 'preferred',
      suggest: 'suggested',
      withdraw: 'preferred',
      agree: 'agreed',
      deliver: 'delivered',
      cancel: 'cancelled',
    },
  },
  agreed: {
    word: 'Agreed',
    customerWord: 'Agreed',
    takesPlace: true,
    turn: null,
    isSuggested: false,
    hasTime: true,
    closed: null,
    countsAsDelivered: false,
    wasAttended: false,
    arrows: { move: 'agreed', reopen: 'preferred', deliver: 'delivered', cancel: 'cancelled' },
  },
  delivered: {
    word: 'Delivered',
    customerWord: 'Delivered',
    takesPlace: true,
    turn: null,
    isSuggested: false,
    hasTime: true,
    closed: {
      change: 'A delivered session cannot be changed.',
      cancel: 'This session has taken place.',
    },
    countsAsDelivered: true,
    wasAttended: true,
    arrows: { resume: 'agreed' },
  },
  cancelled: {
    word: 'Cancelled',
    customerWord: 'Cancelled',
    takesPlace: false,
    turn: null,
    isSuggested: false,
    hasTime: false,
    closed: {
      change: 'A cancelled session cannot be changed.',
      cancel: 'This session is cancelled already.',
    },
    countsAsDelivered: false,
    wasAttended: false,
    arrows: {},
  },
};

export const sessionWord = (state: SessionState): string => STATES[state].word;
export const customerSessionWord = (state: SessionState): string => STATES[state].customerWord;

interface Stated {
  readonly state: SessionState;
}

/** How far a session is on its way: the place of its state in their list. */
export const progressOf = ({ state }: Stated): number => SESSION_STATES.indexOf(state);
/** Whether it is part of its booking: it takes place, or has taken place, and counts. Every session that is not cancelled. */
export const takesPlace = ({ state }: Stated): boolean => STATES[state].takesPlace;
/** Whether it has a time that both sides agreed on, also when that is past. */
export const hasTime = ({ state }: Stated): boolean => STATES[state].hasTime;
/** Whether nothing is left to do for it: it has taken place, or never will. It can be neither changed nor cancelled. */
export const isFinished = ({ state }: Stated): boolean => STATES[state].closed !== null;
/** Why it can be changed or cancelled no longer; null when it is not finished. */
export const whyFinished = ({ state }: Stated, wish: Wish): string | null =>
  STATES[state].closed?.[wish] ?? null;
/** Whether a booking counts it as delivered. */
export const countsAsDelivered = ({ state }: Stated): boolean => STATES[state].countsAsDelivered;
/** Whether its customer was there, who may then review it. */
export const wasAttended = ({ state }: Stated): boolean => STATES[state].wasAttended;
/** Whether it has an agreed time and is not finished: then it needs a host and a link, and may be moved. */
export const isAhead = (session: Stated): boolean => hasTime(session) && !isFinished(session);
/** Whether its time is not settled yet. */
export const awaitsTime = ({ state }: Stated): boolean => STATES[state].turn !== null;
/** Whether it is the customer's turn to name or choose a time. */
export const awaitsCustomer = ({ state }: Stated): boolean => STATES[state].turn === 'customer';
/** Whether its customer has named times, and it is the shop's turn to answer. */
export const awaitsShop = ({ state }: Stated): boolean => STATES[state].turn === 'shop';
/** Whether the shop has sent times to choose from; they may have expired since. */
export const isSuggested = ({ state }: Stated): boolean => STATES[state].isSuggested;

/** Whether a state has an arrow. */
export const maySession = (state: SessionState, arrow: SessionArrow): boolean =>
  arrow in STATES[state].arrows;

const PAST: Readonly<Record<SessionArrow, string>> = {
  prefer: 'given other preferred times',
  suggest: 'answered with suggested times',
  withdraw: 'taken back: nothing is suggested',
  agree: 'agreed',
  move: 'moved',
  reopen: 'opened again',
  deliver: 'delivered',
  resume: 'resumed',
  cancel: 'cancelled',
};

/**
 * The state after an arrow.
 * @throws Refusal 'conflict' with the present state when it has no such arrow
 */
export const stateAfter = (state: SessionState, arrow: SessionArrow): SessionState => {
  const next = STATES[state].arrows[arrow];
  if (next === undefined)
    throw new Refusal('conflict', `A session that is ${state} cannot be ${PAST[arrow]}.`, {
      details: { state },
    });
  return next;
};
