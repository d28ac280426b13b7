import { describe, expect, it } from 'vitest';
import type { BookingWire } from '../../web/api/transport/wire.ts';
import { draftOf, linesOf, UNCHANGED, withChange } from '../../web/forms/amending/amendment-draft.ts';

const bookingOf = (headcount: number | null) =>
  ({
    items: [{ selectedTier: 'premium', quantity: 1, headcount, addOns: [] }],
    sessions: [{ id: '7-1-1', line: 0, unit: 0, state: 'open', headcount: null, cancellation: null }],
  }) as unknown as BookingWire;

const draftFrom = (booking: BookingWire) => {
  const [session] = booking.sessions;
  if (!session) throw new Error('A booking has a session');
  return { session, draft: draftOf(booking, session, UNCHANGED) };
};

describe('a change of a booking', () => {
  it('begins with the people that somebody gave, and with none where nobody did', () => {
    expect(draftFrom(bookingOf(45)).draft.people).toBe(45);
    expect(draftFrom(bookingOf(null)).draft.people).toBeNull();
  });

  it('says nothing of people that nobody gives', () => {
    const booking = bookingOf(null);
    const { session } = draftFrom(booking);
    const more = withChange(UNCHANGED, booking, session, { quantity: 2 });
    expect(linesOf(booking, more)).toEqual([{ line: 1, quantity: 2 }]);
    const told = withChange(more, booking, session, { people: 12 });
    expect(linesOf(booking, told)).toEqual([
      { sessionId: '7-1-1', headcount: 12 },
      { line: 1, quantity: 2 },
    ]);
  });
});
