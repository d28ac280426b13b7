import { describe, expect, it } from 'vitest';
import type { SessionWire } from '../../web/api/transport/wire.ts';
import { nextStep } from '../../web/features/admin-bookings/page/next-step.ts';

const NOW = Date.parse('2027-03-01T12:00:00Z');
const TODAY = '2027-03-01';

const session = (change: Partial<SessionWire>): SessionWire => ({
  id: '1-1-1',
  line: 0,
  unit: 0,
  state: 'preferred',
  experience: null,
  startsAt: null,
  endsAt: null,
  zone: null,
  minutes: 60,
  preferences: [],
  suggestions: null,
  headcount: null,
  joinUrl: null,
  place: null,
  guestNotes: null,
  hosts: [],
  ready: false,
  cancellation: null,
  version: 1,
  ...change,
});

const at = (startsAt: string, endsAt: string, change: Partial<SessionWire> = {}) =>
  session({ state: 'agreed', startsAt, endsAt, ...change });

const ahead = at('2027-03-20T10:00:00Z', '2027-03-20T11:00:00Z');
const over = at('2027-02-20T10:00:00Z', '2027-02-20T11:00:00Z', { ready: true });
const suggested = (expired: boolean) =>
  session({
    id: '1-1-2',
    state: 'suggested',
    suggestions: {
      times: [],
      note: null,
      sentAt: '2027-02-28T10:00:00Z',
      expiresAt: '2027-03-02T10:00:00Z',
      expired,
      holdHosts: true,
    },
  });

const invoice = (dueOn: string) => ({
  currency: 'USD',
  number: 'INV-1',
  issuedAt: '2027-02-01T10:00:00Z',
  dueOn,
  total: 10,
  tax: null,
});

const kindOf = (
  sessions: readonly SessionWire[],
  { openAmount = 0, dueOn = '2027-03-30' }: { openAmount?: number; dueOn?: string } = {},
) => nextStep({ sessions: [...sessions], openAmount, invoice: invoice(dueOn) }, NOW, TODAY);

describe('the next step of a booking', () => {
  it('is a time, then a host or a link, then money that is late, then what is over, then money, then the customer’s choice', () => {
    const late = { openAmount: 10, dueOn: '2027-02-28' };
    const all = [suggested(false), over, ahead, session({})];
    expect(kindOf(all, late)).toEqual({ kind: 'time', session: session({}) });
    expect(kindOf(all.slice(0, 3), late)).toEqual({ kind: 'prepare', session: ahead });
    expect(kindOf(all.slice(0, 2), late)).toEqual({ kind: 'money', isLate: true });
    expect(kindOf(all.slice(0, 2), { openAmount: 10 })).toEqual({ kind: 'over', session: over });
    expect(kindOf(all.slice(0, 1), { openAmount: 10 })).toEqual({ kind: 'money', isLate: false });
    expect(kindOf(all.slice(0, 1))).toEqual({ kind: 'choice', session: suggested(false) });
  });

  it('is a time again once those that were suggested have expired, and nothing for what is ready or cancelled', () => {
    expect(kindOf([suggested(true)])).toMatchObject({ kind: 'time' });
    expect(kindOf([{ ...ahead, ready: true }, session({ state: 'cancelled' })])).toBeNull();
  });
});
