import { cancelling } from '@wondercast/core/calendar/scheduling/session-changes';
import type { Mail } from '@wondercast/core/kernel/mail';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aCancellation, aHost, aRequestedLine, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const FRIDAY = '2026-03-20T22:00:00.000Z';
const TUESDAY = '2026-03-24T21:00:00.000Z';
const SECRETS = ['Reyes', 'mara@northlight.example', '$'];

/** A session at 6 PM in New York, and a host in London; the mail server can be down. */
const staffed = async () => {
  const sent: Mail[] = [];
  const server = { isDown: false };
  const mailer = {
    send: async (mail: Mail) => {
      if (server.isDown) throw new Error('The mail server is down');
      sent.push(mail);
    },
  };
  const made = await stockedShop({ mailer });
  const { shop, ports, drain, quiz } = made;
  const lines = [aRequestedLine({ experienceId: quiz.id, quantity: 2 })];
  const booking = await shop.placeBooking(aPlacing({ lines, shownTotal: usd(1980) }));
  const fields = { name: 'Anjali Rao', zone: 'Europe/London' as const, experienceIds: [quiz.id] };
  const host = await ports.unitOfWork(({ hosts }) => hosts.add(aHost(fields)));
  const agree = (startsAt: string, unit = 1) =>
    shop.agreeSession(anAdmin(), `${booking.id}-1-${unit}`, {
      startsAt: new Date(startsAt),
      zone: 'America/New_York',
      version: null,
    });
  const assign = async (ask: boolean, unit = 1) => {
    const id = `${booking.id}-1-${unit}`;
    const { assignments } = await shop.assignHost(anAdmin(), id, { hostId: host.id, ask, instead: null });
    return assignments[0]?.id ?? 0;
  };
  const named = (name: string) => sent.filter(({ messageId }) => messageId.startsWith(name));
  const last = (name: string) => named(name).at(-1);
  await agree(FRIDAY);
  await drain();
  return { ...made, booking, host, agree, assign, named, last, server };
};

const tokenIn = (mail: Mail | undefined) => /\/host\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const expectNoSecret = (mail: Mail | undefined) => {
  for (const secret of SECRETS) expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(secret);
};

describe('mails of hosts', () => {
  it('ask with a date in the zone of the host, and two buttons that answer nothing by themselves', async () => {
    const { shop, ports, drain, assign, last } = await staffed();
    const id = await assign(true);
    await drain();
    const mail = last('host-asked');
    expect(mail?.subject).toBe(
      'Can you lead The Big Quiz, session 1 on Friday, March 20, 2026, 10:00 PM GMT, London?',
    );
    expect(mail?.html).toMatch(/>March<.*>20<.*10:00 PM to 11:00 PM/s);
    expect(mail?.text).toContain('For the guests: 6:00 PM EDT, New York');
    expect(mail?.text).toContain('For Mara at Northlight Studio');
    const links = [...(mail?.text.matchAll(/\/host\/([\w-]+)\?(accept|decline)=(\d+)/g) ?? [])];
    expect(links.map(([, , answer, of]) => [answer, Number(of)])).toEqual([
      ['accept', id],
      ['decline', id],
    ]);
    expect((await shop.hostPage(links[0]?.[1] ?? '')).asks).toHaveLength(1);
    expect((await ports.read.assignments.byId(id))?.state).toBe('asked');
    expectNoSecret(mail);
  });

  it('are sent once over retries, and the desk sees each attempt in the log', async () => {
    const { shop, ports, drain, assign, booking, named, server } = await staffed();
    server.isDown = true;
    const assignmentId = await assign(true);
    await drain();
    const log = () => ports.read.bookingMails.of(booking.id);
    expect((await log())[0]).toMatchObject({ kind: 'host-asked', state: 'failed' });
    server.isDown = false;
    for (let again = 0; again < 3; again += 1) await shop.mailHostAsked({ assignmentId, version: 1 });
    expect(named('host-asked')).toHaveLength(1);
    expect((await log())[0]).toMatchObject({ kind: 'host-asked', state: 'sent' });
  });

  it('say the former time struck out when a session moves, to one who is asked and to one who leads', async () => {
    const { shop, drain, agree, assign, last } = await staffed();
    const id = await assign(true);
    await drain();
    await agree(TUESDAY);
    await drain();
    const asked = last('host-asked');
    expect(asked?.subject).toMatch(/^New time: can you lead .* March 24, 2026, 9:00 PM GMT, London\?$/);
    expect(asked?.html).toMatch(/<s>[^<]*March 20, 2026, 10:00 PM GMT, London<\/s>/);
    expect(asked?.text).toContain(`?decline=${id}`);
    await shop.answerAssignment(tokenIn(asked), id, { accept: true });
    await agree(FRIDAY);
    await drain();
    const leads = last('host-asked');
    expect(leads?.subject).toMatch(/^New time: you lead .* March 20/);
    expect(leads?.html).toMatch(/<s>[^<]*March 24, 2026, 9:00 PM GMT, London<\/s>/);
    expect(leads?.text).not.toContain('decline');
    expectNoSecret(leads);
  });

  it('say that a session is theirs, or no longer, also when its booking is gone', async () => {
    const { shop, drain, assign, booking, host, last, named } = await staffed();
    const assignmentId = await assign(false);
    await drain();
    expect(last('host-asked')?.subject).toMatch(/^You lead The Big Quiz, session 1 on Friday/);
    await shop.withdrawAssignment(anAdmin(), assignmentId);
    await drain();
    const [title, startsAt, reference] = ['The Big Quiz', FRIDAY, booking.reference];
    await shop.mailHostWithdrawn({ assignmentId, hostId: host.id, title, startsAt, reference });
    expect(named('host-withdrawn')).toHaveLength(1);
    expect(last('host-withdrawn')?.text).toContain('Friday, March 20, 2026, 10:00 PM GMT, London');
    await assign(true);
    await drain();
    await shop.deleteAnyBooking(anAdmin(), booking.id);
    await drain();
    expect(named('host-withdrawn')).toHaveLength(2);
  });

  it('name the sessions of the day ahead once, and open the page', async () => {
    const { shop, clock, drain, agree, assign, host, last, named } = await staffed();
    await assign(false);
    await agree('2026-03-20T18:00:00.000Z', 2);
    await assign(false, 2);
    await shop.sendHostLink(anAdmin(), host.id);
    await drain();
    expect((await shop.hostPage(tokenIn(last('host-link')))).sessions).toHaveLength(2);
    clock.now = new Date('2026-03-19T17:00:00.000Z');
    await shop.remindOfSessions();
    await shop.remindOfSessions();
    await drain();
    await shop.mailHostDayAhead({ hostId: host.id, day: '2026-03-20' });
    expect(named('host-day')).toHaveLength(1);
    const mail = last('host-day');
    expect(mail?.subject).toBe('You lead 2 sessions on Friday, March 20, 2026');
    expect(mail?.text).toMatch(/6:00 PM GMT, London: .*session 2.*\n10:00 PM GMT, London: .*session 1/);
    expectNoSecret(mail);
  });
});

it('a calendar of a host says the first name and the company, and nothing else of the customer', async () => {
  const { shop, drain, assign, booking, last } = await staffed();
  await assign(true);
  await drain();
  const url = await shop.addHostFeed(tokenIn(last('host-asked')));
  const { content } = await shop.calendarFeed(/calendar\/(.+)\.ics$/.exec(url)?.[1] ?? '');
  const [event, ...others] = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  expect(event?.getFirstPropertyValue('description')).toBe('For Mara, Northlight Studio');
  const { lastName, email, phoneNumber } = booking.customer;
  for (const secret of [lastName, email, phoneNumber, '$']) expect(content).not.toContain(secret);
});

it('a cancelled session is mailed once, and leaves calendars under the id of its invite', async () => {
  const { shop, ports, drain, booking, last, named } = await staffed();
  const agreed = last('session-agreed');
  const url = await shop.addBookingFeed({ caller: aVisitor(), token: null }, booking.id);
  const shown = async () => (await shop.calendarFeed(/calendar\/(.+)\.ics$/.exec(url)?.[1] ?? '')).content;
  expect(await shown()).toContain('STATUS:CONFIRMED');
  const session = (await ports.read.bookings.byId(booking.id))?.lines[0]?.sessions[0];
  if (!session) throw new Error('The booking has this session');
  const cancelled = cancelling(session, aCancellation({ at: ports.now() }));
  await ports.unitOfWork(async ({ bookings }) => {
    const locked = await bookings.lock(booking.id);
    if (locked) await bookings.saveSessions(locked, [cancelled]);
  });
  const job = { bookingId: booking.id, line: 0, unit: 0, version: cancelled.version };
  await shop.mailSessionCancelled(job);
  await shop.mailSessionCancelled(job);
  await drain();
  expect(named('session-cancelled')).toHaveLength(1);
  const mail = last('session-cancelled');
  expect(mail?.text).toContain('Friday, March 20, 2026, 6:00 PM EDT, New York does not take place.');
  const file = (of: Mail | undefined) => String(of?.attachments[0]?.content);
  expect(file(mail)).toMatch(/METHOD:CANCEL/);
  expect(/UID:(.*)/.exec(file(mail))?.[1]).toBe(/UID:(.*)/.exec(file(agreed))?.[1]);
  expect(await shown()).toContain('STATUS:CANCELLED');
});
