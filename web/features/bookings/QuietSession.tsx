import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Beside } from './session-ticket-look.ts';
import type { SessionTicketProps } from './session-ticket-props.ts';
import { TicketFrame } from './TicketFrame.tsx';

/** A session that is delivered or cancelled. */
export function QuietSession({ booking, session }: SessionTicketProps) {
  const { startsAt, zone, hosts } = session;
  const facts = [
    startsAt && momentIn(startsAt, zoneOf(zone)),
    hosts.length > 0 && `With ${hosts.map(({ name }) => name).join(' and ')}`,
  ].filter(Boolean);
  return (
    <TicketFrame quiet booking={booking} session={session}>
      {facts.length > 0 && <Beside>{facts.join('. ')}.</Beside>}
    </TicketFrame>
  );
}
