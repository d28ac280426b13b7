import { SESSION_ARROWS } from '@wondercast/core/calendar/scheduling/session-states';
import { expect, it } from 'vitest';
import { sources } from './tree.ts';

const CHANGES = 'core/calendar/scheduling/session-changes.ts';
const { text = '' } = sources().find(({ path }) => path === CHANGES) ?? {};

const untaken = (arrows: readonly string[]): readonly string[] =>
  arrows
    .filter((arrow) => !new RegExp(`stateAfter\\([^)]*'${arrow}'`).test(text))
    .map((arrow) => `${CHANGES} has no change for the arrow ${arrow}`);

it('every arrow of a session has its change', () => {
  expect(untaken(SESSION_ARROWS)).toEqual([]);
  expect(untaken(['freeze'])).toEqual([`${CHANGES} has no change for the arrow freeze`]);
});
