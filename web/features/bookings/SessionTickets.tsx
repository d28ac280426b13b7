import { useState } from 'react';
import type { BookingWire } from '../../api/transport/wire.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { SessionTicket } from './SessionTicket.tsx';
import { inOrder } from './session-order.ts';
import { Cards } from './session-ticket-look.ts';

/** More than these stay folded. */
const SHOWN = 12;

interface SessionTicketsProps {
  readonly booking: BookingWire;
  readonly token: string | null;
}

/** The sessions of a booking: what asks for an answer first. */
export function SessionTickets({ booking, token }: SessionTicketsProps) {
  const [all, setAll] = useState(false);
  const sessions = inOrder(booking.sessions);
  const more = sessions.length - SHOWN;
  return (
    <Cards>
      {sessions.slice(0, all ? sessions.length : SHOWN).map((session) => (
        <SessionTicket key={session.id} booking={booking} session={session} token={token} />
      ))}
      {more > 0 && !all && (
        <Button look="bare" size="sm" onClick={() => setAll(true)}>
          {`Show ${more} more ${more === 1 ? 'session' : 'sessions'}`}
        </Button>
      )}
    </Cards>
  );
}
