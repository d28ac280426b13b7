import type { SessionState } from '@wondercast/core/calendar/scheduling/session-states';
import { isFinished, isSuggested } from '@wondercast/core/calendar/scheduling/session-states';
import {
  type AssignmentState,
  isReturned,
  isWithdrawn,
} from '@wondercast/core/calendar/staffing/assignment-states';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Link2Off from 'lucide-react/icons/link-2-off';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UserRoundX from 'lucide-react/icons/user-round-x';

/** The label of a session that is not finished. */
export interface Standing {
  readonly words: string;
  readonly tone: 'warn' | 'bad' | 'info';
  readonly icon: LucideIcon;
}

interface Standable {
  readonly state: SessionState;
  readonly missing: readonly ('time' | 'host' | 'answer' | 'link')[];
  /** Newest first. */
  readonly assignments: readonly Returnable[];
}

interface Returnable {
  readonly state: AssignmentState;
  /** Whether the host is away at that time. */
  readonly away: boolean;
  readonly declineReason: string | null;
}

/** Whether a host has declined or given back the session and nobody else was asked since. */
export const wasReturned = ({ missing, assignments }: Omit<Standable, 'state'>): boolean => {
  const last = assignments.find((each) => !isWithdrawn(each) || isReturned(each));
  return missing.includes('host') && last !== undefined && isReturned(last);
};

/** Why the host has given it back: `declined: “Dentist at three.”`, `is away then`. */
export const returnedWords = ({
  declineReason,
  declineNote,
}: Pick<Returnable, 'declineReason'> & { readonly declineNote: string | null }): string =>
  declineReason === 'absent' ? 'is away then' : `declined${declineNote ? `: “${declineNote}”` : ''}`;

/** What is missing next; null when nothing is. */
export const standingOf = (session: Standable): Standing | null => {
  const { missing } = session;
  if (isFinished(session)) return null;
  if (isSuggested(session)) return { words: 'Suggested', tone: 'info', icon: Clock };
  if (missing.includes('time')) return { words: 'Needs a time', tone: 'warn', icon: Clock };
  if (missing.includes('host') && session.assignments.some(({ away }) => away))
    return { words: 'Host is away', tone: 'bad', icon: UserRoundX };
  if (wasReturned(session)) {
    const isAway = session.assignments.find(isReturned)?.declineReason === 'absent';
    return { words: isAway ? 'Host is away' : 'Declined', tone: 'bad', icon: UserRoundX };
  }
  if (missing.includes('host')) return { words: 'Needs a host', tone: 'warn', icon: UserRoundPlus };
  if (missing.includes('answer')) return { words: 'Asked', tone: 'info', icon: Hourglass };
  if (missing.includes('link')) return { words: 'Needs a link', tone: 'warn', icon: Link2Off };
  return null;
};
