import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { describe, expect, it } from 'vitest';
import { givenTimes } from '../../web/headless/given-times.ts';
import { timeErrors } from '../../web/headless/time-errors.ts';

const at = (time: string): Slot => ({ ...EMPTY_SLOT, time, meridiem: 'PM', zone: 'America/New_York' });
const BLANK: Slot = { ...EMPTY_SLOT, zone: 'America/New_York' };

describe('the rows of preferred times', () => {
  it('are sent without those that say only a zone', () => {
    expect(givenTimes([at('2:30'), BLANK, at('4:00'), EMPTY_SLOT])).toEqual([at('2:30'), at('4:00')]);
  });

  it('show a refusal at the row that it is about, also below blank ones', () => {
    const rows = [BLANK, at('2:30'), BLANK, at('4:00')];
    const issues = [{ path: 'preferences.1.time', message: 'Too soon' }];
    expect(timeErrors(issues, rows)).toEqual([null, null, null, 'Too soon']);
    expect(timeErrors([{ path: 'preferences', message: 'None' }], rows)).toEqual([null, null, null, null]);
  });
});
