import { instantOf } from '@wondercast/core/calendar/scheduling/instant';
import { zonedSlot } from '@wondercast/core/calendar/scheduling/session-slot';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { dayIn } from '@wondercast/core/calendar/staffing/wall-clock';
import { timeWords } from '@wondercast/core/telling/notices/session-times';
import { encodeBooking } from '@wondercast/openapi/codec/booking';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { times } from '../../support/full.ts';
import { anAdmin, aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const ZONES: readonly Zone[] = [
  'EST',
  'PDT',
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
];
const MINUTE_MS = 60_000;
const FIRST = Date.UTC(2026, 2, 2) / MINUTE_MS;
const THREE_YEARS = 3 * 364 * 24 * 60;

const startIn = (file: unknown): Date | undefined => {
  const [event] = new ICAL.Component(ICAL.parse(String(file))).getAllSubcomponents('vevent');
  return event && new ICAL.Event(event).startDate.toJSDate();
};

it('invite, feed, mail, reminder and page say the same instant of an agreed session', async () => {
  const { shop, ports, drain, quiz } = await stockedShop();
  const lines = [aRequestedLine({ experienceId: quiz.id })];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: THREE_YEARS }),
      async (zone, minute) => {
        const startsAt = new Date((FIRST + minute) * MINUTE_MS);
        const booking = await shop.placeBooking(aPlacing({ lines, shownTotal: usd(990) }));
        const asking = { caller: aVisitor(), token: null };
        await shop.agreeSession(anAdmin(), `${booking.id}-1-1`, { startsAt, zone, version: null });
        await drain();
        const agreed = await ports.read.bookings.byId(booking.id);
        if (!agreed) throw new Error('The booking is gone');
        const [session] = encodeBooking(agreed, { now: ports.now() }).sessions;
        expect(session?.startsAt).toBe(startsAt.toISOString());
        const mail = ports.mails.findLast(({ messageId }) => messageId.startsWith('session-agreed'));
        expect(mail?.subject).toContain(timeWords({ startsAt, zone }));
        expect(startIn(mail?.attachments[0]?.content)).toEqual(startsAt);
        const url = await shop.addBookingFeed(asking, booking.id);
        const token = /calendar\/(.+)\.ics$/.exec(url)?.[1] ?? '';
        expect(startIn((await shop.calendarFeed(token)).content)).toEqual(startsAt);
        const key = { bookingId: booking.id, line: 0, unit: 0 };
        const coming = await ports.read.reminders.coming(startsAt, new Date(startsAt.getTime() + 1));
        expect(coming).toContainEqual({ ...key, startsAt, zone });
        await shop.mailSessionReminder({ ...key, day: dayIn(startsAt.getTime(), zone), daysAhead: 2 });
        const reminder = ports.mails.at(-1);
        expect(reminder?.messageId).toMatch(/^session-reminder/);
        expect(reminder?.text).toContain(timeWords({ startsAt, zone }));
        // A time that clocks show twice is written as the first, so there the words may be an hour before.
        const slot = zonedSlot({ startsAt, zone });
        const spoken = instantOf(slot)?.getTime() ?? 0;
        expect([0, 30, 60]).toContain((startsAt.getTime() - spoken) / MINUTE_MS);
      },
    ),
    { numRuns: times(25, 300) },
  );
});
