import { afterEach, expect, it, vi } from 'vitest';
import { PASSWORD } from '../../support/app.ts';
import type { Client } from '../../support/http-client.ts';
import { book } from '../bodies.ts';
import { alsoSignedIn, statusOfUser } from './browsers.ts';
import { describeOnEachStore } from './each-store.ts';

/** Writes the question into the session. */
const askPasskey = (client: Client) =>
  client.post('/api/account/second-factor/passkeys/question', { password: PASSWORD });

describeOnEachStore('a session that is signed out', (app) => {
  afterEach(() => vi.restoreAllMocks());

  /** Somebody else's request on the account changes its session; it writes while the owner has signed out everywhere else. */
  const signedOutMeanwhile = async ({ guarded }: { readonly guarded: boolean }) => {
    const mara = await app().signedIn();
    const phone = await alsoSignedIn(app(), mara.user.username);
    const { ports, storage } = app().running;
    const { sessions } = storage;
    const cookie = phone.cookies.get('wondercast');
    const key = ports.hashToken(cookie ?? '');
    const update = sessions.update.bind(sessions);
    const arrived = Promise.withResolvers<void>();
    const signedOut = Promise.withResolvers<void>();
    vi.spyOn(sessions, 'update').mockImplementation(async (of, data, expire) => {
      if (of !== key) return update(of, data, expire);
      arrived.resolve();
      await signedOut.promise;
      if (guarded) return update(of, data, expire);
      await sessions.set(of, data, expire);
      return true;
    });
    const late = askPasskey(phone);
    await arrived.promise;
    expect((await mara.delete('/api/account/sessions')).status).toBe(200);
    signedOut.resolve();
    expect((await late).status).toBe(200);
    return { mara, phone, cookie, isBack: (await sessions.get(key)) !== null };
  };

  it('does not come back with a request that was under way', async () => {
    const { mara, phone, cookie, isBack } = await signedOutMeanwhile({ guarded: true });
    expect(isBack).toBe(false);
    expect([await statusOfUser(phone), await statusOfUser(mara)]).toEqual([401, 200]);
    // The browser begins anew with its next visit.
    expect((await book(phone)).status).toBe(201);
    expect(phone.cookies.get('wondercast')).not.toBe(cookie);
  });

  it('(written as a new one, it comes back with its account)', async () => {
    const { phone, isBack } = await signedOutMeanwhile({ guarded: false });
    expect([isBack, await statusOfUser(phone)]).toEqual([true, 200]);
  });

  it('leaves a browser alone that has signed in anew meanwhile', async () => {
    const mara = await app().signedIn();
    const { sessions } = app().running.storage;
    const update = sessions.update.bind(sessions);
    const [arrived, isAnew] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(sessions, 'update').mockImplementationOnce(async (...written) => {
      arrived.resolve();
      await isAnew.promise;
      return update(...written);
    });
    const late = askPasskey(mara);
    await arrived.promise;
    const login = { username: mara.user.username, password: PASSWORD };
    expect((await mara.post('/api/login', login)).status).toBe(200);
    const renewed = mara.cookies.get('wondercast');
    isAnew.resolve();
    await late;
    expect([mara.cookies.get('wondercast'), await statusOfUser(mara)]).toEqual([renewed, 200]);
  });
});
