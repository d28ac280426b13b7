import { stateOf, stateWord } from '@wondercast/core/bookings/booking/states';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import type { CalendarSessionWire } from '../../api/transport/wire.ts';
import { Session } from './calendar-look.ts';

interface SessionButtonProps {
  readonly session: CalendarSessionWire;
  readonly onOpen: (bookingId: number) => void;
}

/** Time, experience and company of a session. A stripe and a word tell whether it is confirmed. */
export function SessionButton({ session, onOpen }: SessionButtonProps) {
  const { bookingId, title, customerName, companyName, confirmed, units } = session;
  const time = session.time ? `${spokenTime(decodeSlot(session))} · ` : '';
  const who = companyName || customerName;
  const state = stateWord(stateOf(confirmed));
  return (
    <Session
      type="button"
      data-confirmed={confirmed || undefined}
      title={`${time}${title}, ${who} (${state})`}
      onClick={() => onOpen(bookingId)}
    >
      <span>{`${time}${title}${units > 1 ? ` × ${units}` : ''}`}</span>
      <small>{`${who} · ${state}`}</small>
    </Session>
  );
}
