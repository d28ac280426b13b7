import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { styled } from 'styled-components';
import { candidatesQuery } from '../../api/admin/admin-sessions.ts';
import { alsoIn, instantAt, momentIn, ownZone } from '../../ui/formats/zone-moment.ts';
import { choiceCard, radioMark } from '../../ui/forms/choice-look.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { HostFace, NoFace } from '../../ui/shop/HostFace.tsx';
import { type TypedTime, typedOf, ZonedTimeRow } from '../../ui/shop/ZonedTimeRow.tsx';
import type { Movable } from './movable.ts';
import { type Drop, hostName } from './use-drop.ts';

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  & > legend {
    margin-bottom: 8px;
    font-weight: 600;
    font-size: 14px;
  }
  & > label {
    ${choiceCard}
    align-items: center;
    padding: 9px 14px;
    font-size: 14px;
    line-height: 1.35;
    & > span:nth-of-type(2) {
      flex: 1;
      min-width: 0;
      font-weight: 600;
    }
    & > small {
      display: flex;
      gap: 6px;
      align-items: center;
      font-size: 13px;
      color: var(--text-2);
    }
    &:has(:disabled) {
      cursor: not-allowed;
      box-shadow: none;
      & > span {
        color: var(--text-2);
        font-weight: 500;
      }
    }
  }
  & input {
    ${radioMark}
    &:disabled {
      opacity: 0;
    }
  }
`;

interface MoveDialogProps {
  readonly movable: Movable;
  readonly now: number;
  readonly onClose: () => void;
  readonly onDrop: (drop: Drop) => void;
}

/** Moves a session without dragging: a time, and a host who is free then. */
export function MoveDialog({ movable, now, onClose, onDrop }: MoveDialogProps) {
  const { session, zone } = movable;
  const [time, setTime] = useState<TypedTime>(() => typedOf(movable.startsAt, zone));
  const [chosen, setChosen] = useState<Drop['host']>(
    movable.lane === null ? null : { id: movable.lane, name: hostName(session, movable.lane) },
  );
  const startsAt = time.day && time.minute !== null ? instantAt(time.day, time.minute, time.zone) : null;
  const at = startsAt === null ? null : new Date(startsAt).toISOString();
  const {
    data = [],
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...candidatesQuery(session.id, at),
    enabled: at !== null,
  });
  const past = startsAt !== null && startsAt <= now;
  const gap = startsAt === null && time.day !== null && time.minute !== null;
  // The chosen host stays in the list while it is loading.
  const unlisted = chosen && !data.some(({ hostId }) => hostId === chosen.id) ? chosen : null;
  const isSame = startsAt === movable.startsAt && (chosen?.id ?? null) === movable.lane && !movable.isNew;
  return (
    <Dialog isOpen onClose={onClose} title={movable.isNew ? 'Agree on a time' : 'Move session'} width={560}>
      <DialogBody>
        <Small as="p" style={{ marginBottom: 14 }}>
          {`${session.experience?.title ?? ''}, ${session.companyName ?? session.firstName}${!movable.isNew ? `. Now ${momentIn(movable.startsAt, zone)}` : ''}`}
        </Small>
        <ZonedTimeRow place={1} value={time} onChange={setTime}>
          {startsAt !== null && !past && <span>{alsoIn(startsAt, time.zone, ownZone())}</span>}
        </ZonedTimeRow>
        {(past || gap) && (
          <div style={{ marginTop: 12 }}>
            <Note tone="warn">
              {past ? 'This time is past.' : 'This time does not exist on that day in this zone.'}
            </Note>
          </div>
        )}
        <Choices aria-busy={isPlaceholderData || undefined}>
          <legend>Host</legend>
          <label>
            <input type="radio" name="host" checked={chosen === null} onChange={() => setChosen(null)} />
            <NoFace size={32} />
            <span>No host yet</span>
          </label>
          {unlisted && (
            <label>
              <input type="radio" name="host" checked readOnly />
              <HostFace name={unlisted.name} pictureUrl={null} size={32} />
              <span>{unlisted.name}</span>
            </label>
          )}
          {data.map((candidate) => {
            const hard = candidate.hindrances.filter(({ kind }) => kind !== 'own-calendar');
            const isOwn = candidate.hostId === movable.lane;
            const blocked = hard.length > 0 && !isOwn;
            const Icon = blocked ? Ban : candidate.free || isOwn ? Check : CalendarClock;
            return (
              <label key={candidate.hostId}>
                <input
                  type="radio"
                  name="host"
                  disabled={blocked}
                  checked={chosen?.id === candidate.hostId}
                  onChange={() => setChosen({ id: candidate.hostId, name: candidate.name })}
                />
                <HostFace name={candidate.name} pictureUrl={candidate.pictureUrl} size={32} />
                <span>{candidate.name}</span>
                <small>
                  <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
                  <span>
                    {blocked
                      ? (hard[0]?.words ?? '')
                      : isOwn
                        ? 'leads it now'
                        : candidate.free
                          ? 'Free'
                          : 'Own calendar busy'}
                  </span>
                </small>
              </label>
            );
          })}
        </Choices>
        {isError && (
          <div style={{ marginTop: 12 }}>
            <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
              Failed to load hosts
            </LoadFailure>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          {movable.isNew ? 'Not yet' : 'Keep it where it is'}
        </Button>
        <Button
          disabled={startsAt === null || past || isSame}
          onClick={() => {
            if (startsAt === null) return;
            onDrop({
              movable: { ...movable, zone: time.zone },
              host: chosen,
              startsAt,
            });
            onClose();
          }}
        >
          {movable.isNew ? 'Agree' : 'Move'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
