import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { DOMAttributes } from 'react';
import type { Lane } from './board-model.ts';
import type { Shown } from './desk-address.ts';
import type { Verdict } from './drop-rules.ts';
import type { Movable } from './movable.ts';

/** A session being moved, at its current drop place. */
export interface Moving {
  readonly movable: Movable;
  /** Key of the block it was lifted from; null when it comes from the inbox. */
  readonly key: string | null;
  /** The host's id; null for the lane without a host, undefined outside all lanes. */
  readonly lane: number | null | undefined;
  readonly day: LocalDate;
  /** In milliseconds. */
  readonly startsAt: number;
  readonly by: 'pointer' | 'keys';
}

export interface BoardProps {
  readonly lanes: readonly Lane[];
  readonly shown: Shown;
  /** In milliseconds. */
  readonly now: number;
  /** Key of the tab stop. */
  readonly current: string | null;
  /** Key of the block whose popover is open. */
  readonly chosen: string | null;
  readonly moving: Moving | null;
  /** Whether other days are still shown while these are loading. */
  readonly stale: boolean;
  /** A lane's verdict about the session being moved. */
  readonly verdicts: (lane: Lane) => Verdict;
  readonly handlers: Pick<
    DOMAttributes<HTMLElement>,
    'onClick' | 'onDragStart' | 'onKeyDown' | 'onPointerDown' | 'onFocus' | 'onBlur'
  >;
}
