import { daysFrom, instantAt, placeOf } from '../../ui/formats/zone-moment.ts';
import type { Block, Lane } from './board-model.ts';
import type { Moving } from './board-props.ts';
import type { Shown } from './desk-address.ts';

const QUARTER_MS = 15 * 60_000;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

const at = (moving: Moving, startsAt: number, { zone }: Shown): Moving => ({
  ...moving,
  startsAt,
  day: placeOf(startsAt, zone).day,
});

/** The effect of a key on a session being moved. */
type Step = { readonly kind: 'minutes' | 'days' | 'lanes'; readonly back: boolean };

/**
 * Arrow keys follow the layout: in a week view lanes are rows and days are columns; in a day view lanes are columns and time runs
 * downwards. With Shift they take the other step: minutes in a week, days in a day view.
 */
const stepOf = ({ key, shiftKey }: Pressed, { view }: Shown): Step | null => {
  if (key === 'PageUp' || key === 'PageDown') return { kind: 'days', back: key === 'PageUp' };
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  if (!isVertical && key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const back = key === 'ArrowUp' || key === 'ArrowLeft';
  if (shiftKey) return { kind: view === 'Week' ? 'minutes' : 'days', back };
  if (view === 'Week') return { kind: isVertical ? 'lanes' : 'days', back };
  return { kind: isVertical ? 'minutes' : 'lanes', back };
};

/** Where a key moves a session; null for other keys. */
export const keyMove = (
  moving: Moving,
  pressed: Pressed,
  lanes: readonly Lane[],
  shown: Shown,
): Moving | null => {
  const step = stepOf(pressed, shown);
  if (!step) return null;
  const by = step.back ? -1 : 1;
  const isInside = (next: Moving): Moving | null => (shown.days.includes(next.day) ? next : null);
  if (step.kind === 'minutes') return isInside(at(moving, moving.startsAt + by * QUARTER_MS, shown));
  if (step.kind === 'days') {
    const { minute } = placeOf(moving.startsAt, shown.zone);
    const start = instantAt(daysFrom(moving.day, by), minute, shown.zone);
    return start === null ? null : isInside(at(moving, start, shown));
  }
  const place = lanes.findIndex(({ host }) => (host?.id ?? null) === (moving.lane ?? null));
  const lane = lanes[place + by];
  return lane ? { ...moving, lane: lane.host?.id ?? null } : null;
};

/** The index of a block's day among the shown days. */
const columnOf = ({ day }: Block, { days }: Shown): number => days.indexOf(day);

const nearest = (blocks: readonly Block[], from: Block, shown: Shown): Block | null => {
  const distance = (block: Block) =>
    Math.abs(columnOf(block, shown) - columnOf(from, shown)) * 1e9 +
    Math.abs(block.startsAt - from.startsAt) / 1e4;
  return [...blocks].sort((a, b) => distance(a) - distance(b))[0] ?? null;
};

/** The block to which an arrow key moves focus: along its lane, or to the nearest one in the next non-empty lane. */
export const neighbourOf = (
  block: Block,
  key: string,
  lanes: readonly Lane[],
  shown: Shown,
): Block | null => {
  const place = lanes.findIndex(({ blocks }) => blocks.includes(block));
  const own = lanes[place]?.blocks ?? [];
  const here = own.indexOf(block);
  const [along, across] = shown.view === 'Day' ? ['ArrowDown', 'ArrowRight'] : ['ArrowRight', 'ArrowDown'];
  const [back, up] = shown.view === 'Day' ? ['ArrowUp', 'ArrowLeft'] : ['ArrowLeft', 'ArrowUp'];
  if (key === along) return own[here + 1] ?? null;
  if (key === back) return own[here - 1] ?? null;
  if (key === 'Home') return own[0] ?? null;
  if (key === 'End') return own.at(-1) ?? null;
  const others =
    key === across ? lanes.slice(place + 1) : key === up ? lanes.slice(0, Math.max(place, 0)).reverse() : [];
  const lane = others.find(({ blocks }) => blocks.length > 0);
  return lane ? nearest(lane.blocks, block, shown) : null;
};
