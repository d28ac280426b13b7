import { expect, it } from 'vitest';
import type { Lane } from '../../web/features/schedule-desk/board-model.ts';
import type { Moving } from '../../web/features/schedule-desk/board-props.ts';
import { keyMove } from '../../web/features/schedule-desk/key-steps.ts';
import { day } from '../support/builders.ts';

const START = Date.parse('2030-05-08T14:00:00Z');
const HOUR_MS = 3_600_000;
const days = ['2030-05-07', '2030-05-08', '2030-05-09'].map(day);
const lanes = [null, 1, 2].map((id) => ({ host: id === null ? null : { id } })) as unknown as readonly Lane[];
const moving = { lane: 1, day: day('2030-05-08'), startsAt: START } as Moving;

const moved = (view: 'Week' | 'Day', key: string, shiftKey = false) => {
  const [today] = days;
  if (!today) throw new Error('There are days');
  const shown = { view, zone: 'UTC', days, day: today, today, from: today, to: today, queue: null } as const;
  const next = keyMove(moving, { key, shiftKey }, lanes, shown);
  return next && { lane: next.lane, hours: (next.startsAt - START) / HOUR_MS };
};

it.each([
  ['Week', 'ArrowUp', false, { lane: null, hours: 0 }],
  ['Week', 'ArrowDown', false, { lane: 2, hours: 0 }],
  ['Week', 'ArrowLeft', false, { lane: 1, hours: -24 }],
  ['Week', 'ArrowRight', false, { lane: 1, hours: 24 }],
  ['Week', 'ArrowDown', true, { lane: 1, hours: 0.25 }],
  ['Day', 'ArrowUp', false, { lane: 1, hours: -0.25 }],
  ['Day', 'ArrowRight', false, { lane: 2, hours: 0 }],
  ['Day', 'ArrowRight', true, { lane: 1, hours: 24 }],
  ['Day', 'PageUp', false, { lane: 1, hours: -24 }],
  ['Week', 'a', false, null],
] as const)('in a %s %s (with Shift: %s) follows the picture', (view, key, shiftKey, there) => {
  expect(moved(view, key, shiftKey)).toEqual(there);
});
