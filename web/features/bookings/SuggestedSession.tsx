import type { SessionWire } from '../../api/transport/wire.ts';
import { timeLeft } from '../../ui/formats/time-left.ts';
import { alsoIn, momentIn, ownZone, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Place } from '../../ui/shop/time-row-look.ts';
import { Beside, Preferences } from './session-ticket-look.ts';
import type { SessionTicketProps } from './session-ticket-props.ts';
import { TicketFrame } from './TicketFrame.tsx';

interface SuggestedSessionProps extends SessionTicketProps {
  readonly suggestions: NonNullable<SessionWire['suggestions']>;
}

/** Times that the shop suggests, and until when they can be chosen by the mail's links. */
export function SuggestedSession({ booking, session, suggestions }: SuggestedSessionProps) {
  const { times, note, expiresAt, holdHosts } = suggestions;
  return (
    <TicketFrame
      booking={booking}
      session={session}
      stub={
        <p>
          <span>{holdHosts ? 'Held for you until' : 'Open until'}</span>
          <b>{momentIn(expiresAt, zoneOf(times[0]?.zone ?? session.zone))}</b>
          {timeLeft(expiresAt)}
        </p>
      }
    >
      {note && <Beside>{note}</Beside>}
      <Preferences>
        {times.map(({ startsAt, zone }, at) => (
          <li key={startsAt}>
            <Place aria-hidden="true">{at + 1}</Place>
            <span>
              {momentIn(startsAt, zoneOf(zone))}
              <small>{alsoIn(startsAt, zoneOf(zone), ownZone())}</small>
            </span>
          </li>
        ))}
      </Preferences>
      <Beside>Choose one of them by the button in our mail.</Beside>
    </TicketFrame>
  );
}
