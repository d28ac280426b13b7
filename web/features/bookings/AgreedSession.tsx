import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Video from 'lucide-react/icons/video';
import { calendarAddress } from '../../api/booking/own-bookings.ts';
import { alsoIn, momentIn, ownZone, zoneOf } from '../../ui/formats/zone-moment.ts';
import { ButtonAnchor } from '../../ui/primitives/Button.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { Face } from '../../ui/primitives/Face.tsx';
import { Beside, Led, When } from './session-ticket-look.ts';
import type { SessionTicketProps } from './session-ticket-props.ts';
import { TicketFrame } from './TicketFrame.tsx';

const named = (hosts: SessionTicketProps['session']['hosts']): string =>
  hosts.map(({ name }) => name).join(' and ');

/** A session with an agreed time: in its zone and the reader's, with host and join link. */
export function AgreedSession({ booking, session, token }: SessionTicketProps) {
  const { startsAt, zone, minutes, hosts, joinUrl, place } = session;
  const own = startsAt && alsoIn(startsAt, zoneOf(zone), ownZone());
  const [host] = hosts;
  return (
    <TicketFrame
      booking={booking}
      session={session}
      stub={
        <>
          {joinUrl && (
            <ButtonAnchor size="sm" href={joinUrl}>
              <Video size={16} strokeWidth={1.75} aria-hidden="true" />
              Join
            </ButtonAnchor>
          )}
          <ButtonHref look="quiet" size="sm" href={calendarAddress(booking.id, token)} download>
            <CalendarPlus size={16} strokeWidth={1.75} aria-hidden="true" />
            Add to calendar
          </ButtonHref>
        </>
      }
    >
      {startsAt && <When>{momentIn(startsAt, zoneOf(zone))}</When>}
      <Beside>{`${own ? `${own}, your time. ` : ''}${minutes} min${place ? ` at ${place}` : ''}`}</Beside>
      <Led>
        {host && <Face name={host.name} pictureUrl={host.pictureUrl} size={32} />}
        <span>
          {host ? (
            <>
              With <b>{named(hosts)}</b>
              <span>{'. '}</span>
            </>
          ) : (
            <span>{'We are choosing your host. '}</span>
          )}
          {!joinUrl && !place && <span>Your join link comes here and by mail.</span>}
        </span>
      </Led>
    </TicketFrame>
  );
}
