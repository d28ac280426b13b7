/* The states of an assignment, and what each means. A new state is added here; all other code asks this table. */

/** `held` reserves a host for a suggested time, until that is chosen or expires. */
export const ASSIGNMENT_STATES = ['held', 'asked', 'accepted', 'declined', 'withdrawn'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

interface Meaning {
  /** Whether it reserves the host's time; the database refuses overlapping reservations of one host (decision 145). */
  readonly isReserving: boolean;
  /** Whether it only holds a suggested time: the host is not told. */
  readonly isHold: boolean;
  /** Whether the host is asked and has not answered. */
  readonly awaitsAnswer: boolean;
  /** Whether the host has accepted the session. */
  readonly hasAccepted: boolean;
  /** Who ended it; null while it has not ended. */
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
/** Whether it only holds a suggested time. */
export const isHold = ({ state }: Stated): boolean => STATES[state].isHold;
/** Whether the host is asked and has not answered. */
export const awaitsAnswer = ({ state }: Stated): boolean => STATES[state].awaitsAnswer;
export const hasAccepted = ({ state }: Stated): boolean => STATES[state].hasAccepted;
/** Whether the host is asked to lead the session, or has accepted it. */
export const isAssigned = (assignment: Stated): boolean =>
  awaitsAnswer(assignment) || hasAccepted(assignment);
interface Answered extends Stated {
  readonly askedAt: Date | string;
  readonly answeredAt: Date | string | null;
}

/** Whether the desk has assigned the host without asking: the assignment was asked and answered at the same moment. */
export const isAssignedUnasked = (assignment: Answered): boolean =>
  hasAccepted(assignment) &&
  assignment.answeredAt !== null &&
  new Date(assignment.answeredAt).getTime() === new Date(assignment.askedAt).getTime();

export const hasDeclined = ({ state }: Stated): boolean => STATES[state].ended === 'by-host';
/** Whether the shop has withdrawn it, also because the host is absent then. */
export const isWithdrawn = ({ state }: Stated): boolean => STATES[state].ended === 'by-shop';

/** Whether the host has given the session back: they have declined it, or have entered an absence. */
export const isReturned = (assignment: Stated & { readonly declineReason: string | null }): boolean =>
  hasDeclined(assignment) || (isWithdrawn(assignment) && assignment.declineReason === 'absent');
