import { isAhead, isFinished, isSuggested } from '@wondercast/core/calendar/scheduling/session-states';
import { AgreedSession } from './AgreedSession.tsx';
import { PreferredSession } from './PreferredSession.tsx';
import { QuietSession } from './QuietSession.tsx';
import { SuggestedSession } from './SuggestedSession.tsx';
import type { SessionTicketProps } from './session-ticket-props.ts';

/** A session as a ticket. Its content and actions depend on its state. */
export function SessionTicket(props: SessionTicketProps) {
  const { session } = props;
  const { suggestions } = session;
  if (isAhead(session)) return <AgreedSession {...props} />;
  if (isFinished(session)) return <QuietSession {...props} />;
  if (isSuggested(session) && suggestions && !suggestions.expired)
    return <SuggestedSession {...props} suggestions={suggestions} />;
  return <PreferredSession {...props} />;
}
