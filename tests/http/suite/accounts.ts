import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';

const aRegistration = (change: object = {}) => {
  const username = unique('ada');
  return { username, password: PASSWORD, email: `${username}@northlight.example`, ...change };
};

export const describeAccounts = (app: () => TestApp) => {
  const register = (body: object) =>
    app().client().post<Wire<'User'> & Wire<'Problem'>>('/api/register', body);

  describe('registering', () => {
    it('creates an account with every default, and signs in', async () => {
      const client = app().client();
      const given = aRegistration({ fullName: 'Ada Byron', companyName: 'Analytical' });
      const { status, body } = await client.post<Wire<'User'>>('/api/register', given);
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(Number),
        username: given.username,
        email: given.email,
        emailConfirmed: false,
        fullName: 'Ada Byron',
        phoneNumber: null,
        role: 'user',
        staffRole: null,
        partnerId: null,
        companyName: 'Analytical',
        jobTitle: null,
        department: null,
        industry: null,
        companySize: null,
        website: null,
        linkedinProfile: null,
        address: null,
        city: null,
        state: null,
        zipCode: null,
        country: 'US',
        preferredCommunication: 'email',
        marketingOptIn: false,
        eventNotifications: true,
        profilePicture: null,
        bio: null,
        additionalNotes: null,
        billing: null,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        version: 1,
      });
      expect((await client.get('/api/user')).body).toEqual(body);
    });

    it('has no effect on role, id and what else an account has', async () => {
      const { body } = await register(
        aRegistration({ role: 'admin', id: 1, isAdmin: true, version: 7, passwordHash: 'x', country: 'XX' }),
      );
      expect(body).toMatchObject({ role: 'user', country: 'US', version: 1 });
      expect(body.id).not.toBe(1);
    });

    it('refuses a taken name and a taken address, without case', async () => {
      const first = aRegistration();
      expect((await register(first)).status).toBe(201);
      const name = await register(aRegistration({ username: first.username.toUpperCase() }));
      expect([name.status, name.body.message]).toEqual([409, 'This username is taken.']);
      const email = await register(aRegistration({ email: first.email.toUpperCase() }));
      expect([email.status, email.body.message]).toEqual([409, 'This email is already registered.']);
    });

    it.each(['admin', 'ADMIN', ' Admin ', 'ａｄｍｉｎ'])('never gives the name %j away', async (username) => {
      const { status, body } = await register(aRegistration({ username }));
      expect([status, body.message]).toEqual([409, 'This username is taken.']);
    });

    it.each([
      [{ username: 'ab' }, 'Username must be at least 3 characters long'],
      [{ username: undefined }, 'Username must be at least 3 characters long'],
      [{ username: 'x'.repeat(41) }, 'Username must be at most 40 characters long'],
      [{ username: 'ada byron' }, /letters, digits, dots/],
      [{ username: 'ada\u0000' }, 'Contains characters that cannot be stored'],
      [{ username: 'аdmin' }, /letters, digits, dots/],
      [{ password: '12345' }, 'Password must be at least 6 characters long'],
      [{ password: undefined }, 'Password must be at least 6 characters long'],
      [{ password: 'x'.repeat(257) }, 'Password must be at most 256 characters long'],
      [{ email: 'ada' }, 'Please enter a valid email address'],
      [{ email: undefined }, 'Please enter a valid email address'],
      [{ email: 'ada@x.example\nbcc: all@x.example' }, /cannot be stored|valid email/],
    ])('refuses %j', async (change, message) => {
      const { status, body } = await register(aRegistration(change));
      expect(status).toBe(422);
      expect(body.message).toMatch(message);
    });

    it.each([6, 256])('takes a password of %d characters', async (length) => {
      const given = aRegistration({ password: 'ü'.repeat(length) });
      expect((await register(given)).status).toBe(201);
      const { status } = await app().client().post('/api/login', given);
      expect(status).toBe(200);
    });
  });

  describe('signing in and out', () => {
    it('answers the account, without case and around blanks', async () => {
      const mara = await app().signedIn();
      const { status, body } = await app()
        .client()
        .post('/api/login', { username: ` ${mara.user.username.toUpperCase()} `, password: PASSWORD });
      expect(status).toBe(200);
      expect(body).toEqual(mara.user);
    });

    it('sets a cookie that scripts cannot read, and a hint that they can', async () => {
      const { headers } = await register(aRegistration());
      const cookies = headers.getSetCookie();
      // The session and the browser's own, each with its signature.
      const own = cookies.filter((each) => each.startsWith('wondercast'));
      expect(own).toHaveLength(4);
      for (const each of own) expect(each).toMatch(/; path=\/;.*; samesite=lax; httponly$/i);
      const hint = cookies.find((each) => each.startsWith('signed_in='));
      expect(hint).toMatch(/^signed_in=1; path=\/;.*; samesite=lax$/i);
      // On plain http a Secure cookie would never come back.
      expect(cookies.join()).not.toMatch(/secure/i);
    });

    it('knows the difference between wrong words and none at all', async () => {
      const mara = await app().signedIn();
      const login = (body: object) => app().client().post<Wire<'Problem'>>('/api/login', body);
      const wrong = await login({ username: mara.user.username, password: 'not this one' });
      expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid username or password']);
      const short = await login({ username: 'ab', password: 'x' });
      expect(short.status).toBe(422);
      expect(short.body.issues).toEqual([
        { path: 'username', message: 'Username must be at least 3 characters long' },
        { path: 'password', message: 'Password must be at least 6 characters long' },
      ]);
    });

    it('tells nobody who they are without a session', async () => {
      const { status, body } = await app().client().get('/api/user');
      expect(status).toBe(401);
      expect(body).toMatchObject({ message: 'Not authenticated' });
    });

    it('takes a hint away that has nothing behind it', async () => {
      const client = app().client();
      client.cookies.set('signed_in', '1');
      await client.get('/api/user');
      expect(client.cookies.has('signed_in')).toBe(false);
    });

    it('ends the session and both cookies', async () => {
      const mara = await app().signedIn();
      expect([...mara.cookies.keys()]).toContain('signed_in');
      const { status, body } = await mara.post('/api/logout');
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'You have been logged out' });
      expect([...mara.cookies.keys()]).not.toContain('signed_in');
      expect((await mara.get('/api/user')).status).toBe(401);
    });

    it('signs out also who is not signed in', async () => {
      expect((await app().client().post('/api/logout')).status).toBe(200);
      expect((await app().client().request('POST', '/api/logout')).status).toBe(200);
    });

    it('is another account after another sign-in', async () => {
      const mara = await app().signedIn();
      const otto = await app().signedIn();
      await mara.post('/api/login', { username: otto.user.username, password: PASSWORD });
      expect((await mara.get('/api/user')).body).toEqual(otto.user);
    });
  });
};
