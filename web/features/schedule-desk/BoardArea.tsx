import CalendarClock from 'lucide-react/icons/calendar-clock';
import Move from 'lucide-react/icons/move';
import { type PointerEvent, type RefObject, useEffect } from 'react';
import { showToast } from '../../ui/overlays/toasts.ts';
import { VisuallyHidden } from '../../ui/primitives/Text.tsx';
import { Key, Legend } from './board-look.ts';
import type { Block, Lane } from './board-model.ts';
import { DayBoard } from './DayBoard.tsx';
import type { Shown } from './desk-address.ts';
import { mayDrop } from './drop-rules.ts';
import { Ghost } from './Ghost.tsx';
import { MoveBar } from './MoveBar.tsx';
import type { Movable } from './movable.ts';
import type { Drop } from './use-drop.ts';
import { useMove } from './use-move.ts';
import { useVerdicts } from './use-verdicts.ts';
import { WeekBoard } from './WeekBoard.tsx';

/** Starts dragging a session from outside the board. */
export type DragIn = (event: PointerEvent, movable: Movable | null) => void;

interface BoardAreaProps {
  readonly lanes: readonly Lane[];
  readonly shown: Shown;
  readonly now: number;
  readonly chosen: string | null;
  readonly stale: boolean;
  /** Whether a dialog about a session is open above the board. */
  readonly covered: boolean;
  readonly dragIn: RefObject<DragIn | null>;
  readonly onOpen: (block: Block, element: HTMLElement) => void;
  readonly onDrop: (drop: Drop) => void;
}

/** The board and what moves above it. Its surroundings do not re-render while something moves. */
export function BoardArea(props: BoardAreaProps) {
  const { lanes, shown, now, chosen, stale, covered, dragIn, onOpen, onDrop } = props;
  const move = useMove({
    lanes,
    shown,
    covered,
    onOpen,
    onDrop: (moving) => {
      const lane = lanes.find(({ host }) => (host?.id ?? null) === moving.lane);
      if (!lane) return false;
      const verdict = verdicts(lane);
      if (!mayDrop(verdict)) {
        if (verdict.kind === 'no')
          showToast('Nothing was moved', [verdict.words, verdict.detail].filter(Boolean).join(', '));
        return false;
      }
      onDrop({ movable: moving.movable, host: lane.host, startsAt: moving.startsAt });
      return true;
    },
  });
  const { moving, drag } = move;
  const verdicts = useVerdicts(moving, shown, now);
  const target = moving ? (lanes.find(({ host }) => (host?.id ?? null) === moving.lane) ?? null) : null;

  useEffect(() => {
    dragIn.current = (event, movable) => drag(event, movable, null);
    return () => {
      dragIn.current = null;
    };
  }, [drag, dragIn]);

  // Scrolls the lane that the keyboard has reached into view.
  useEffect(() => {
    if (moving?.by === 'keys')
      document
        .querySelector(`[data-cell^="${moving.lane ?? 0}/"], [data-lanes~="${moving.lane ?? 0}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [moving]);

  const board = {
    lanes,
    shown,
    now,
    current: move.current,
    chosen,
    moving,
    stale,
    verdicts,
    handlers: move.handlers,
  };
  return (
    <>
      {shown.view === 'Day' ? <DayBoard {...board} /> : <WeekBoard {...board} />}
      {moving?.by === 'keys' ? (
        <MoveBar moving={moving} lane={target} shown={shown} verdict={target && verdicts(target)} />
      ) : (
        <Legend>
          <span>
            <Move size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{`Drag a session to a host or a ${shown.view === 'Day' ? 'time' : 'day'}. Or focus it and press `}</span>
            <Key>M</Key>
          </span>
          <span>
            <i data-held="" /> suggested, held for a customer
          </span>
          <span>
            <i /> over
          </span>
          <span>
            <CalendarClock size={16} strokeWidth={1.75} aria-hidden="true" />
            own calendar, advice only
          </span>
        </Legend>
      )}
      <VisuallyHidden role="status">{move.said}</VisuallyHidden>
      {moving?.by === 'pointer' && <Ghost moving={moving} shown={shown} box={move.ghost} />}
    </>
  );
}
