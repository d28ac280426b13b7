import { AgreedSession } from './AgreedSession.tsx';
import { PreferredSession } from './PreferredSession.tsx';
import { QuietSession } from './QuietSession.tsx';
import { SuggestedSession } from './SuggestedSession.tsx';
import type { SessionTicketProps } from './session-ticket-props.ts';

/** A session of a booking as a ticket; what it shows and offers depends on its state. */
export function SessionTicket(props: SessionTicketProps) {
  const { state, suggestions } = props.session;
  if (state === 'agreed') return <AgreedSession {...props} />;
  if (state === 'delivered' || state === 'cancelled') return <QuietSession {...props} />;
  if (state === 'suggested' && suggestions && !suggestions.expired)
    return <SuggestedSession {...props} suggestions={suggestions} />;
  return <PreferredSession {...props} />;
}
