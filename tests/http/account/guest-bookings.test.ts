import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { until } from '../../support/until.ts';
import { book } from '../bodies.ts';
import { describeOnEachStore } from './each-store.ts';

describeOnEachStore('a guest who registers', (app) => {
  const someone = () => {
    const username = unique('mara').toLowerCase();
    return { username, email: `${username}@northlight.example`, password: PASSWORD };
  };
  const confirmLink = /profile\?confirm=([\w-]+)/;

  it('has what this browser booked at once, and the rest when the mailed link is used', async () => {
    const who = someone();
    const here = app().client();
    const { body: own } = await book(here, { email: who.email });
    const { body: elsewhere } = await book(app().client(), { email: who.email });
    const { status, body: user } = await here.post<Wire<'User'>>('/api/register', who);
    expect([status, user.emailConfirmed]).toEqual([201, false]);
    const listed = async () =>
      (await here.get<Wire<'Booking'>[]>('/api/bookings')).body.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await listed()).toEqual([own.id]);
    const hidden = await here.get(`/api/bookings/by-reference/${elsewhere.bookingReference}`);
    expect(hidden.status).toBe(404);

    // The booking that was made elsewhere has been mailed, too: only such bookings come.
    const mails = await until('both mails', async () => {
      const all = (await app().outbox()).filter(({ recipients }) =>
        recipients.some((each) => each.toLowerCase() === who.email),
      );
      const hasBooking = all.some(({ mail }) => mail.text?.includes(elsewhere.bookingReference));
      const link = all.map(({ mail }) => confirmLink.exec(mail.text ?? '')?.[1]).find(Boolean);
      return hasBooking && link ? link : null;
    });
    expect((await here.post('/api/user/email-confirmation/confirm', { token: mails })).status).toBe(200);
    expect(await listed()).toEqual([own.id, elsewhere.id]);
    expect((await here.get<Wire<'User'>>('/api/user')).body.emailConfirmed).toBe(true);
  });
});

describeOnEachStore('an account of a booking', (app) => {
  it('is linked and taken away by the desk, by whom may write bookings', async () => {
    const { user, ...owner } = await app().signedIn();
    const { body: booked } = await book(app().client());
    const admin = await app().admin();
    const path = `/api/admin/bookings/${booked.id}/account`;
    expect((await app().client().patch(path, { account: user.email })).status).toBe(401);
    const linked = await admin.patch<Wire<'AdminBooking'>>(path, { account: user.email, version: 1 });
    expect([linked.status, linked.body.user]).toEqual([200, { username: user.username, email: user.email }]);
    expect((await admin.patch(path, { account: null, version: 1 })).status).toBe(409);
    expect((await owner.get<Wire<'Booking'>[]>('/api/bookings')).body.map(({ id }) => id)).toContain(
      booked.id,
    );
    expect((await admin.patch<Wire<'AdminBooking'>>(path, { account: null })).body.user).toBeNull();
    const none = await admin.patch<Wire<'Problem'>>(path, { account: ' ' });
    expect([none.status, none.body.issues?.[0]?.message]).toEqual([
      422,
      'Enter a username or an email address',
    ]);
  });
});
