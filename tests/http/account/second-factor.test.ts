import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it } from 'vitest';
import { PASSWORD, type SignedInClient } from '../../support/app.ts';
import { confirmEmailOf } from '../../support/confirm-email.ts';
import { codeAt, codeOfStepBefore } from '../../support/own-totp.ts';
import { until } from '../../support/until.ts';
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

  /** As a mailed link does, which is asked for and opened. */
  const resetByMail = async ({ user }: SignedInClient) => {
    const email = user.email ?? '';
    await app().client().post('/api/password-resets', { email });
    const token = await until(`a mail to ${email}`, async () =>
      (await app().outbox())
        .filter(({ recipients }) => recipients.includes(email))
        .flatMap(({ mail }) => /reset\?token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? [])
        .at(-1),
    );
    const { status } = await app()
      .client()
      .post('/api/password-resets/confirm', { token, password: PASSWORD });
    expect(status).toBe(200);
  };

  it('ends with a mailed reset when it is younger than the last proof of the address, its recovery codes too', async () => {
    const { mara } = await withApp();
    await resetByMail(mara);
    const device = app().client();
    const { user } = mara;
    expect((await device.post('/api/login', { username: user.username, password: PASSWORD })).status).toBe(
      200,
    );
    const { body } = await device.get<Wire<'SecondFactor'>>(FACTOR);
    expect(body).toMatchObject({ authenticator: false, recoveryCodesLeft: 0 });
  });

  it('that is older than the proof stays, with recovery codes of before it, and without those that were made anew since', async () => {
    const codesAfterReset = async (areRenewed: boolean) => {
      const { mara, secret, recoveryCodes } = await withApp();
      await confirmEmailOf(app(), mara.user.id);
      const renewed = areRenewed
        ? await mara.post<Wire<'RecoveryCodes'>>(`${FACTOR}/recovery-codes`, { password: PASSWORD })
        : null;
      await resetByMail(mara);
      const [code = ''] = renewed?.body.codes ?? recoveryCodes;
      const { status } = await (await passwordGiven(mara)).post('/api/login/code', { code });
      const device = await passwordGiven(mara);
      expect((await device.post('/api/login/code', { code: codeAt(secret, Date.now()) })).status).toBe(200);
      const { body } = await device.get<Wire<'SecondFactor'>>(FACTOR);
      return [status, body.authenticator, body.recoveryCodesLeft];
    };
    expect(await codesAfterReset(false)).toEqual([200, true, 9]);
    expect(await codesAfterReset(true)).toEqual([401, true, 0]);
  });

  it('is removed with the password, and not with a wrong one', async () => {
    const { mara } = await withApp();
    expect((await mara.post(`${FACTOR}/authenticator/remove`, { password: 'a guess' })).status).toBe(422);
    expect((await mara.post(`${FACTOR}/authenticator/remove`, { password: PASSWORD })).status).toBe(200);
    const login = { username: mara.user.username, password: PASSWORD };
    expect((await app().client().post('/api/login', login)).status).toBe(200);
  });

  it('is asked for before a way in is added or taken away, in a session that has given none', async () => {
    const mara = await app().signedIn();
    await confirmEmailOf(app(), mara.user.id);
    const phone = app().client();
    await phone.post('/api/login', { username: mara.user.username, password: PASSWORD });
    const started = await mara.post<Wire<'AuthenticatorStart'>>(`${FACTOR}/authenticator`, {
      password: PASSWORD,
    });
    const { secret } = started.body;
    await mara.post(`${FACTOR}/authenticator/confirm`, { code: await codeOfStepBefore(secret) });
    const asked = {
      passkey: () => phone.post<Wire<'Problem'>>(`${FACTOR}/passkeys/question`, { password: PASSWORD }),
      codes: () => phone.post<Wire<'Problem'>>(`${FACTOR}/recovery-codes`, { password: PASSWORD }),
      removed: () => phone.post<Wire<'Problem'>>(`${FACTOR}/authenticator/remove`, { password: PASSWORD }),
      email: () =>
        phone.patch<Wire<'Problem'>>('/api/user/profile', {
          email: 'other@thief.example',
          password: PASSWORD,
        }),
      ended: () =>
        phone.post<Wire<'Problem'>>('/api/user/password', {
          currentPassword: PASSWORD,
          newPassword: 'of a thief',
          endOtherAccess: true,
        }),
    };
    for (const [name, ask] of Object.entries(asked)) {
      const { status, body } = await ask();
      expect([name, status, body.secondFactor]).toEqual([name, 403, ['authenticator']]);
    }
    const wrong = await phone.post(`${FACTOR}/passkeys/question`, { password: 'a guess' });
    expect(wrong.status).toBe(422);
    expect((await phone.post('/api/login/code', WRONG)).status).toBe(401);
    expect((await phone.post('/api/login/code', { code: codeAt(secret, Date.now()) })).status).toBe(200);
    expect((await asked.passkey()).status).toBe(200);
    expect((await asked.removed()).status).toBe(200);
  });

  it('is told of to its owner by mail, and so are a new password and a sign-in by an unknown browser', async () => {
    const { mara } = await withApp();
    const other = app().client();
    await mara.post(`${FACTOR}/authenticator/remove`, { password: PASSWORD });
    await other.post('/api/login', { username: mara.user.username, password: PASSWORD });
    await other.post('/api/login', { username: mara.user.username, password: PASSWORD });
    await mara.post('/api/user/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` });
    const told = async () =>
      (await app().outbox())
        .filter(({ recipients }) => recipients.includes(mara.user.email ?? ''))
        .map(({ mail }) => mail.subject?.split(':')[0] ?? '')
        // Of the registration.
        .filter((subject) => !subject.startsWith('Confirm your email address'));
    await until('four mails are out', async () => (await told()).length >= 4);
    expect((await told()).toSorted()).toEqual([
      'A new sign-in',
      'An authenticator app was set up',
      'The authenticator app was removed',
      'Your password was changed',
    ]);
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
