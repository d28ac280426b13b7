import { Refusal } from '../refusal.ts';

/*
 * The states of a session and the arrows between them. A new arrow is added here, and every use case asks this table.
 */

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

interface Meaning {
  /** How the desk reads it. */
  readonly word: string;
  /** How its customer reads it. */
  readonly customerWord: string;
  /** Where each arrow leads that fits; `withdraw` and `reopen` lead to `preferred` or `open`, by what is left. */
  readonly arrows: Readonly<Partial<Record<SessionArrow, SessionState>>>;
}

const STATES: Readonly<Record<SessionState, Meaning>> = {
  open: {
    word: 'Needs a time',
    customerWord: 'Choose a time',
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
    arrows: { move: 'agreed', reopen: 'preferred', deliver: 'delivered', cancel: 'cancelled' },
  },
  delivered: { word: 'Delivered', customerWord: 'Delivered', arrows: { resume: 'agreed' } },
  cancelled: { word: 'Cancelled', customerWord: 'Cancelled', arrows: {} },
};

export const sessionWord = (state: SessionState): string => STATES[state].word;
export const customerSessionWord = (state: SessionState): string => STATES[state].customerWord;

/** Whether an arrow leaves a state. */
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
 * @throws Refusal 'conflict' with the present state where it does not fit
 */
export const stateAfter = (state: SessionState, arrow: SessionArrow): SessionState => {
  const next = STATES[state].arrows[arrow];
  if (next === undefined)
    throw new Refusal('conflict', `A session that is ${state} cannot be ${PAST[arrow]}.`, {
      details: { state },
    });
  return next;
};
