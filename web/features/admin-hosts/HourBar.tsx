import type { DaySpan } from '@wondercast/core/calendar/scheduling/booking-rules';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clockWords, spanClock } from '../../ui/formats/zone-moment.ts';
import { Bar, Grip } from './hours-look.ts';
import { STEP } from './hours-week.ts';

const LAST_MINUTE = 1440;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -60,
  PageUp: 60,
};

interface HourBarProps {
  readonly span: DaySpan;
  readonly day: string;
  /** The scale's ends in minutes after midnight. */
  readonly first: number;
  readonly last: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onStretch: (edge: 'from' | 'to', minute: number) => void;
}

/** A bar for one time span, with a handle at each end. */
export function HourBar({ span, day, first, last, chosen, onChoose, onStretch }: HourBarProps) {
  const { from, to } = span;
  const bar = useRef<HTMLDivElement>(null);
  const held = useRef<'from' | 'to' | null>(null);
  const place = (minute: number) => `${((minute - first) / (last - first)) * 100}%`;

  const drag = (edge: 'from' | 'to') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      held.current = edge;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      const track = bar.current?.parentElement?.getBoundingClientRect();
      if (held.current !== edge || !track) return;
      const minute = first + ((clientX - track.left) / track.width) * (last - first);
      const snapped = Math.round(minute / STEP) * STEP;
      if (snapped !== span[edge]) onStretch(edge, snapped);
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
  });

  const grip = (edge: 'from' | 'to') => (
    <Grip
      role="slider"
      tabIndex={0}
      data-edge={edge}
      aria-label={`${day}, ${edge === 'from' ? 'begins' : 'ends'}`}
      aria-valuemin={0}
      aria-valuemax={LAST_MINUTE}
      aria-valuenow={span[edge]}
      aria-valuetext={clockWords(span[edge])}
      onKeyDown={(event: KeyboardEvent) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onStretch(edge, span[edge] + step);
      }}
      {...drag(edge)}
    />
  );

  return (
    <Bar
      ref={bar}
      data-selected={chosen || undefined}
      style={{ ['--left' as string]: place(from), ['--right' as string]: `calc(100% - ${place(to)})` }}
    >
      <button
        type="button"
        aria-expanded={chosen}
        aria-label={`${day}, ${spanClock(from, to)}`}
        onClick={onChoose}
      >
        {spanClock(from, to)}
      </button>
      {grip('from')}
      {grip('to')}
    </Bar>
  );
}
