import { customerSessionWord, type SessionState } from '@wondercast/core/calendar/scheduling/session-states';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { SESSION_LOOKS } from '../../ui/shop/session-looks.ts';

/** The state of a session in its customer's words, with an icon. */
export function SessionBadge({ state }: { readonly state: SessionState }) {
  const { tone, icon: Icon } = SESSION_LOOKS[state].customer;
  return (
    <Badge tone={tone}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{customerSessionWord(state)}</span>
    </Badge>
  );
}
