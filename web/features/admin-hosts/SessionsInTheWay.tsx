import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { styled } from 'styled-components';
import type { Schema } from '../../api/transport/contract.ts';
import { momentIn } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  font-size: 14px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-items: center;
    justify-content: space-between;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
`;

interface SessionsInTheWayProps {
  readonly sessions: readonly Schema<'SessionRef'>[];
  /** The zone of the shown times. */
  readonly zone: Zone;
  readonly onOpen: (sessionId: string) => void;
}

/** Sessions that prevent a change, each with a link. */
export function SessionsInTheWay({ sessions, zone, onOpen }: SessionsInTheWayProps) {
  if (sessions.length === 0) return null;
  return (
    <List aria-label="Sessions in the way">
      {sessions.map(({ sessionId, title, companyName, bookingReference, startsAt }) => (
        <li key={sessionId}>
          <span>
            <span>{momentIn(startsAt, zone)}</span>
            <small>{[title, companyName ?? bookingReference].join(', ')}</small>
          </span>
          <Button
            look="quiet"
            size="sm"
            aria-label={`Open ${title}, ${bookingReference}`}
            onClick={() => onOpen(sessionId)}
          >
            Open
          </Button>
        </li>
      ))}
    </List>
  );
}
