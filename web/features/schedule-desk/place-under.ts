import { localDate } from '@wondercast/core/kernel/calendar';
import { instantAt, placeOf } from '../../ui/formats/zone-moment.ts';
import type { Moving } from './board-props.ts';
import { HOUR_PX } from './day-measures.ts';
import type { Shown } from './desk-address.ts';
import type { Movable } from './movable.ts';

type Place = Pick<Moving, 'lane' | 'day' | 'startsAt'>;

/** Sessions snap to quarters of an hour. */
const STEP = 15;
const LAST = 24 * 60 - STEP;

/**
 * Lane, day and start under a pointer; null outside all lanes. A week view keeps the time of day; a day view uses the pointer's
 * height, `offsetY` pixels below the session's top.
 */
export const placeUnder = (
  x: number,
  y: number,
  offsetY: number,
  { startsAt }: Movable,
  { zone }: Shown,
): Place | null => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
  const [lane = '', text = ''] = cell?.dataset.cell?.split('/') ?? [];
  const day = localDate(text);
  if (!cell || !day) return null;
  const first = cell.dataset.firstMinute;
  const held = placeOf(startsAt, zone).minute;
  const minute =
    first === undefined
      ? held
      : Number(first) + ((y - offsetY - cell.getBoundingClientRect().top) / HOUR_PX) * 60;
  const snapped =
    first === undefined ? minute : Math.min(Math.max(Math.round(minute / STEP) * STEP, 0), LAST);
  const start = instantAt(day, snapped, zone);
  return start === null ? null : { lane: Number(lane) || null, day, startsAt: start };
};
