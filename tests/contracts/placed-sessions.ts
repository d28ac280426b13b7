import { type Booking, withSessions } from '@wondercast/core/bookings/booking/booking';
import { eventsOf } from '@wondercast/core/bookings/booking/calendar-invite';
import { findSession, withChanged } from '@wondercast/core/bookings/booking/place';
import { agreeing, describing } from '@wondercast/core/calendar/scheduling/session-changes';
import { titleOf } from '@wondercast/core/desk/delivery/board-session';
import { encodeBooking } from '@wondercast/openapi/codec/booking';
import { describe, expect, it } from 'vitest';
import {
  aBookedLine,
  aBooking,
  aCustomer,
  aHost,
  anAssignment,
  aSession,
  aSlot,
  day,
  unique,
  usd,
} from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const START = new Date('2031-05-06T14:00:00.000Z');
const experienceOf = (title: string) => ({ title, slug: 'x', duration: '45 min', imageUrl: '/x' });
const slot = aSlot({ date: day('2031-05-06') });

/** What every store must do with a unit that an amendment has moved to another line. */
export const describePlacedSessions = (name: string, open: OpenStore) =>
  describe(`units that belong to another line than when they were booked, on ${name}`, () => {
    const store = usingStore(open);
    const agreed = { startsAt: START, zone: 'UTC', minutes: 45 } as const;
    const moved = agreeing(aSession({ line: 0, unit: 1, preferences: [slot] }), agreed, START);

    const add = (): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const lines = [
          aBookedLine({
            experience: experienceOf('Trivia'),
            quantity: 2,
            sessions: [aSession({ line: 0, unit: 0 }), aSession({ line: 0, unit: 2, preferences: [slot] })],
          }),
          aBookedLine({
            experience: experienceOf('Trivia for many'),
            selectedTier: 'premium',
            quantity: 2,
            sessions: [aSession({ line: 1, unit: 0 }), moved],
          }),
        ];
        const booking = { ...aBooking({ id: await bookings.nextId(), lines }), lines };
        await bookings.add(booking);
        return booking;
      });

    it('are read where they are, by the name that they had', async () => {
      const booking = await add();
      const read = await store().read.bookings.byId(booking.id);
      expect(read).toEqual(booking);
      expect(read && findSession(read, { line: 0, unit: 1 })).toMatchObject({
        at: 1,
        unit: 1,
        session: moved,
      });
      expect(read && findSession(read, { line: 0, unit: 2 })).toMatchObject({ at: 0, unit: 1 });
      expect(read && findSession(read, { line: 1, unit: 1 })).toBeNull();
    });

    it('stay there when they change', async () => {
      const booking = await add();
      const changed = [describing(moved, { joinUrl: 'https://meet.example/b' })];
      const after = withChanged(booking, changed);
      await store().unitOfWork(({ bookings }) => bookings.saveSessions(after, changed));
      expect(await store().read.bookings.byId(booking.id)).toEqual({
        ...after,
        version: booking.version + 1,
      });
      expect(after.lines[1]?.sessions[1]?.joinUrl).toBe('https://meet.example/b');
    });

    it('have the id and the calendar event that they always had, and the line that they have now', async () => {
      const booking = await add();
      const { sessions } = encodeBooking(booking, { now: START });
      expect(sessions.map(({ id, line, unit }) => [id.replace(`${booking.id}-`, ''), line, unit])).toEqual([
        ['1-1', 0, 0],
        ['1-3', 0, 1],
        ['2-1', 1, 0],
        ['1-2', 1, 1],
      ]);
      const [event] = eventsOf(booking, 'shop.example');
      expect(event).toMatchObject({
        uid: `${booking.reference}-1-2@shop.example`,
        summary: 'Trivia for many',
      });
    });

    it('are shown to desk and hosts with the line that they have now', async () => {
      const booking = await add();
      const hostId = await store().unitOfWork(async ({ hosts, assignments }) => {
        const host = await hosts.add(aHost({ name: unique('Noa') }));
        await assignments.reserve(
          anAssignment({
            hostId: host.id,
            bookingId: booking.id,
            line: 0,
            unit: 1,
            from: START.toISOString(),
          }),
        );
        return host.id;
      });
      const { board, register } = store().read;
      const shown = await board.between(START, new Date(START.getTime() + 60_000), 100);
      const own = shown.filter(({ bookingId }) => bookingId === booking.id);
      expect(own.map(({ line, session }) => [titleOf(line), session.line, session.unit])).toEqual([
        ['Trivia for many', 0, 1],
      ]);
      const [coming] = await board.comingOf(hostId, START);
      expect(coming).toMatchObject({ title: 'Trivia for many', line: 0, unit: 1 });
      const asked = { now: new Date('2031-05-06T10:00:00Z'), limit: 1_000 };
      const inbox = await board.inbox({
        ...asked,
        today: { from: START, to: new Date('2031-05-06T14:01:00Z') },
      });
      expect(
        inbox.today.sessions
          .filter(({ bookingId }) => bookingId === booking.id)
          .map(({ line }) => titleOf(line)),
      ).toEqual(['Trivia for many']);
      const range = { from: day('2031-05-06'), to: day('2031-05-06') };
      const [ofDay] = await register.sessions({ ...range, perDay: 500 });
      expect(
        ofDay?.sessions
          .filter(({ bookingId }) => bookingId === booking.id)
          .map(({ position, title }) => [position, title])
          .toSorted(),
      ).toEqual([
        [0, 'Trivia'],
        [1, 'Trivia for many'],
      ]);
    });

    it('are written with the lines, sums and customer of an amendment', async () => {
      const before = await add();
      const [first, second] = before.lines;
      if (!first || !second) throw new Error('Two lines were added');
      const added = aSession({ line: 2, unit: 0 });
      const lines = [
        withSessions({ ...first, quantity: 1, headcount: 30 }, first.sessions.slice(0, 1)),
        withSessions({ ...second, selectedTier: 'ultimate', quantity: 3, tierPrice: usd(1_700) }, [
          ...second.sessions.slice(0, 1),
          ...second.sessions.slice(1),
          ...first.sessions.slice(1),
        ]),
        aBookedLine({ sessions: [added], quantity: 1 }),
      ];
      const subtotal = usd(9_000);
      const fee = { kind: 'amendment', amount: usd(20), reason: 'Why', session: null, at: START } as const;
      const after: Booking = {
        ...before,
        lines,
        subtotal,
        fees: [fee],
        total: usd(9_020),
        customer: aCustomer({ firstName: 'Noa', purchaseOrder: 'PO-9' }),
      };
      const changed = [added, ...lines.flatMap(({ sessions }) => sessions)];
      await store().unitOfWork(({ bookings }) => bookings.saveAmendment(after, [...new Set(changed)]));
      const read = await store().read.bookings.byId(before.id);
      expect(read).toEqual({ ...after, version: before.version + 1 });
      expect(read?.lines.map(({ sessions }) => sessions.map(({ line, unit }) => `${line}.${unit}`))).toEqual([
        ['0.0'],
        ['1.0', '0.1', '0.2'],
        ['2.0'],
      ]);
    });
  });
