import { describe, expect, it } from 'vitest';
import { aRequestedLine, aSlot, day, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const planned = async () => {
  const made = await stockedShop();
  const lines = [aRequestedLine({ experienceId: made.quiz.id, quantity: 2 })];
  const booking = await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(1980) }));
  await made.drain();
  const last = (name: string) => made.ports.mails.findLast(({ messageId }) => messageId.startsWith(name));
  const at = (startsAt: string) => ({ startsAt: new Date(startsAt), zone: 'America/New_York' as const });
  const agree = (startsAt: string) =>
    made.shop.agreeSession(anAdmin(), `${booking.id}-1-1`, { ...at(startsAt), version: null });
  return { ...made, booking, last, at, agree };
};

describe('mails of a session', () => {
  it('show each suggested time with a link that only opens the page', async () => {
    const { shop, booking, drain, last, at } = await planned();
    const times = [at('2026-03-20T22:00:00.000Z'), at('2026-03-24T21:00:00.000Z')];
    await shop.suggestTimes(anAdmin(), `${booking.id}-1-1`, {
      times,
      note: 'Bring <b>snacks</b>',
      holdHosts: false,
      expiresAt: null,
      version: null,
    });
    await drain();
    const mail = last('session-suggested');
    expect(mail?.subject).toBe('Two times for The Big Quiz, session 1');
    const links = [...(mail?.text.matchAll(/\/sessions\/([\w-]+)\?time=(\d)/g) ?? [])];
    expect(links.map(([, , time]) => time)).toEqual(['0', '1']);
    expect(new Set(links.map(([, token]) => token)).size).toBe(1);
    expect(mail?.text).toContain('Friday, March 20, 2026, 6:00 PM EDT, New York');
    expect(mail?.html).not.toContain('<b>snacks</b>');
  });

  it('say the time before and the time now when it moves, with the same id in calendars', async () => {
    const { agree, drain, last } = await planned();
    await agree('2026-03-20T22:00:00.000Z');
    await drain();
    const agreed = last('session-agreed');
    await agree('2026-03-24T21:00:00.000Z');
    await drain();
    const moved = last('session-moved');
    expect(moved?.html).toMatch(/<s>[^<]*March 20, 2026, 6:00 PM EDT, New York<\/s>/);
    expect(moved?.subject).toContain('March 24, 2026, 5:00 PM EDT, New York');
    const part = (of: typeof moved, name: string) =>
      new RegExp(`${name}:(.*)`).exec(String(of?.attachments[0]?.content))?.[1];
    expect(part(moved, 'UID')).toBe(part(agreed, 'UID'));
    expect(Number(part(moved, 'SEQUENCE'))).toBeGreaterThan(Number(part(agreed, 'SEQUENCE')));
    expect(part(moved, 'DTSTART')).toBe('20260324T210000Z');
  });

  it('have one file to download: wishes until a time is agreed, then only what is agreed', async () => {
    const { shop, quiz } = await stockedShop();
    const slots = ['2026-03-20', '2026-03-21'].map((date) =>
      aSlot({ date: day(date), time: '2:30', meridiem: 'PM', zone: 'EDT' }),
    );
    const lines = [aRequestedLine({ experienceId: quiz.id, quantity: 2, slots })];
    const owner = aVisitor();
    const { id } = await shop.placeBooking(aPlacing({ caller: owner, lines, shownTotal: usd(1980) }));
    const starts = async () => {
      const { content } = await shop.bookingCalendar({ caller: owner, token: null }, id);
      return content.match(/(?<=DTSTART:)\S+/g);
    };
    expect(await starts()).toEqual(['20260320T183000Z', '20260321T183000Z']);
    const startsAt = new Date('2026-03-20T22:00:00.000Z');
    await shop.agreeSession(anAdmin(), `${id}-1-1`, { startsAt, zone: 'America/New_York', version: null });
    expect(await starts()).toEqual(['20260320T220000Z']);
  });

  it('say that dates are set only where all are, and name the sessions without one', async () => {
    const { shop, booking, agree, drain, last } = await planned();
    await agree('2026-03-20T22:00:00.000Z');
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
    await drain();
    const some = last('booking-confirmed');
    expect(some?.text).toContain('Still without an agreed time: The Big Quiz, session 2.');
    expect(`${some?.html}`).not.toContain('your dates are set');
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: false });
    await shop.scheduleBooking(anAdmin(), booking.id, {
      items: [
        {
          slots: ['2026-03-20', '2026-03-21'].map((date) =>
            aSlot({ date: day(date), time: '2:30', meridiem: 'PM', zone: 'EDT' }),
          ),
        },
      ],
    });
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
    await drain();
    expect(last('booking-confirmed')?.html).toContain('your dates are set');
  });

  it('are sent once, also when their job runs again', async () => {
    const { shop, booking, agree, drain, ports } = await planned();
    await agree('2026-03-20T22:00:00.000Z');
    await drain();
    const count = ports.mails.length;
    const [line] = (await ports.read.bookings.byId(booking.id))?.lines ?? [];
    const version = line?.sessions[0]?.version ?? 0;
    await shop.mailSessionAgreed({ bookingId: booking.id, line: 0, unit: 0, version });
    expect(ports.mails.length).toBe(count);
  });

  it('tell the desk once that a suggestion has expired and that other times are preferred', async () => {
    const { shop, booking, drain, ports, clock, at } = await planned();
    const id = `${booking.id}-1-1`;
    const times = [at('2026-03-20T22:00:00.000Z')];
    const suggest = () =>
      shop.suggestTimes(anAdmin(), id, {
        times,
        note: null,
        holdHosts: false,
        expiresAt: null,
        version: null,
      });
    await suggest();
    const preferences = [aSlot({ date: day('2026-03-21'), time: '2:30', meridiem: 'PM', zone: 'EDT' })];
    await shop.setPreferences(
      { caller: aVisitor(), token: null },
      { bookingId: booking.id, id },
      { preferences, guestNotes: null, version: null },
    );
    const place = { bookingId: booking.id, line: 0, unit: 0 };
    const version = (await ports.read.bookings.byId(booking.id))?.lines[0]?.sessions[0]?.version ?? 0;
    await drain();
    await suggest();
    clock.now = new Date('2026-03-19T08:00:00.000Z');
    await drain();
    await shop.mailPreferencesChanged({ ...place, version });
    await shop.mailSuggestionExpired({ ...place, round: 2 });
    const toDesk = (kind: string) => ports.mails.filter(({ messageId }) => messageId.startsWith(kind)).length;
    expect([toDesk('preferences-changed'), toDesk('suggestion-expired')]).toEqual([1, 1]);
    const log = (await ports.read.bookingMails.of(booking.id)).map(({ kind }) => kind);
    expect(log).toEqual(expect.arrayContaining(['preferences-changed', 'suggestion-expired']));
  });
});
