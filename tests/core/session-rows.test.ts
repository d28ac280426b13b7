import type { SessionState } from '@wondercast/core/calendar/scheduling/session-states';
import { expect, it } from 'vitest';
import { type SessionJson, sessionOf } from '../../adapters/postgres/booking/session-rows.ts';

const row: SessionJson = {
  booking_id: 1,
  position: 0,
  unit: 0,
  placed_line: null,
  day: null,
  minute: null,
  time: null,
  meridiem: null,
  zone: null,
  state: 'open',
  preferences: null,
  suggestion: null,
  suggestion_expires_at: null,
  starts_at: null,
  ends_at: null,
  agreed_zone: null,
  minutes: null,
  notice_minutes: null,
  language: null,
  headcount: null,
  join_url: null,
  place: null,
  host_notes: null,
  guest_notes: null,
  rounds: 0,
  cancellation: null,
  session_version: 1,
  state_since: null,
};

it('a session in a state that only a newer release knows is not read', () => {
  const state: string = 'no_show';
  expect(sessionOf(row, null).state).toBe('open');
  expect(() => sessionOf({ ...row, state: state as SessionState }, null)).toThrow(/no_show.*newer release/);
});
