import { expect, it } from 'vitest';
import { book } from '../bodies.ts';
import { describeOnEachStore } from './each-store.ts';

describeOnEachStore('a request that names the account its page shows', (app) => {
  it('is carried out for that account alone', async () => {
    const mara = await app().signedIn();
    const noor = await app().signedIn();
    const { body: account } = await mara.get<{ id: number }>('/api/user');
    const headers = { 'Signed-In-As': String(account.id) };
    expect((await book(mara, {}, headers)).status).toBe(201);
    for (const other of [noor, app().client()]) {
      const { status, body } = await book(other, {}, headers);
      expect([status, body]).toMatchObject([401, { message: 'Not authenticated' }]);
    }
    expect((await mara.get('/api/bookings')).body).toHaveLength(1);
    expect((await noor.get('/api/bookings')).body).toEqual([]);
  });

  it('that another account sends leaves the hint of its own session alone', async () => {
    const noor = await app().signedIn();
    const { headers } = await book(noor, {}, { 'Signed-In-As': '0' });
    expect(String(headers.get('set-cookie'))).not.toContain('signed_in=;');
    const nobody = app().client();
    const refused = await nobody.request('GET', '/api/user', { headers: { cookie: 'signed_in=1' } });
    expect(String(refused.headers.get('set-cookie'))).toContain('signed_in=;');
  });

  it('is a guest’s where it names nobody', async () => {
    expect((await book(app().client())).status).toBe(201);
  });
});
