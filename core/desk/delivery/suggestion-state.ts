/** `expired` and `ended`: nothing can be chosen any longer; `ended` means withdrawn, replaced or cancelled. */
export const SUGGESTION_STATES = ['open', 'agreed', 'expired', 'ended'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

interface Meaning {
  /** Whether one of its times may still be chosen. */
  readonly mayChoose: boolean;
  /** Whether its session has an agreed time. */
  readonly isChosen: boolean;
  /** Whether its times are still what the shop offered, also when it is too late to choose. */
  readonly hasOffer: boolean;
}

const STATES: Readonly<Record<SuggestionState, Meaning>> = {
  open: { mayChoose: true, isChosen: false, hasOffer: true },
  agreed: { mayChoose: false, isChosen: true, hasOffer: true },
  expired: { mayChoose: false, isChosen: false, hasOffer: true },
  ended: { mayChoose: false, isChosen: false, hasOffer: false },
};

interface Stated {
  readonly state: SuggestionState;
}

/** Whether one of its times may still be chosen. */
export const mayChoose = ({ state }: Stated): boolean => STATES[state].mayChoose;
/** Whether its session has an agreed time. */
export const isChosen = ({ state }: Stated): boolean => STATES[state].isChosen;
/** Whether its times are still what the shop offered: not once they are withdrawn or replaced, or the session is cancelled. */
export const hasOffer = ({ state }: Stated): boolean => STATES[state].hasOffer;
