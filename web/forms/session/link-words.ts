import { awaitsTime } from '@wondercast/core/calendar/scheduling/session-states';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';

/** When and to whom a join link saved now is mailed, such as `Mailed to mara@… on Thu, Mar 12, 8:00 AM EDT, with the reminder.` */
export const linkWords = (session: SessionDetailWire, now: number): string => {
  const { linkMail, zone } = session;
  if (!linkMail)
    return !awaitsTime(session)
      ? 'The session has begun or is over: it is not mailed.'
      : 'It is mailed once the session has its time. The booking’s page and the host’s page show it at once.';
  const when =
    Date.parse(linkMail.at) <= now
      ? 'as soon as it is saved'
      : `with the reminder on ${momentIn(linkMail.at, zoneOf(zone))}`;
  return `Mailed to ${linkMail.to} ${when}. The booking’s page and the host’s page show it at once.`;
};
