import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/app.ts';
import type { Client } from '../../support/http-client.ts';
import { book } from '../bodies.ts';
import { alsoSignedIn, statusOfUser, withCookiesOf } from './browsers.ts';
import { describeOnEachStore } from './each-store.ts';

const NEW = 'battery staple';

const change = (client: Client, body: object = {}) =>
  client.post<Wire<'User'> & Wire<'Problem'>>('/api/user/password', {
    currentPassword: PASSWORD,
    newPassword: NEW,
    ...body,
  });

describeOnEachStore('changing a password', (app) => {
  const signsIn = async (username: string, password: string) =>
    (await app().client().post('/api/login', { username, password })).status === 200;

  it('takes the new one from then on, and answers the account', async () => {
    const mara = await app().signedIn();
    const { status, body, text } = await change(mara);
    expect(status).toBe(200);
    expect(body).toEqual({ ...mara.user, updatedAt: body.updatedAt });
    expect(text).not.toMatch(/argon2|scrypt|hash|passwordVersion/i);
    const { username } = mara.user;
    expect([await signsIn(username, NEW), await signsIn(username, PASSWORD)]).toEqual([true, false]);
  });

  it('kills every other session, and goes on here under another cookie', async () => {
    const mara = await app().signedIn();
    const phone = await alsoSignedIn(app(), mara.user.username);
    const thief = withCookiesOf(app(), mara);
    const before = mara.cookies.get('wondercast');
    expect([await statusOfUser(phone), await statusOfUser(thief)]).toEqual([200, 200]);
    await change(mara);
    expect(mara.cookies.get('wondercast')).not.toBe(before);
    expect(mara.cookies.get('signed_in')).toBe('1');
    expect(await statusOfUser(mara)).toBe(200);
    expect([await statusOfUser(phone), await statusOfUser(thief)]).toEqual([401, 401]);
    expect((await thief.get('/api/bookings')).status).toBe(401);
  });

  it('kills a session that is stored once more after the others were destroyed', async () => {
    const mara = await app().signedIn();
    const phone = await alsoSignedIn(app(), mara.user.username);
    const { ports, storage } = app().running;
    const key = ports.hashToken(phone.cookies.get('wondercast') ?? '');
    const kept = await storage.sessions.get(key);
    await change(mara);
    await storage.sessions.set(key, { ...kept?.data }, new Date(Date.now() + 60_000));
    expect(await storage.sessions.get(key)).not.toBeNull();
    expect(await statusOfUser(phone)).toBe(401);
  });

  it('kills the sessions of sign-ins that were under way', async () => {
    const mara = await app().signedIn();
    const { username } = mara.user;
    const devices = Array.from({ length: 6 }, () => app().client());
    const signingIn = devices.map((device) => device.post('/api/login', { username, password: PASSWORD }));
    const { status } = await change(mara);
    await Promise.all(signingIn);
    expect(status).toBe(200);
    for (const device of devices) expect(await statusOfUser(device)).toBe(401);
    expect(await statusOfUser(mara)).toBe(200);
  });

  it('keeps what this browser booked before it signed in', async () => {
    const visitor = app().client();
    const { body } = await book(visitor);
    const mara = await app().signedIn();
    await visitor.post('/api/login', { username: mara.user.username, password: PASSWORD });
    await change(visitor);
    const path = `/api/bookings/by-reference/${body.bookingReference}`;
    expect((await visitor.get(path)).status).toBe(200);
  });

  it.each([
    [{ currentPassword: 'a guess' }, 'currentPassword', 'That is not your current password.'],
    [{ currentPassword: '' }, 'currentPassword', 'Please enter your current password'],
    [{ newPassword: 'short' }, 'newPassword', 'Password must be at least 6 characters long'],
    [{ newPassword: 'x'.repeat(257) }, 'newPassword', 'Password must be at most 256 characters long'],
  ])('refuses %j on its field, and changes nothing', async (wrong, path, message) => {
    const mara = await app().signedIn();
    const phone = await alsoSignedIn(app(), mara.user.username);
    const { status, body } = await change(mara, wrong);
    expect(status).toBe(422);
    expect(body).toMatchObject({ message, issues: [{ path, message }] });
    expect([await statusOfUser(mara), await statusOfUser(phone)]).toEqual([200, 200]);
    expect(await signsIn(mara.user.username, PASSWORD)).toBe(true);
  });

  it('happens once when the same old one is changed five times at once', async () => {
    const mara = await app().signedIn();
    const devices = await Promise.all(
      Array.from({ length: 5 }, () => alsoSignedIn(app(), mara.user.username)),
    );
    const replies = await Promise.all(
      devices.map((device, at) => change(device, { newPassword: `staple-${at}` })),
    );
    const winners = replies.flatMap(({ status }, at) => (status === 200 ? [at] : []));
    expect(winners).toHaveLength(1);
    expect(await signsIn(mara.user.username, `staple-${winners[0]}`)).toBe(true);
  });

  it('keeps no idempotent answer: a repeated one is judged anew', async () => {
    const mara = await app().signedIn();
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    const key = { 'idempotency-key': `password-${mara.user.id}` };
    expect((await mara.post('/api/user/password', body, key)).status).toBe(200);
    expect((await mara.post('/api/user/password', body, key)).status).toBe(422);
  });

  it('is 401 to visitors', async () => {
    expect((await change(app().client())).status).toBe(401);
  });
});
