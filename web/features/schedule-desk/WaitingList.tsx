import { useQuery } from '@tanstack/react-query';
import { peopleWords } from '@wondercast/core/bookings/booking/needs';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { useState } from 'react';
import { bookingAddress } from '../../addresses/booking-address.ts';
import { candidatesQuery } from '../../api/admin/admin-sessions.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { AdminSessionWire } from '../../api/transport/wire.ts';
import { FreeHosts } from '../../forms/session/FreeHosts.tsx';
import { firstStart } from '../../forms/session/first-start.ts';
import { firstOf, useAgree } from '../../forms/session/use-agree.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { alsoIn, momentIn, placeOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { Small, TextLink } from '../../ui/primitives/Text.tsx';

/** Rows shown before the user asks for more, because each row requests its free hosts. */
const SHOWN = 15;

interface RowProps {
  readonly session: AdminSessionWire;
  /** The zone of the shown times. */
  readonly zone: Zone;
  readonly now: number;
  readonly onSuggest: (id: string) => void;
  readonly onDay: (day: LocalDate) => void;
}

function WaitingRow({ session, zone, now, onSuggest, onDay }: RowProps) {
  const { id, companyName, firstName, lastName, experience, headcount, preferences } = session;
  const [may, mayAsk] = [useMay('sessions:write'), useMay('hosts:read')];
  const first = firstStart(preferences);
  const wish = first !== null && first.startsAt > now ? first : null;
  const { data: candidates } = useQuery({
    ...candidatesQuery(id, wish && new Date(wish.startsAt).toISOString()),
    enabled: mayAsk && wish !== null,
  });
  const best = candidates?.find(({ free }) => free) ?? null;
  const { pending, agree } = useAgree();
  const day = wish ? placeOf(wish.startsAt, zone).day : localDate(preferences[0]?.date ?? null);
  const who = companyName ?? `${firstName} ${lastName}`;
  return (
    <tr>
      <td>
        <span>
          <TextLink as={Link} to={bookingAddress(session.bookingId)}>
            {who}
          </TextLink>
          <small>{companyName ? `${firstName} ${lastName}` : session.bookingReference}</small>
        </span>
      </td>
      <td data-label="Experience">
        <span>{experience?.title ?? session.bookingReference}</span>
      </td>
      <td data-label="People">
        <span>{peopleWords(headcount) ?? 'Not said'}</span>
      </td>
      <td data-label="Wish">
        <span>
          <span>
            {wish
              ? momentIn(wish.startsAt, wish.zone)
              : day
                ? `${formatDay(day)}, no exact time`
                : 'None yet'}
          </span>
          {wish && alsoIn(wish.startsAt, wish.zone, zone) && (
            <small>{alsoIn(wish.startsAt, wish.zone, zone)}</small>
          )}
        </span>
      </td>
      <td data-label="Hosts">
        <span>{wish ? <FreeHosts sessionId={id} startsAt={wish.startsAt} /> : 'No time to ask for'}</span>
      </td>
      <td data-right="">
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
          {may && wish && (
            <Button
              size="sm"
              look="quiet"
              aria-label={`Agree with ${who}${best ? `, and ask ${firstOf(best.name)}` : ''}`}
              pending={pending === id}
              onClick={() => agree({ session, preference: wish.at, host: best })}
            >
              {best ? `Agree, ask ${firstOf(best.name)}` : 'Agree'}
            </Button>
          )}
          <Button size="sm" look="quiet" aria-label={`Suggest times to ${who}`} onClick={() => onSuggest(id)}>
            {may ? 'Suggest' : 'Open'}
          </Button>
          {day && (
            <Button size="sm" look="bare" aria-label={`Go to the week of ${who}`} onClick={() => onDay(day)}>
              Go to week
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

interface WaitingListProps extends Omit<RowProps, 'session'> {
  readonly sessions: readonly AdminSessionWire[];
}

/** Sessions that need a time, one per row: preferred times, free hosts, and both actions. */
export default function WaitingList({ sessions, ...row }: WaitingListProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? sessions : sessions.slice(0, SHOWN);
  return (
    <div style={{ margin: '0 0 16px' }}>
      {sessions.length === 0 && <Small as="p">No session that waits matches this search.</Small>}
      {sessions.length > 0 && (
        <TablePanel>
          <Table>
            <caption>Sessions that need a time</caption>
            <thead>
              <tr>
                <th scope="col">Customer</th>
                <th scope="col">Experience</th>
                <th scope="col">People</th>
                <th scope="col">Wish</th>
                <th scope="col">Hosts</th>
                <th scope="col" data-right="">
                  Actions
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((session) => (
                <WaitingRow key={session.id} session={session} {...row} />
              ))}
            </tbody>
          </Table>
        </TablePanel>
      )}
      {shown.length < sessions.length && (
        <Button look="bare" size="sm" onClick={() => setAll(true)}>
          {`Show ${sessions.length - shown.length} more`}
        </Button>
      )}
    </div>
  );
}
