import type { SessionState } from '@wondercast/core/calendar/scheduling/session-states';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import type { BadgeTone } from '../primitives/Badge.tsx';

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

interface Looks {
  readonly desk: Look;
  readonly customer: Look;
}

/** How each state looks to the desk and to the customer. */
export const SESSION_LOOKS: Readonly<Record<SessionState, Looks>> = {
  open: {
    desk: { tone: 'warn', icon: Clock },
    customer: { tone: 'info', icon: CalendarClock },
  },
  preferred: {
    desk: { tone: 'info', icon: CalendarHeart },
    customer: { tone: 'warn', icon: Hourglass },
  },
  suggested: {
    desk: { tone: 'info', icon: Hourglass },
    customer: { tone: 'info', icon: CalendarClock },
  },
  agreed: {
    desk: { tone: 'ok', icon: Check },
    customer: { tone: 'ok', icon: Check },
  },
  delivered: {
    desk: { tone: 'flat', icon: CheckCheck },
    customer: { tone: 'flat', icon: CheckCheck },
  },
  cancelled: {
    desk: { tone: 'flat', icon: CircleOff },
    customer: { tone: 'flat', icon: X },
  },
};
