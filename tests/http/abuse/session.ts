import { describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp } from '../../support/app.ts';
import { book } from '../bodies.ts';

export const describeSessionAbuse = (app: () => TestApp) => {
  /** A browser with the cookies that this one had at some moment. */
  const withCookiesOf = ({ cookies }: { cookies: Map<string, string> }) => {
    const thief = app().client();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    return thief;
  };
  const userOf = async (client: ReturnType<TestApp['client']>) => (await client.get('/api/user')).status;

  describe('a session cookie', () => {
    it('from before sign-in is nobody’s afterwards: planting one gains nothing', async () => {
      const visitor = app().client();
      await book(visitor);
      const planted = withCookiesOf(visitor);
      const { username } = (await app().signedIn()).user;
      await visitor.post('/api/login', { username, password: PASSWORD });
      expect(await userOf(visitor)).toBe(200);
      expect(visitor.cookies.get('wondercast')).not.toBe(planted.cookies.get('wondercast'));
      expect(await userOf(planted)).toBe(401);
      expect((await planted.get('/api/bookings')).status).toBe(401);
    });

    it('from before registering is nobody’s afterwards', async () => {
      const visitor = app().client();
      await book(visitor);
      const planted = withCookiesOf(visitor);
      const username = `eve${Date.now()}`;
      const email = `${username}@northlight.example`;
      await visitor.post('/api/register', { username, email, password: PASSWORD });
      expect(await userOf(visitor)).toBe(200);
      expect(await userOf(planted)).toBe(401);
    });

    it('is dead after sign-out, also for who has copied it', async () => {
      const mara = await app().signedIn();
      const thief = withCookiesOf(mara);
      expect(await userOf(thief)).toBe(200);
      await mara.post('/api/logout');
      expect(await userOf(thief)).toBe(401);
    });

    it('from before another sign-in is dead', async () => {
      const mara = await app().signedIn();
      const earlier = withCookiesOf(mara);
      await mara.post('/api/login', { username: mara.user.username, password: PASSWORD });
      expect(await userOf(mara)).toBe(200);
      expect(await userOf(earlier)).toBe(401);
    });

    it('of one’s own making is nobody’s', async () => {
      const mara = await app().signedIn();
      const value = mara.cookies.get('wondercast') ?? '';
      const signature = mara.cookies.get('wondercast.sig') ?? '';
      for (const [name, forged] of [
        ['wondercast', value.slice(0, -1) + (value.endsWith('A') ? 'B' : 'A')],
        ['wondercast', `${value}A`],
        ['wondercast', Buffer.from(JSON.stringify({ accountId: 1 })).toString('base64')],
        ['wondercast.sig', signature.slice(0, -1) + (signature.endsWith('A') ? 'B' : 'A')],
        ['wondercast.sig', ''],
      ] as const) {
        const thief = withCookiesOf(mara);
        thief.cookies.set(name, forged);
        expect(await userOf(thief)).toBe(401);
      }
      const unsigned = withCookiesOf(mara);
      unsigned.cookies.delete('wondercast.sig');
      expect(await userOf(unsigned)).toBe(401);
      // Nothing of it ends the session that is real.
      expect(await userOf(mara)).toBe(200);
    });

    it('is one of many: signing out here leaves the other device signed in', async () => {
      const mara = await app().signedIn();
      const other = app().client();
      await other.post('/api/login', { username: mara.user.username, password: PASSWORD });
      await mara.post('/api/logout');
      expect(await userOf(other)).toBe(200);
    });

    it('is made for nobody who only looks', async () => {
      const visitor = app().client();
      for (const path of ['/api/experiences', '/api/config', '/api/user', '/api/categories', '/livez'])
        await visitor.get(path);
      await visitor.post('/api/quotes', { items: [{ experienceId: 1, quantity: 1 }] });
      await visitor.post('/api/login', { username: 'nobody', password: 'nothing at all' });
      expect(visitor.cookies.size).toBe(0);
    });
  });
};
