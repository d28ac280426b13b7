import { createShop } from '@wondercast/core/shop';
import type { Wire } from '@wondercast/openapi/codec/wire';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { until } from '../../support/until.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';

type DeskReply = Wire<'AdminSession'> & Wire<'Problem'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEW_YORK = 'America/New_York';

/** 3 PM UTC, so many days ahead. */
const inDays = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T15:00:00.000Z`;
const wish = (days: number, time: string) => ({
  date: inDays(days).slice(0, 10),
  time,
  meridiem: 'PM',
  zone: NEW_YORK,
});
/** Mails of other tests of the same shop go out first. */
const MAILED_MS = 40_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1_440 }));
const pathOf = (address: string | undefined): string => new URL(address ?? '').pathname;

/** What a subscribed calendar shows of each session, by the id of its event. */
const eventsIn = (file: string) =>
  new Map(
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
      const { uid, startDate, sequence } = new ICAL.Event(component);
      const status = String(component.getFirstPropertyValue('status'));
      return [uid, { startsAt: startDate.toJSDate().toISOString(), sequence: sequence ?? 0, status }];
    }),
  );

/** Everything between a customer's first wish and the last reminder, over the API and the mails alone. */
export const describeAgreedDates = (app: () => TestApp) =>
  describe('dates that everybody can trust', () => {
    const mailed = (what: string, file: string, text: string) =>
      until(
        what,
        async () =>
          (await app().outbox()).findLast(
            (sent) => sent.file.includes(file) && Boolean(sent.mail.text?.includes(text)),
          ),
        MAILED_MS,
      );
    const feed = async (path: string) => eventsIn((await app().client().get(path)).text);

    it('keep the second of two times by one name, where clocks go back, through every list and change', async () => {
      const desk = await app().admin();
      const day = '2027-11-07';
      // 1:30 AM in New York, for the second time that night.
      const startsAt = `${day}T06:30:00.000Z`;
      const { body: booking } = await book(app().client());
      const session = `/api/admin/sessions/${booking.id}-1-1`;
      const agreed = await desk.post<DeskReply>(`${session}/agree`, { startsAt, zone: NEW_YORK });
      expect(agreed.status).toBe(200);
      const listed = async () => {
        const { body } = await desk.get<Wire<'SessionCalendar'>>(
          `/api/admin/slots?from=${day}&to=${day}&perDay=100`,
        );
        return body.days
          .flatMap(({ sessions }) => sessions)
          .filter(({ bookingId }) => bookingId === booking.id)
          .map((each) => each.startsAt);
      };
      expect(await listed()).toEqual([startsAt]);
      const csv = await desk.get(`/api/admin/bookings.csv?search=${booking.bookingReference}`);
      expect(csv.text).toContain('1:30 AM America/New_York (UTC−5)');
      const confirm = (confirmed: boolean) =>
        desk.patch(`/api/admin/bookings/${booking.id}/confirmation-status`, { confirmed });
      expect((await confirm(false)).status).toBe(200);
      expect(await listed()).toEqual([startsAt]);
      expect((await confirm(true)).status).toBe(200);
      expect((await desk.get<DeskReply>(session)).body.startsAt).toBe(startsAt);
    });

    /** A host of the shop, and what opens in the mails that they get. */
    const hire = async (desk: Awaited<ReturnType<TestApp['admin']>>, firstName: string) => {
      const email = `${unique(firstName.toLowerCase())}@hosts.example`;
      const { status, body } = await desk.post<Wire<'Host'>>('/api/admin/hosts', {
        name: unique(firstName),
        email,
        zone: 'Europe/London',
        languages: ['en'],
        experienceIds: [1],
        hours: everyDay,
      });
      expect(status).toBe(201);
      const ask = () =>
        until(`a mail to ${firstName}`, async () =>
          (await app().outbox()).findLast(
            ({ file, recipients }) => file.includes('host-asked') && recipients.includes(email),
          ),
        );
      const token = async () => /\/host\/([\w-]{20,})/.exec((await ask()).mail.text ?? '')?.[1] ?? '';
      const page = async () =>
        (
          await app()
            .client()
            .get<Wire<'HostPage'>>(`/api/host/${await token()}`)
        ).body;
      const answer = async (assignmentId: number, given: object) =>
        app()
          .client()
          .post<Wire<'HostPage'>>(`/api/host/${await token()}/assignments/${assignmentId}`, given);
      const calendar = async () => {
        const made = await app()
          .client()
          .post<Wire<'CalendarFeed'>>(`/api/host/${await token()}/calendar-feed`);
        return pathOf(made.body.url);
      };
      return { id: body.id, name: body.name, email, ask, page, answer, calendar };
    };

    it('confirm a booking no longer when one of them is open again, unless an administrator has confirmed it', async () => {
      const desk = await app().admin();
      const customer = await app().signedIn();
      const { body: booking } = await book(customer, {
        items: [aLine({ slots: [wish(30, '2:00')] })],
      });
      const read = async () =>
        (await customer.get<BookingReply>(`/api/bookings/${booking.id}`)).body.confirmed;
      const path = `/api/admin/bookings/${booking.id}`;
      const agree = () =>
        desk.post<DeskReply>(`/api/admin/sessions/${booking.id}-1-1/agree`, {
          startsAt: inDays(30),
          zone: NEW_YORK,
        });
      const reopen = () => desk.patch(`${path}/slots`, { items: [{ slots: [{ time: 'after lunch' }] }] });
      const listed = async () =>
        (
          await desk.get<BookingReply[]>(
            `/api/admin/bookings?confirmed=true&search=${booking.bookingReference}`,
          )
        ).body.length;
      expect((await agree()).status).toBe(200);
      expect([await read(), await listed()]).toEqual([true, 1]);
      expect((await reopen()).status).toBe(200);
      expect([await read(), await listed()]).toEqual([false, 0]);
      await desk.patch(`${path}/confirmation-status`, { confirmed: true });
      expect((await agree()).status).toBe(200);
      expect((await reopen()).status).toBe(200);
      expect([await read(), await listed()]).toEqual([true, 1]);
    });

    it('are agreed, staffed, moved and reminded of, and every calendar follows', async () => {
      const desk = await app().admin();
      const customer = await app().signedIn();
      const [anjali, marco, ines] = [
        await hire(desk, 'Anjali'),
        await hire(desk, 'Marco'),
        await hire(desk, 'Ines'),
      ];

      // Two sessions, each with three times that suit.
      const { status, body: booking } = await book(customer, {
        totalPrice: 2900,
        items: [
          aLine({
            quantity: 2,
            preferences: [
              [wish(30, '2:00'), wish(31, '2:00'), wish(32, '2:00')],
              [wish(40, '4:00'), wish(41, '4:00'), wish(42, '4:00')],
            ],
          }),
        ],
      });
      expect(status).toBe(201);
      const [first, second] = [`${booking.id}-1-1`, `${booking.id}-1-2`];
      const read = async () => (await customer.get<BookingReply>(`/api/bookings/${booking.id}`)).body;
      expect((await read()).sessions.map(({ preferences }) => preferences.length)).toEqual([3, 3]);
      const post = (session: string, act: string, body: object) =>
        desk.post<DeskReply>(`/api/admin/sessions/${session}/${act}`, body);
      const inQueue = async (queue: 'needsTime' | 'needsHost' | 'declined' | 'needsLink') =>
        (await desk.get<Wire<'Inbox'>>('/api/admin/inbox')).body[queue].sessions.some(
          ({ bookingId }) => bookingId === booking.id,
        );
      expect(await inQueue('needsTime')).toBe(true);

      // One takes a time that was wished for, the other is answered by times that the customer chooses from in the mail.
      expect((await post(first, 'agree', { preference: 1 })).body.state).toBe('agreed');
      expect((await read()).confirmed).toBe(false);
      const times = [45, 46, 47].map((days) => ({ startsAt: inDays(days), zone: NEW_YORK }));
      expect((await post(second, 'suggestions', { times, holdHosts: false })).body.state).toBe('suggested');
      const suggestion = await mailed('the suggested times', 'session-suggested', booking.bookingReference);
      const links = [...(suggestion.mail.text ?? '').matchAll(/\/sessions\/([\w-]{20,})\?time=(\d)/g)];
      expect(links.map(([, , time]) => time)).toEqual(['0', '1', '2']);
      const file = () => app().client().get(`/api/sessions/${links[1]?.[1]}/calendar`);
      expect((await file()).status).toBe(404);
      const accepted = await app()
        .client()
        .post<Wire<'SuggestionPage'>>(`/api/sessions/${links[1]?.[1]}`, { time: 1 });
      expect(accepted.body).toMatchObject({
        state: 'agreed',
        bookingReference: booking.bookingReference,
        session: { startsAt: inDays(46) },
      });
      const [agreed, ...others] = eventsIn((await file()).text).values();
      expect([agreed?.startsAt, others]).toEqual([inDays(46), []]);
      expect((await read()).confirmed).toBe(true);
      await mailed('that all dates are set', 'booking-confirmed', booking.bookingReference);

      // One host accepts. Another declines, which the desk hears of, and a third is found.
      const ask = async (session: string, hostId: number) =>
        (await post(session, 'assignments', { hostId })).body.assignments[0]?.id ?? 0;
      await anjali.answer(await ask(first, anjali.id), { accept: true });
      const declined = await ask(second, marco.id);
      expect((await marco.page()).asks).toHaveLength(1);
      await marco.answer(declined, { accept: false, reason: 'busy', note: 'A family day.' });
      expect([await inQueue('declined'), await inQueue('needsHost')]).toEqual([true, false]);
      expect((await read()).sessions.map(({ hosts }) => hosts.map(({ name }) => name))).toEqual([
        [anjali.name],
        [],
      ]);
      const { body: candidates } = await desk.get<Wire<'Candidate'>[]>(
        `/api/admin/sessions/${second}/candidates`,
      );
      expect(candidates.filter(({ free }) => free).map(({ hostId }) => hostId)).toContain(ines.id);
      await ines.answer(await ask(second, ines.id), { accept: true });
      expect([await inQueue('declined'), await inQueue('needsLink')]).toEqual([false, true]);
      for (const [session, room] of [
        [first, 'one'],
        [second, 'two'],
      ])
        await desk.patch(`/api/admin/sessions/${session}`, { joinUrl: `https://meet.example/${room}` });
      expect((await read()).sessions.map(({ ready }) => ready)).toEqual([true, true]);

      // Three calendars say the same before and after a move, under the same ids.
      const ofBooking = pathOf(
        (await customer.post<Wire<'CalendarFeed'>>(`/api/bookings/${booking.id}/calendar-feed`)).body.url,
      );
      const ofAccount = pathOf(
        (await customer.post<Wire<'CalendarFeed'>>('/api/account/calendar-feed')).body.url,
      );
      const ofHost = await ines.calendar();
      const before = { booking: await feed(ofBooking), host: await feed(ofHost) };
      const uids = [...before.booking.keys()];
      const [, uid = ''] = uids;
      expect(before.booking.get(uid)).toMatchObject({ startsAt: inDays(46), status: 'CONFIRMED' });
      expect(await feed(ofAccount)).toEqual(before.booking);
      const moved = await post(second, 'agree', { startsAt: inDays(50), zone: NEW_YORK });
      expect(moved.body).toMatchObject({ state: 'agreed', startsAt: inDays(50) });
      const after = { booking: await feed(ofBooking), host: await feed(ofHost) };
      expect([...after.booking.keys()]).toEqual(uids);
      expect(after.booking.get(uid)?.startsAt).toBe(inDays(50));
      expect(await feed(ofAccount)).toEqual(after.booking);
      expect(after.host.get(uid)?.startsAt).toBe(inDays(50));
      for (const whose of ['booking', 'host'] as const)
        expect(after[whose].get(uid)?.sequence).toBeGreaterThan(before[whose].get(uid)?.sequence ?? Infinity);
      const notice = await mailed('the new time', 'session-moved', booking.bookingReference);
      const invite = eventsIn(String(notice.mail.attachments[0]?.content)).get(uid);
      expect(invite).toMatchObject({ startsAt: inDays(50), sequence: after.booking.get(uid)?.sequence });
      expect((await ines.page()).sessions.map(({ startsAt }) => startsAt)).toEqual([inDays(50)]);
      expect((await ines.ask()).mail.subject).toMatch(/^New time: you lead/);

      // The clock is set forward; work that is due runs on the same store, more than once.
      const remindersOn = async (daysFromNow: number) => {
        // Evening for hosts in London, afternoon for guests in New York.
        const now = () => new Date(Date.parse(inDays(daysFromNow)) + 5 * HOUR_MS);
        const later = createShop({ ...app().running.ports, now });
        await later.remindOfSessions();
        await later.remindOfSessions();
      };
      const reminders = async () =>
        (await app().outbox())
          .filter(({ file, mail }) => /reminder/.test(file) && mail.text?.includes(booking.bookingReference))
          .map(({ mail }) => mail);
      await remindersOn(39);
      await remindersOn(43);
      const ahead = await until('the reminder a week ahead', async () => (await reminders())[0], MAILED_MS);
      expect(ahead.text).toContain('https://meet.example/two');
      await remindersOn(48);
      const all = await until(
        'the reminder two days ahead',
        async () => {
          const found = await reminders();
          return found.length > 1 ? found : null;
        },
        MAILED_MS,
      );
      expect(all.map(({ text }) => /(\d) days? to go/.exec(text ?? '')?.[1]).toSorted()).toEqual(['2', '7']);
      await remindersOn(49);
      const evening = await mailed('the day ahead of the host', 'host-day', 'https://meet.example/two');
      expect(evening.recipients).toEqual([ines.email]);
    });
  });
