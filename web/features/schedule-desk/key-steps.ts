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

/** Where a key takes a session that is being moved; null for a key that does not. */
export const keyMove = (
  moving: Moving,
  { key, shiftKey }: Pressed,
  lanes: readonly Lane[],
  shown: Shown,
): Moving | null => {
  const isInside = (next: Moving): Moving | null => (shown.days.includes(next.day) ? next : null);
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return isInside(at(moving, moving.startsAt + (key === 'ArrowUp' ? -QUARTER_MS : QUARTER_MS), shown));
  const back = key === 'ArrowLeft' || key === 'PageUp';
  if (key === 'PageUp' || key === 'PageDown' || (shiftKey && key.startsWith('Arrow'))) {
    const { minute } = placeOf(moving.startsAt, shown.zone);
    const start = instantAt(daysFrom(moving.day, back ? -1 : 1), minute, shown.zone);
    return start === null ? null : isInside(at(moving, start, shown));
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const place = lanes.findIndex(({ host }) => (host?.id ?? null) === (moving.lane ?? null));
  const lane = lanes[place + (back ? -1 : 1)];
  return lane ? { ...moving, lane: lane.host?.id ?? null } : null;
};

/** Day of a block, as it stands among those that are shown. */
const columnOf = ({ day }: Block, { days }: Shown): number => days.indexOf(day);

const nearest = (blocks: readonly Block[], from: Block, shown: Shown): Block | null => {
  const distance = (block: Block) =>
    Math.abs(columnOf(block, shown) - columnOf(from, shown)) * 1e9 +
    Math.abs(block.startsAt - from.startsAt) / 1e4;
  return [...blocks].sort((a, b) => distance(a) - distance(b))[0] ?? null;
};

/** The block to which an arrow walks: along its lane, or to the nearest of the next lane that has any. */
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
