import type { Mail } from '@wondercast/core/kernel/mail';
import { BETWEEN_MAILS_MS } from '@wondercast/core/telling/notices/steps/claim-turn';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, aSlot, day, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const when = aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' });

const dated = async () => {
  const made = await stockedShop();
  const lines = [aRequestedLine({ quantity: 2, slots: [when] })];
  const booking = await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(1980) }));
  await made.drain();
  const mails = (stem: string) =>
    made.ports.mails.filter(({ messageId }) => messageId.startsWith(`${stem}-`));
  return { ...made, booking, mails };
};

const calendarOf = (mail: Mail | undefined) => {
  const [file] = mail?.attachments ?? [];
  const calendar = new ICAL.Component(ICAL.parse(String(file?.content)));
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
    start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
  }));
  return { method: calendar.getFirstPropertyValue('method'), events, type: file?.contentType };
};

describe('the mails of a schedule', () => {
  it('tell of a confirmation, with a confirmed session for the calendar', async () => {
    const { shop, booking, drain, mails } = await dated();
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
    await drain();
    const [mail, ...others] = mails('booking-confirmed');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your booking ${booking.reference} is confirmed`);
    expect(mail?.text).toContain('March 19, 2026, 2:30 PM EST');
    expect(mail?.text).not.toContain('tentative');
    expect(calendarOf(mail)).toMatchObject({
      method: 'REQUEST',
      events: [{ uid: `${booking.reference}-1-1@127.0.0.1`, status: 'CONFIRMED', sequence: 1 }],
    });
  });

  it('do not tell of a confirmation that was taken back meanwhile', async () => {
    const { shop, booking, drain, mails } = await dated();
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: false });
    await drain();
    expect(mails('booking-confirmed')).toEqual([]);
  });

  it('move a session: the id stays, the sequence rises', async () => {
    const { shop, booking, drain, mails, clock } = await dated();
    const first = calendarOf(mails('booking-received')[0]).events[0];
    const moved = { ...when, date: day('2026-04-02') };
    const items = [{ slots: [moved] }];
    await shop.changeSlots({ caller: aVisitor(), token: null }, booking.id, { items });
    await drain();
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
    clock.now = new Date(clock.now.getTime() + BETWEEN_MAILS_MS);
    await shop.scheduleBooking(anAdmin(), booking.id, { items: [{ slots: [when] }] });
    await drain();
    const [own, theirs, ...others] = mails('dates-changed').map((mail) => calendarOf(mail).events[0]);
    expect(others).toEqual([]);
    expect(own).toMatchObject({ uid: first?.uid, start: '2026-04-02T19:30:00.000Z', status: 'TENTATIVE' });
    expect(theirs).toMatchObject({ uid: first?.uid, start: '2026-03-19T19:30:00.000Z', status: 'CONFIRMED' });
    expect(Number(own?.sequence)).toBeGreaterThan(Number(first?.sequence));
    expect(Number(theirs?.sequence)).toBeGreaterThan(Number(own?.sequence));
  });

  it('tell of dates that change again and again at once, and then once in five minutes what holds in the end', async () => {
    const { shop, booking, drain, mails, clock } = await dated();
    const change = (date: string) =>
      shop.changeSlots({ caller: aVisitor(), token: null }, booking.id, {
        items: [{ slots: [{ ...when, date: day(date) }] }],
      });
    await change('2026-04-01');
    await drain();
    expect(mails('dates-changed')).toHaveLength(1);
    for (let date = 10; date < 30; date++) await change(`2026-04-${date}`);
    await drain();
    expect(mails('dates-changed')).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + BETWEEN_MAILS_MS);
    await drain();
    clock.now = new Date(clock.now.getTime() + BETWEEN_MAILS_MS);
    await drain();
    const [, later, ...others] = mails('dates-changed').map((mail) => calendarOf(mail).events[0]);
    expect(later?.start).toBe('2026-04-29T19:30:00.000Z');
    expect(others).toEqual([]);
  });

  it('go out anew at once after the mail server has failed', async () => {
    let failures = 2;
    const sent: Mail[] = [];
    const mailer = {
      send: async (mail: Mail) => {
        if (mail.messageId.startsWith('dates-changed') && failures-- > 0) throw new Error('421 busy');
        sent.push(mail);
      },
    };
    const { shop, drain } = await stockedShop({ mailer });
    const { id } = await shop.placeBooking(aPlacing());
    await shop.changeSlots({ caller: aVisitor(), token: null }, id, { items: [{ slots: [when] }] });
    await drain();
    expect(sent.filter(({ messageId }) => messageId.startsWith('dates-changed'))).toHaveLength(1);
  });

  it('are not sent when nothing has moved', async () => {
    const { shop, booking, drain, mails } = await dated();
    await shop.changeSlots({ caller: aVisitor(), token: null }, booking.id, { items: [{ slots: [when] }] });
    await drain();
    expect(mails('dates-changed')).toEqual([]);
  });

  it('take the sessions of a cancelled booking out of the calendar, and keep nothing of it', async () => {
    const { shop, ports, booking, drain, mails } = await dated();
    await shop.deleteBooking(aVisitor(), booking.id);
    await drain();
    const [mail] = mails('booking-cancelled');
    expect(mail?.to).toEqual({ name: 'Mara Reyes', address: 'mara@northlight.example' });
    expect(calendarOf(mail)).toMatchObject({
      method: 'CANCEL',
      type: 'text/calendar; charset=utf-8; method=CANCEL',
      events: [{ uid: `${booking.reference}-1-1@127.0.0.1`, status: 'CANCELLED', sequence: 1 }],
    });
    expect(ports.store.tables.jobs.all()).toEqual([]);
  });

  it('tell the shop of a new booking', async () => {
    const { booking, mails } = await dated();
    expect(mails('new-booking')).toMatchObject([
      {
        to: { name: 'Wondercast', address: 'hello@wondercast.example' },
        subject: `New booking ${booking.reference}: $1,980.00 by Mara Reyes, Northlight Studio`,
        text: expect.stringContaining(`/admin?tab=bookings&booking=${booking.id}&page=1\n`),
      },
    ]);
  });

  it('remind of a confirmed session two days before, once', async () => {
    const { shop, booking, clock, drain, mails } = await dated();
    clock.now = new Date('2026-03-17T00:00:00.000Z');
    expect(await shop.remindOfSessions()).toBe(0);
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
    clock.now = new Date('2026-03-17T12:59:59.000Z');
    expect(await shop.remindOfSessions()).toBe(0);
    clock.now = new Date('2026-03-17T13:00:00.000Z');
    expect(await shop.remindOfSessions()).toBe(1);
    expect(await shop.remindOfSessions()).toBe(0);
    await drain();
    expect(mails('session-reminder')).toMatchObject([{ subject: 'Your session is on Mar 19, 2026' }]);
    expect(mails('session-reminder')[0]?.text).toContain('March 19, 2026, 2:30 PM EST');
  });

  it('do not remind of a session that was moved after all', async () => {
    const { shop, booking, clock, drain, mails } = await dated();
    await shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
    clock.now = new Date('2026-03-17T14:00:00.000Z');
    expect(await shop.remindOfSessions()).toBe(1);
    await shop.scheduleBooking(anAdmin(), booking.id, { items: [{ slots: [aSlot()] }] });
    await drain();
    expect([...mails('reminder'), ...mails('session-reminder')]).toEqual([]);
  });
});
