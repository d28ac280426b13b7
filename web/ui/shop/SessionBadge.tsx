import { type SessionState, sessionWord } from '@wondercast/core/calendar/scheduling/session-states';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import { Badge, type BadgeTone } from '../primitives/Badge.tsx';

const LOOKS: Readonly<Record<SessionState, { tone: BadgeTone; Icon: typeof Check }>> = {
  open: { tone: 'warn', Icon: Clock },
  preferred: { tone: 'info', Icon: CalendarHeart },
  suggested: { tone: 'info', Icon: Hourglass },
  agreed: { tone: 'ok', Icon: Check },
  delivered: { tone: 'flat', Icon: CheckCheck },
  cancelled: { tone: 'flat', Icon: CircleOff },
};

/** A session's state in the desk's words. */
export function SessionBadge({ state }: { readonly state: SessionState }) {
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <span>{sessionWord(state)}</span>
    </Badge>
  );
}
