import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowing } from '../../faults/allowance.ts';
import { PASSWORD, startApp, type TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const describeSignInAbuse = (app: () => TestApp) => {
  const login = (username: string, password = 'not the password', shop = app()) =>
    shop.client().post<{ requestId: string }>('/api/login', { username, password });

  describe('trying names and passwords', () => {
    it('tells a known name from an unknown one by neither words nor headers', async () => {
      const { username } = (await app().signedIn()).user;
      const known = await login(username);
      const unknown = await login(unique('nobody'));
      expect(unknown.status).toBe(known.status);
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
      const heads = [known, unknown].map(({ headers }) =>
        [...headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${value}`),
      );
      expect(heads[1]).toEqual(heads[0]);
    });

    it('makes one account of a hundred registrations of one name at once', async () => {
      const username = unique('eve');
      const attempts = Array.from({ length: 20 }, (_, at) =>
        app()
          .client()
          .post('/api/register', {
            username: at % 2 ? username : username.toUpperCase(),
            password: PASSWORD,
            email: `${unique('eve')}@northlight.example`,
          }),
      );
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    });
  });

  describe('passwords at their full cost', () => {
    let costly: TestApp;
    beforeAll(async () => {
      costly = await startApp({ store: app().store, costlyPasswords: true });
    });
    afterAll(() => costly.stop());

    it('does the same work for both', async () => {
      const { username } = (await costly.signedIn()).user;
      /** Of this process with all its threads, where the shop runs: other programs do not count. */
      const workOf = async (name: string) => {
        const before = process.cpuUsage();
        await login(name, 'a guess', costly);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      const work = { known: [] as number[], unknown: [] as number[] };
      await login(unique('nobody'), 'a guess', costly);
      for (let time = 0; time < 15; time++) {
        work.known.push(await workOf(username));
        work.unknown.push(await workOf(unique('nobody')));
      }
      // A name that is not hashed for would need a tenth of it.
      const ratio = median(work.unknown) / median(work.known);
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    });

    it('leaves other routes quick while fifty passwords are hashed', async () => {
      const hashing = Promise.all(
        Array.from({ length: 50 }, () => login(unique('nobody'), 'a guess', costly)),
      );
      let busy = true;
      void hashing.then(() => {
        busy = false;
      });
      const times: number[] = [];
      while (busy) {
        const client = costly.client();
        times.push((await client.get('/api/experiences?fields=card&limit=24')).ms);
        times.push((await client.post('/api/quotes', { items: [{ experienceId: 1, quantity: 1 }] })).ms);
      }
      expect(times.length).toBeGreaterThan(4);
      expect(median(times)).toBeLessThan(allowing(250));
    });
  });
};
