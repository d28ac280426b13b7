import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { styled } from 'styled-components';
import type { InboxWire } from '../../api/transport/wire.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { QUEUES, type Queue } from './desk-address.ts';
import { QUEUE_TITLES, queueWords } from './queue-words.ts';

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  margin: 18px 0 16px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
  & > * {
    min-height: 64px;
  }
  & > button {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: 12px;
    min-width: 0;
    padding: 13px 14px 13px 18px;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
    &:hover {
      background: color-mix(in srgb, var(--text) 4%, transparent);
    }
    &:focus-visible {
      outline-offset: -4px;
    }
    & > b {
      grid-row: 1 / 3;
      min-width: 15px;
      font: 760 30px/1 var(--display);
      font-variant-numeric: tabular-nums;
    }
    &[data-zero] > b {
      color: var(--text-3);
    }
    &[data-bad] > b {
      color: var(--bad);
    }
    & > span {
      font-weight: 600;
      font-size: 14px;
      line-height: 1.3;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & > small {
      font-size: 13px;
      line-height: 1.35;
      color: var(--text-3);
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    &[aria-expanded='true'] {
      background: var(--s2);
      &::after {
        content: '';
        position: absolute;
        left: 14px;
        right: 14px;
        bottom: 0;
        height: 3px;
        border-radius: 3px 3px 0 0;
        background: var(--action);
      }
    }
  }
  & > * + * {
    box-shadow: -1px 0 0 var(--line);
  }
  @media (max-width: 1079.98px) {
    grid-template-columns: repeat(4, 1fr);
    & > :nth-child(n + 5) {
      border-top: 1px solid var(--line);
    }
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr 1fr;
    margin: 14px 0 18px;
    & > button {
      column-gap: 9px;
      padding: 12px 6px 12px 12px;
      & > b {
        font-size: 27px;
      }
      & > span {
        font-size: 13.5px;
      }
    }
    & > :nth-child(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
`;

interface InboxStripProps {
  readonly inbox: InboxWire | undefined;
  readonly open: Queue | null;
  readonly zone: Zone;
  readonly now: number;
  readonly onOpen: (queue: Queue | null) => void;
}

/** The queues of waiting work. Pressing one opens its tray, pressing it again closes it. */
export function InboxStrip({ inbox, open, zone, now, onOpen }: InboxStripProps) {
  if (!inbox)
    return (
      <Strip role="status" aria-busy="true" aria-label="Loading what waits">
        {QUEUES.map((queue) => (
          <div key={queue} style={{ padding: '14px 18px' }}>
            <Skeleton $height="36px" />
          </div>
        ))}
      </Strip>
    );
  return (
    <Strip role="group" aria-label="What waits">
      {QUEUES.map((queue) => {
        const { count } = inbox[queue];
        return (
          <button
            key={queue}
            type="button"
            aria-expanded={queue === open}
            data-zero={count === 0 || undefined}
            data-bad={((queue === 'declined' || queue === 'hostAway') && count > 0) || undefined}
            onClick={() => onOpen(queue === open ? null : queue)}
          >
            <b>{count}</b>
            <span>{QUEUE_TITLES[queue]}</span>
            <small>{queueWords(queue, inbox, zone, now)}</small>
          </button>
        );
      })}
    </Strip>
  );
}
