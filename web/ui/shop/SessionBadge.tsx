import { type SessionState, sessionWord } from '@wondercast/core/calendar/scheduling/session-states';
import { Badge } from '../primitives/Badge.tsx';
import { SESSION_LOOKS } from './session-looks.ts';

/** A session's state in the desk's words. */
export function SessionBadge({ state }: { readonly state: SessionState }) {
  const { tone, icon: Icon } = SESSION_LOOKS[state].desk;
  return (
    <Badge tone={tone}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <span>{sessionWord(state)}</span>
    </Badge>
  );
}
