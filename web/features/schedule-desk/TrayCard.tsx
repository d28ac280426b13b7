import { isSuggested } from '@wondercast/core/calendar/scheduling/session-states';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { isReturned } from '@wondercast/core/calendar/staffing/assignment-states';
import PanelRightOpen from 'lucide-react/icons/panel-right-open';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../../api/session/use-may.ts';
import type { AdminSessionWire } from '../../api/transport/wire.ts';
import { firstStart } from '../../forms/session/first-start.ts';
import { dayWords, momentIn, placeOf, sinceNow } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { returnedWords } from '../../ui/shop/session-standing.ts';
import type { Queue } from './desk-address.ts';
import { movableSession } from './movable.ts';

const Card = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 0 12px;
  height: 100%;
  padding: 12px;
  border-radius: var(--r-md);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  font-size: 13px;
  line-height: 1.38;
  color: var(--text-2);
  touch-action: manipulation;
  user-select: none;
  &[data-movable] {
    cursor: grab;
  }
  & img {
    display: block;
    width: 44px;
    height: 55px;
    border-radius: 7px;
    object-fit: cover;
  }
  & b {
    display: block;
    color: var(--text);
    font-size: 14px;
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
  & > div {
    grid-column: 1 / -1;
    display: flex;
    gap: 8px;
    align-items: center;
    align-self: end;
    margin-top: 11px;
    & > button {
      --h: 34px;
    }
    & > :last-child {
      margin-left: auto;
    }
  }
`;

/** The agreed or proposed time. */
const timeWords = (session: AdminSessionWire, zone: Zone, now: number): string => {
  if (session.startsAt !== null) return momentIn(session.startsAt, zone);
  const { suggestions, preferences } = session;
  if (isSuggested(session) && suggestions)
    return `${suggestions.times.length === 1 ? '1 time' : `${suggestions.times.length} times`}, ${suggestions.expired ? 'expired' : 'expires'} ${sinceNow(suggestions.expiresAt, zone, now)}`;
  const first = firstStart(preferences);
  if (!first) return preferences.length === 0 ? 'No preferred time yet' : 'No exact time yet';
  const more = preferences.length - 1;
  return `${momentIn(first.startsAt, first.zone)}${more > 0 ? `, ${more} more` : ''}`;
};

interface TrayCardProps {
  readonly queue: Queue;
  readonly session: AdminSessionWire;
  readonly zone: Zone;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onAgree: () => void;
  readonly onMove: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

/** A waiting session, with its next step as a button. */
export function TrayCard(props: TrayCardProps) {
  const { queue, session, zone, now, onOpen, onAgree, onMove, onPointerDown } = props;
  const first = session.startsAt === null ? firstStart(session.preferences) : null;
  const may = useMay('sessions:write');
  const movable = !may || queue === 'today' || queue === 'waitsForCustomer' ? null : movableSession(session);
  const returned = session.assignments.find(isReturned);
  const absent = session.assignments.find(({ away }) => away);
  const act = !may
    ? { label: 'Open', on: onOpen }
    : queue === 'needsTime' && first
      ? { label: `Agree ${dayWords(placeOf(first.startsAt, first.zone).day).slice(5)}`, on: onAgree }
      : queue === 'needsTime'
        ? { label: 'Suggest times', on: onOpen }
        : queue === 'needsHost' || queue === 'declined' || queue === 'hostAway'
          ? { label: queue === 'needsHost' ? 'Ask a host' : 'Ask another host', on: onOpen }
          : queue === 'needsLink'
            ? { label: 'Add join link', on: onOpen }
            : { label: 'Open', on: onOpen };
  return (
    <Card
      data-movable={movable ? '' : undefined}
      onPointerDown={onPointerDown}
      onDragStart={(event) => event.preventDefault()}
    >
      {session.experience ? <Picture src={session.experience.imageUrl} kind="card" sizes="44px" /> : <span />}
      <span>
        <b>{session.experience?.title ?? session.bookingReference}</b>
        <span>{session.companyName ?? `${session.firstName} ${session.lastName}`}</span>
        <small>{timeWords(session, zone, now)}</small>
        {queue === 'hostAway' && absent && <small>{`${absent.hostName} is away then`}</small>}
        {queue === 'declined' && returned && (
          <small>{`${returned.hostName} ${returnedWords(returned)}`}</small>
        )}
      </span>
      <div>
        <Button look="quiet" size="sm" onClick={act.on}>
          {act.label}
        </Button>
        {may && queue === 'needsTime' && first && (
          <Button look="bare" size="sm" onClick={onOpen}>
            Suggest
          </Button>
        )}
        {may && (queue === 'needsHost' || queue === 'declined') && (
          <Button look="bare" size="sm" onClick={onMove}>
            Move
          </Button>
        )}
        <IconButton
          small
          aria-label={`Open ${session.experience?.title ?? session.bookingReference}`}
          onClick={onOpen}
        >
          <PanelRightOpen size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
    </Card>
  );
}
