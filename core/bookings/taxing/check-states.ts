/* The states of a check of a tax number, and what each means. A new state is added here; all other code asks this table. */

/**
 * waiting: asked, and not answered yet · valid: the number exists · invalid: the number does not exist · unanswered: the authority had not
 * answered by the last try
 */
export const CHECK_STATES = ['waiting', 'valid', 'invalid', 'unanswered'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

interface Meaning {
  /** The state in words for the people who run the shop. */
  readonly word: string;
  readonly isWaiting: boolean;
  /** Whether the authority has said that the number does not exist. */
  readonly isRefused: boolean;
  /** Whether somebody has to decide what follows. */
  readonly needsDecision: boolean;
}

const STATES: Readonly<Record<CheckState, Meaning>> = {
  waiting: { word: 'Being checked', isWaiting: true, isRefused: false, needsDecision: false },
  valid: { word: 'Valid', isWaiting: false, isRefused: false, needsDecision: false },
  invalid: { word: 'Not valid', isWaiting: false, isRefused: true, needsDecision: true },
  unanswered: { word: 'Could not be checked', isWaiting: false, isRefused: false, needsDecision: true },
};

interface Stated {
  readonly state: CheckState;
}

export const checkWord = ({ state }: Stated): string => STATES[state].word;
export const isWaiting = ({ state }: Stated): boolean => STATES[state].isWaiting;
export const isRefused = ({ state }: Stated): boolean => STATES[state].isRefused;
export const needsDecision = ({ state }: Stated): boolean => STATES[state].needsDecision;
