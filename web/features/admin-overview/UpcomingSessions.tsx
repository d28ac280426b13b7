import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { localDate } from '@wondercast/core/kernel/calendar';
import { MOST_COUNTED } from '@wondercast/core/kernel/most-counted';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import { bookingAddress } from '../../addresses/booking-address.ts';
import type { OverviewWire } from '../../api/transport/wire.ts';
import { numberTo } from '../../ui/formats/counted-to.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { Small } from '../../ui/primitives/Text.tsx';
import { Later, SessionLink, Sessions } from './overview-look.ts';

/** How many sessions fit into the card. */
const NEXT = 4;
const WEEK_MS = 7 * 24 * 3_600_000;

type Upcoming = OverviewWire['upcoming']['next'];

/** Time, company and host: `2:30 PM EST · Harbour Pine · Amara Okoye`. */
const factsOf = (session: Upcoming[number]): string => {
  const { time, companyName, customerName, hosts } = session;
  // Only the zone's label; its place is shown with the session itself.
  const [clock] = time ? spokenTime(decodeSlot(session)).split(',') : ['No time yet'];
  return [clock, companyName ?? customerName, hosts.length > 0 ? hosts.join(', ') : 'No host yet'].join(
    ' · ',
  );
};

function SessionLinks({ sessions }: { readonly sessions: Upcoming }) {
  return (
    <Sessions>
      {sessions.map((session, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an ordered list of the next sessions without ids
        <li key={at}>
          <SessionLink to={bookingAddress(session.bookingId)}>
            <span title={session.title}>{session.title}</span>
            <span>{formatDay(localDate(session.date))}</span>
            <small title={factsOf(session)}>{factsOf(session)}</small>
          </SessionLink>
        </li>
      ))}
    </Sessions>
  );
}

/** Upcoming sessions: those that the heading counts, then later ones under a second heading. */
export function UpcomingSessions({ overview: { days, upcoming } }: { readonly overview: OverviewWire }) {
  const end = Date.parse(days.at(-1)?.date ?? '') + WEEK_MS;
  const isThisWeek = ({ date }: Upcoming[number]) => date !== null && Date.parse(date) < end;
  const week = upcoming.next.filter(isThisWeek).slice(0, NEXT);
  // The second heading takes the space of one session.
  const later = upcoming.next.filter((session) => !isThisWeek(session)).slice(0, NEXT - 1 - week.length);
  return (
    <>
      <h2>{`Upcoming sessions, next 7 days: ${numberTo({ total: upcoming.week, countTo: MOST_COUNTED })}`}</h2>
      {upcoming.next.length === 0 && <Small as="p">No session has a date yet.</Small>}
      {week.length > 0 && <SessionLinks sessions={week} />}
      {later.length > 0 && (
        <>
          <Later>Later</Later>
          <SessionLinks sessions={later} />
        </>
      )}
    </>
  );
}
