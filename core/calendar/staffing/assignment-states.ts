/* The states of an assignment and what each means. A new state is added here, and everybody asks this table. */

/** `held` reserves a host for a suggested time, until it is chosen or lapses. */
export const ASSIGNMENT_STATES = ['held', 'asked', 'accepted', 'declined', 'withdrawn'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

interface Meaning {
  /** Whether it reserves the host's time; the database forbids two that do so at once (decision 145). */
  readonly isReserving: boolean;
  /** Whether it only keeps a suggested time free: the host knows nothing of it. */
  readonly isHold: boolean;
  /** Whether the host is asked and has not answered. */
  readonly awaitsAnswer: boolean;
  /** Whether the host has said that they lead the session. */
  readonly hasAccepted: boolean;
  /** How it ended; null while it has not. */
  readonly ended: 'by-host' | 'by-shop' | null;
}

const STATES: Readonly<Record<AssignmentState, Meaning>> = {
  held: {
    isReserving: true,
    isHold: true,
    awaitsAnswer: false,
    hasAccepted: false,
    ended: null,
  },
  asked: {
    isReserving: true,
    isHold: false,
    awaitsAnswer: true,
    hasAccepted: false,
    ended: null,
  },
  accepted: {
    isReserving: true,
    isHold: false,
    awaitsAnswer: false,
    hasAccepted: true,
    ended: null,
  },
  declined: {
    isReserving: false,
    isHold: false,
    awaitsAnswer: false,
    hasAccepted: false,
    ended: 'by-host',
  },
  withdrawn: {
    isReserving: false,
    isHold: false,
    awaitsAnswer: false,
    hasAccepted: false,
    ended: 'by-shop',
  },
};

interface Stated {
  readonly state: AssignmentState;
}

export const isReserving = ({ state }: Stated): boolean => STATES[state].isReserving;
/** Whether it only keeps a suggested time free. */
export const isHold = ({ state }: Stated): boolean => STATES[state].isHold;
/** Whether the host is asked and has not answered. */
export const awaitsAnswer = ({ state }: Stated): boolean => STATES[state].awaitsAnswer;
export const hasAccepted = ({ state }: Stated): boolean => STATES[state].hasAccepted;
/** Whether the host is asked to lead the session, or has said that they do. */
export const isAssigned = (assignment: Stated): boolean =>
  awaitsAnswer(assignment) || hasAccepted(assignment);
interface Answered extends Stated {
  readonly askedAt: Date | string;
  readonly answeredAt: Date | string | null;
}

/** Whether the desk has given the session to the host without asking: it was asked and answered in one moment. */
export const isAssignedUnasked = (assignment: Answered): boolean =>
  hasAccepted(assignment) &&
  assignment.answeredAt !== null &&
  new Date(assignment.answeredAt).getTime() === new Date(assignment.askedAt).getTime();

/** Whether the host has said no. */
export const hasDeclined = ({ state }: Stated): boolean => STATES[state].ended === 'by-host';
/** Whether the shop has taken it back, also because the host is away then. */
export const isWithdrawn = ({ state }: Stated): boolean => STATES[state].ended === 'by-shop';

/** Whether the host has given the session back: they have declined it, or are away then by their own word. */
export const isReturned = (assignment: Stated & { readonly declineReason: string | null }): boolean =>
  hasDeclined(assignment) || (isWithdrawn(assignment) && assignment.declineReason === 'absent');
