import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { DOMAttributes } from 'react';
import type { Lane } from './board-model.ts';
import type { Shown } from './desk-address.ts';
import type { Verdict } from './drop-rules.ts';
import type { Movable } from './movable.ts';

/** A session on its way: where it would be dropped now. */
export interface Moving {
  readonly movable: Movable;
  /** The block it was lifted from; null when it comes from the inbox. */
  readonly key: string | null;
  /** The host's id; null is nobody's lane. Undefined while it is over no lane. */
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
  /** The block that Tab reaches. */
  readonly current: string | null;
  /** The block whose popover is open. */
  readonly chosen: string | null;
  readonly moving: Moving | null;
  /** What is shown is of other days, until these have come. */
  readonly stale: boolean;
  /** What a lane says to the session that is being moved. */
  readonly verdicts: (lane: Lane) => Verdict;
  readonly handlers: Pick<
    DOMAttributes<HTMLElement>,
    'onClick' | 'onDragStart' | 'onKeyDown' | 'onPointerDown' | 'onFocus' | 'onBlur'
  >;
}
