import { styled } from 'styled-components';
import { momentIn, placeWords, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Key } from './board-look.ts';
import type { Lane } from './board-model.ts';
import type { Moving } from './board-props.ts';
import type { Shown } from './desk-address.ts';
import type { Verdict } from './drop-rules.ts';

const Bar = styled.div`
  position: sticky;
  bottom: 12px;
  z-index: 6;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-top: 14px;
  padding: 11px 18px 11px 12px;
  border-radius: var(--r-lg);
  background: var(--s2);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--line);
  font-size: 14px;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    gap: 12px;
    align-items: center;
    & img {
      display: block;
      width: 34px;
      height: 42px;
      border-radius: 7px;
      object-fit: cover;
    }
    & b {
      display: block;
      font-weight: 600;
    }
  }
`;

const Keys = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  font-size: 13.5px;
  color: var(--text-2);
  & > span {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
`;

interface MoveBarProps {
  readonly moving: Moving;
  readonly lane: Lane | null;
  readonly shown: Shown;
  readonly verdict: Verdict | null;
}

/** Shows where the session moved by keyboard is, and which keys are available. */
export function MoveBar({ moving, lane, shown, verdict }: MoveBarProps) {
  const { session } = moving.movable;
  const host = lane?.host ?? null;
  const zone = host ? zoneOf(host.zone) : null;
  const said = [
    `${host?.name ?? 'No host'}, ${momentIn(moving.startsAt, shown.zone)}.`,
    zone && zone !== shown.zone ? `${timeIn(moving.startsAt, zone)} in ${placeWords(zone)}.` : '',
    verdict ? `${verdict.words}.` : '',
  ];
  return (
    <Bar>
      <div>
        {session.experience && <Picture src={session.experience.imageUrl} kind="card" sizes="34px" />}
        <span role="status">
          <b>{`${session.experience?.title ?? ''}, ${session.companyName ?? session.firstName}`}</b>
          <span>{said.filter((words) => words !== '').join(' ')}</span>
        </span>
      </div>
      <Keys>
        <span>
          <Key>↑</Key>
          <Key>↓</Key> <span>{shown.view === 'Week' ? 'host' : '15 min'}</span>
        </span>
        <span>
          <Key>←</Key>
          <Key>→</Key> <span>{shown.view === 'Week' ? 'day' : 'host'}</span>
        </span>
        {shown.view === 'Week' && (
          <span>
            <Key>Shift</Key>
            <Key>↑</Key>
            <Key>↓</Key> 15 min
          </span>
        )}
        <span>
          <Key>Enter</Key> drop
        </span>
        <span>
          <Key>Esc</Key> put back
        </span>
      </Keys>
    </Bar>
  );
}
