import type { SessionState } from '@wondercast/core/calendar/scheduling/session-states';
import { isSuggested } from '@wondercast/core/calendar/scheduling/session-states';
import {
  type AssignmentState,
  hasAccepted,
  isAssignedUnasked,
} from '@wondercast/core/calendar/staffing/assignment-states';

/** One of the three conditions that make a session ready. */
export interface ReadyPart {
  readonly title: string;
  readonly text: string;
  /** `next` is missing now; `later` comes after it. */
  readonly standing: 'done' | 'next' | 'later';
  readonly kind: 'time' | 'host' | 'link';
}

interface Judged {
  readonly state: SessionState;
  readonly missing: readonly ('time' | 'host' | 'answer' | 'link')[];
  readonly preferences: readonly unknown[];
  readonly assignments: readonly {
    readonly state: AssignmentState;
    readonly away: boolean;
    readonly askedAt: string;
    readonly answeredAt: string | null;
  }[];
}

const timeText = (session: Judged): string => {
  const { preferences } = session;
  if (isSuggested(session)) return 'the customer chooses';
  if (preferences.length > 0) return `${preferences.length} preferred`;
  return 'suggest times';
};

const acceptedText = ({ assignments }: Judged): string =>
  assignments.filter(hasAccepted).every(isAssignedUnasked) ? 'assigned, not asked' : 'accepted';

/** Agreed, staffed, linked: which are done, and which is next. */
export const readyParts = (session: Judged): readonly ReadyPart[] => {
  const { missing } = session;
  const [time, host, link] = [
    !missing.includes('time'),
    !missing.includes('host') && !missing.includes('answer'),
    !missing.includes('link'),
  ];
  const standing = (done: boolean, ready: boolean) => (done ? 'done' : ready ? 'next' : 'later');
  return [
    {
      kind: 'time',
      title: time ? 'Agreed' : 'Agree',
      text: time ? 'with the customer' : timeText(session),
      standing: standing(time, true),
    },
    {
      kind: 'host',
      title: host && time ? 'Staffed' : 'Staff',
      text: !time
        ? 'after that'
        : host
          ? acceptedText(session)
          : missing.includes('answer')
            ? 'was asked'
            : session.assignments.some(({ away }) => away)
              ? 'is away then'
              : 'ask a host',
      standing: time ? standing(host, true) : 'later',
    },
    {
      kind: 'link',
      title: link ? 'Linked' : 'Link',
      text: link ? 'is set' : time ? 'not yet' : 'after that',
      standing: standing(link, time && host),
    },
  ];
};
