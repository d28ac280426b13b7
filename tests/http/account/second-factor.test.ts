import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it } from 'vitest';
import { PASSWORD, type SignedInClient } from '../../support/app.ts';
import { confirmEmailOf } from '../../support/confirm-email.ts';
import { codeAt, codeOfStepBefore } from '../../support/own-totp.ts';
import { statusOfUser } from './browsers.ts';
import { describeOnEachStore } from './each-store.ts';

const FACTOR = '/api/account/second-factor';
const WRONG = { code: '000000' };

describeOnEachStore('a second factor', (app) => {
  /** With the app of its owner; the code of the step before has been used to confirm it. */
  const withApp = async () => {
    const mara = await app().signedIn();
    await confirmEmailOf(app(), mara.user.id);
    const { body } = await mara.post<Wire<'AuthenticatorStart'>>(`${FACTOR}/authenticator`, {
      password: PASSWORD,
    });
    const confirmed = await mara.post<Wire<'RecoveryCodes'>>(`${FACTOR}/authenticator/confirm`, {
      code: await codeOfStepBefore(body.secret),
    });
    expect(confirmed.status).toBe(200);
    return { mara, secret: body.secret, recoveryCodes: confirmed.body.codes };
  };
  const passwordGiven = async ({ user }: SignedInClient) => {
    const device = app().client();
    const reply = await device.post<Wire<'Problem'>>('/api/login', {
      username: user.username,
      password: PASSWORD,
    });
    expect([reply.status, reply.body.secondFactor]).toEqual([401, ['authenticator']]);
    return device;
  };

  it('is asked for after the password, and its code works once', async () => {
    const { mara, secret } = await withApp();
    const device = await passwordGiven(mara);
    expect(await statusOfUser(device)).toBe(401);
    expect((await device.post('/api/login/code', WRONG)).status).toBe(401);
    const code = codeAt(secret, Date.now());
    expect((await device.post('/api/login/code', { code })).status).toBe(200);
    expect(await statusOfUser(device)).toBe(200);
    const other = await passwordGiven(mara);
    expect((await other.post('/api/login/code', { code })).status).toBe(401);
  });

  it('is nothing to a browser that has not given the password', async () => {
    const { secret } = await withApp();
    const code = codeAt(secret, Date.now());
    expect((await app().client().post('/api/login/code', { code })).status).toBe(401);
  });

  it('can be a recovery code, each once', async () => {
    const { mara, recoveryCodes } = await withApp();
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    const devices = [await passwordGiven(mara), await passwordGiven(mara)];
    const replies = await Promise.all(devices.map((device) => device.post('/api/login/code', { code })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const { body } = await mara.get<Wire<'SecondFactor'>>(FACTOR);
    expect(body).toMatchObject({ authenticator: true, recoveryCodesLeft: 9, required: false });
  });

  it('is removed with the password, and not with a wrong one', async () => {
    const { mara } = await withApp();
    expect((await mara.post(`${FACTOR}/authenticator/remove`, { password: 'a guess' })).status).toBe(422);
    expect((await mara.post(`${FACTOR}/authenticator/remove`, { password: PASSWORD })).status).toBe(200);
    const login = { username: mara.user.username, password: PASSWORD };
    expect((await app().client().post('/api/login', login)).status).toBe(200);
  });

  it('lists where one is signed in, and ends one or all others', async () => {
    const mara = await app().signedIn();
    const login = { username: mara.user.username, password: PASSWORD };
    const [phone, laptop] = [app().client(), app().client()];
    await phone.post('/api/login', login);
    await laptop.post('/api/login', login);
    const list = async () => (await mara.get<Wire<'AccountSessions'>>('/api/account/sessions')).body.sessions;
    const [here, ...others] = await list();
    expect([here?.isCurrent, others.map(({ isCurrent }) => isCurrent)]).toEqual([true, [false, false]]);
    expect((await mara.delete(`/api/account/sessions/${others[0]?.id}`)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    await mara.delete('/api/account/sessions');
    expect(await list()).toHaveLength(1);
    expect([await statusOfUser(phone), await statusOfUser(laptop)]).toEqual([401, 401]);
    expect(await statusOfUser(mara)).toBe(200);
  });
});
