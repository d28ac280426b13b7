import type { SessionWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Beside } from './session-ticket-look.ts';
import type { SessionTicketProps } from './session-ticket-props.ts';
import { TicketFrame } from './TicketFrame.tsx';

type Cancellation = NonNullable<SessionWire['cancellation']>;

/** Such as `Cancelled Mar 14, 2026, by you. $891.00 goes back to you. No fee.` */
const cancelledWords = ({ at, by, fee, refund }: Cancellation): string => {
  const back = refund > 0 ? ` ${shownAmount(refund)} goes back to you.` : '';
  const cost = fee > 0 ? `${shownAmount(fee)} fee` : 'No fee';
  return `Cancelled ${formatInstant(at)}, by ${by === 'shop' ? 'us' : 'you'}.${back} ${cost}.`;
};

/** A delivered or cancelled session. */
export function QuietSession({ booking, session }: Pick<SessionTicketProps, 'booking' | 'session'>) {
  const { startsAt, zone, hosts, cancellation } = session;
  const facts = [
    startsAt && momentIn(startsAt, zoneOf(zone)),
    hosts.length > 0 && `With ${hosts.map(({ name }) => name).join(' and ')}`,
  ].filter(Boolean);
  return (
    <TicketFrame quiet booking={booking} session={session}>
      {facts.length > 0 && <Beside>{`${facts.join('. ')}.`}</Beside>}
      {cancellation && <Beside>{cancelledWords(cancellation)}</Beside>}
    </TicketFrame>
  );
}
