import { customerSessionWord } from '@wondercast/core/calendar/scheduling/session-states';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import type { SessionWire } from '../../api/transport/wire.ts';
import { Badge, type BadgeTone } from '../../ui/primitives/Badge.tsx';

type State = SessionWire['state'];

const LOOKS: Readonly<Record<State, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  open: { tone: 'info', icon: CalendarClock },
  suggested: { tone: 'info', icon: CalendarClock },
  preferred: { tone: 'warn', icon: Hourglass },
  agreed: { tone: 'ok', icon: Check },
  delivered: { tone: 'flat', icon: CheckCheck },
  cancelled: { tone: 'flat', icon: X },
};

/** The state of a session in its customer's words, with an icon. */
export function SessionBadge({ state }: { readonly state: State }) {
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <Badge tone={tone}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{customerSessionWord(state)}</span>
    </Badge>
  );
}
