import type { Wire } from '@wondercast/openapi/codec/wire';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/http-client.ts';
import { aLine, book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';
import { describeOnEachStore } from './each-store.ts';

type Reply = Wire<'Booking'> & Wire<'Problem'>;

const FULL = { date: '2099-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' };
const OTHER = { date: '2099-04-02', time: '9', meridiem: 'AM', zone: 'PDT' };
const NONE = { date: null, time: null, meridiem: null, zone: null };

const CONFIRMED = 'Confirmed bookings cannot be changed.';

describeOnEachStore('the dates of a booking', (app) => {
  /** Two sessions on one line, the first dated, and one on another. */
  const placed = async (client: Client) =>
    (
      await book(client, {
        totalPrice: 4350,
        items: [aLine({ quantity: 2, slots: [FULL] }), aLine()],
      })
    ).body;
  const change = (client: Client, id: number, body: object, token = '') =>
    client.patch<Reply>(`/api/bookings/${id}/slots${token && `?token=${token}`}`, body);
  const calendar = (client: Client, id: number, token = '') =>
    client.get<string>(`/api/bookings/${id}/calendar${token && `?token=${token}`}`);
  const confirm = (id: number) =>
    app().running.ports.unitOfWork(({ bookings }) => bookings.setState(id, 'confirmed'));
  const byReference = async (client: Client, { bookingReference }: Wire<'Booking'>) =>
    (await client.get<Reply>(`/api/bookings/by-reference/${bookingReference}`)).body;

  it('are changed by the account, answered whole, and kept', async () => {
    const mara = await app().signedIn();
    const booking = await placed(mara);
    const items = [{ slots: [null, OTHER] }, { slots: [{ date: '2099-05-01T23:30:00-08:00' }] }];
    const { status, body } = await change(mara, booking.id, { items, version: 1 });
    expect(status).toBe(200);
    expect(body.items.map(({ slots }) => slots)).toEqual([[NONE, OTHER], [{ ...NONE, date: '2099-05-01' }]]);
    expect(body).toMatchObject({ version: 2, totalPrice: 4350, date: null, time: 'TBD' });
    expect(await byReference(mara, booking)).toEqual(body);
  });

  it('are changed by the visitor’s browser and by the bearer of the mailed link', async () => {
    const visitor = app().client();
    const booking = await placed(visitor);
    const items = [{}, { slots: [OTHER] }];
    expect((await change(visitor, booking.id, { items })).status).toBe(200);
    const { token } = await mailTo(app(), booking.bookingReference);
    const bearer = await change(app().client(), booking.id, { items: [{ slots: [] }, {}] }, token);
    expect(bearer.status).toBe(200);
    expect(bearer.body).toMatchObject({ version: 3 });
    expect(bearer.body.items.map(({ slots }) => slots)).toEqual([[NONE, NONE], [OTHER]]);
  });

  it('are nobody else’s to change or to know', async () => {
    const [mara, otto] = [await app().signedIn(), await app().signedIn()];
    const [booking, another] = [await placed(mara), await placed(app().client())];
    const { token } = await mailTo(app(), another.bookingReference);
    const items = [{ slots: [] }, {}];
    for (const [client, given] of [
      [otto, ''],
      [await app().admin(), ''],
      [app().client(), token],
      [app().client(), 'guess'],
    ] as const)
      for (const reply of [
        await change(client, booking.id, { items }, given),
        await calendar(client, booking.id, given),
      ]) {
        expect(reply.status).toBe(404);
        expect(reply.text).not.toContain('Reyes');
      }
    expect((await change(app().client(), booking.id, { items })).status).toBe(401);
    expect((await calendar(app().client(), booking.id)).status).toBe(401);
    expect(await byReference(mara, booking)).toEqual(booking);
  });

  it.each([
    [{ items: [{ slots: [{ date: '2020-01-01' }] }, {}] }, 'Past dates cannot be chosen.'],
    [{ items: [{}, { slots: [FULL, OTHER] }] }, 'More dates than units'],
    [{ items: [{}] }, 'Send one entry for each line of the booking'],
    [{ items: [{}, {}, {}] }, 'Send one entry for each line of the booking'],
    [{ items: [{ slots: [{ date: '2099-02-30' }] }, {}] }, 'Must be a date as YYYY-MM-DD'],
    [{ items: [{ slots: [{ zone: 'CET' }] }, {}] }, 'Must be a listed time zone'],
    [{ items: null }, 'Send the dates of each line'],
    [{}, 'Send the dates of each line'],
  ])('are not changed to %j', async (body, message) => {
    const mara = await app().signedIn();
    const booking = await placed(mara);
    const reply = await change(mara, booking.id, body);
    expect([reply.status, reply.body.message]).toEqual([422, message]);
    expect(await byReference(mara, booking)).toEqual(booking);
  });

  it('are not changed by an edit of an older version', async () => {
    const mara = await app().signedIn();
    const { id } = await placed(mara);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => change(mara, id, { items: [{ slots: [OTHER] }, {}], version: 1 })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const stale = replies.find(({ status }) => status === 409);
    expect(stale?.body.message).toBe('Changed by someone else. Reload and try again.');
  });

  it('are fixed once the booking is confirmed, also when that happens at the same moment', async () => {
    const mara = await app().signedIn();
    const items = [{ slots: [OTHER] }, {}];
    const first = await placed(mara);
    await confirm(first.id);
    const late = await change(mara, first.id, { items });
    expect([late.status, late.body.message]).toEqual([409, CONFIRMED]);
    for (let round = 0; round < 5; round++) {
      const booking = await placed(mara);
      const [reply] = await Promise.all([change(mara, booking.id, { items }), confirm(booking.id)]);
      const slot = (await byReference(mara, booking)).items[0]?.slots[0];
      expect(slot).toEqual(reply.status === 200 ? OTHER : FULL);
      expect([200, 409]).toContain(reply.status);
    }
  });

  describe('as a calendar file', () => {
    const eventsIn = (file: string) =>
      new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

    it('carry the ids of the mailed invite, and a higher sequence once they have changed', async () => {
      const mara = await app().signedIn();
      const booking = await placed(mara);
      const { mail, token } = await mailTo(app(), booking.bookingReference);
      const invite = mail.attachments.find(({ contentType }) => /calendar|ics/.test(contentType));
      const [mailed] = eventsIn(String(invite?.content));
      const { status, headers, text } = await calendar(app().client(), booking.id, token);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="${booking.bookingReference}.ics"`,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(eventsIn(text).map(({ uid, sequence }) => [uid, sequence])).toEqual([[mailed?.uid, 0]]);
      await change(mara, booking.id, { items: [{ slots: [OTHER] }, {}] });
      const [moved] = eventsIn((await calendar(mara, booking.id)).text);
      expect([moved?.uid, moved?.sequence]).toEqual([mailed?.uid, 1]);
      expect(moved?.startDate.toJSDate()).toEqual(new Date('2099-04-02T16:00:00.000Z'));
    });

    it('are not there while no session has a full date and time', async () => {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      const reply = await mara.get<Reply>(`/api/bookings/${body.id}/calendar`);
      expect([reply.status, reply.body.message]).toEqual([404, 'No session has a full date and time yet.']);
    });
  });

  describe('with the booking', () => {
    it('are deleted by the bearer of the mailed link, and by no other link', async () => {
      const [booking, another] = [await placed(app().client()), await placed(app().client())];
      const { token } = await mailTo(app(), booking.bookingReference);
      await mailTo(app(), another.bookingReference);
      const remove = (id: number, given: string) =>
        app().client().delete<Reply>(`/api/bookings/${id}?token=${given}`);
      expect((await remove(another.id, token)).status).toBe(404);
      expect((await remove(booking.id, 'guess')).status).toBe(404);
      const gone = await remove(booking.id, token);
      expect([gone.status, gone.body.message]).toEqual([200, 'Booking deleted']);
      expect((await remove(booking.id, token)).status).toBe(404);
    });

    it('stay when it is confirmed', async () => {
      const booking = await placed(app().client());
      const { token } = await mailTo(app(), booking.bookingReference);
      await confirm(booking.id);
      const reply = await app().client().delete<Reply>(`/api/bookings/${booking.id}?token=${token}`);
      expect([reply.status, reply.body.message]).toEqual([409, 'Confirmed bookings cannot be cancelled.']);
    });
  });
});
