import { useQuery } from '@tanstack/react-query';
import { awaitsTime } from '@wondercast/core/calendar/scheduling/session-states';
import { useState } from 'react';
import { cartExperiencesQuery } from '../../api/catalogue/cart-experience.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { SessionTicket } from './SessionTicket.tsx';
import { inOrder } from './session-order.ts';
import { Cards } from './session-ticket-look.ts';

/** Further sessions are collapsed. */
const SHOWN = 12;

interface SessionTicketsProps {
  readonly booking: BookingWire;
  readonly token: string | null;
  /** Opens the free times for a session. */
  readonly onTimes: (sessionId: string) => void;
}

/** The sessions of a booking; those that need an answer come first. */
export function SessionTickets({ booking, token, onTimes }: SessionTicketsProps) {
  const [all, setAll] = useState(false);
  const sessions = inOrder(booking.sessions);
  // Only sessions without a time can take one on their ticket.
  const ids = sessions.filter(awaitsTime).flatMap(({ experience }) => experience?.id ?? []);
  const { data: modes = [] } = useQuery(cartExperiencesQuery([...new Set(ids)]));
  const more = sessions.length - SHOWN;
  return (
    <Cards>
      {sessions.slice(0, all ? sessions.length : SHOWN).map((session) => (
        <SessionTicket
          key={session.id}
          booking={booking}
          session={session}
          token={token}
          mode={modes.find(({ id }) => id === session.experience?.id)?.bookingMode ?? null}
          onTimes={() => onTimes(session.id)}
        />
      ))}
      {more > 0 && !all && (
        <Button look="bare" size="sm" onClick={() => setAll(true)}>
          {`Show ${more} more ${more === 1 ? 'session' : 'sessions'}`}
        </Button>
      )}
    </Cards>
  );
}
