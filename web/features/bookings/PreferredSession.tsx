import { decodeSlot } from '@wondercast/openapi/codec/slot';
import { formatSlot } from '../../ui/formats/format-slot.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { OwnTime } from '../../ui/shop/OwnTime.tsx';
import { Place } from '../../ui/shop/time-row-look.ts';
import { Beside, Preferences } from './session-ticket-look.ts';
import type { SessionTicketProps } from './session-ticket-props.ts';
import { TicketFrame } from './TicketFrame.tsx';

/** A session without an agreed time, and what its customer prefers. */
export function PreferredSession({ booking, session }: SessionTicketProps) {
  const times = session.preferences.map(decodeSlot);
  const expired = session.suggestions?.expired ? session.suggestions : null;
  return (
    <TicketFrame
      booking={booking}
      session={session}
      stub={
        times.length > 0 && (
          <p>
            We answer within <strong>one business day</strong>.
          </p>
        )
      }
    >
      {expired && (
        <Beside>
          The times that we suggested were open until {momentIn(expired.expiresAt, zoneOf(session.zone))}.
        </Beside>
      )}
      {times.length > 0 ? (
        <Preferences>
          {times.map((slot, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a time is its place among the preferred ones
            <li key={at}>
              <Place aria-hidden="true">{at + 1}</Place>
              <span>
                {formatSlot(slot)}
                <OwnTime slot={slot} />
              </span>
            </li>
          ))}
        </Preferences>
      ) : (
        <Beside>No date yet. We will schedule together.</Beside>
      )}
      {session.guestNotes && <Beside>You wrote: {session.guestNotes}</Beside>}
    </TicketFrame>
  );
}
