import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { aKey, withKey } from '../../support/partners.ts';
import { aSubmit } from '../bodies.ts';

const allowed = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control')));

export const describeCors = (app: () => TestApp) =>
  describe('a page of another origin', () => {
    let admin: SignedInClient;
    const origin = `https://${unique('cors')}.example`;
    let key = '';
    beforeAll(async () => {
      admin = await app().admin();
      key = (await aKey(admin, { origins: [origin] })).key;
    });
    const preflight = (from: string, path = '/api/bookings', method = 'POST') =>
      app()
        .client()
        .request('OPTIONS', path, {
          headers: {
            origin: from,
            'access-control-request-method': method,
            'access-control-request-headers': 'authorization,content-type,idempotency-key,idempotency-proof',
          },
        });

    it('gets leave before it asks, when some key is bound to it', async () => {
      for (const path of ['/api/bookings', '/api/experiences', '/api/nothing']) {
        const { status, headers } = await preflight(origin, path);
        expect(status).toBe(204);
        expect(allowed(headers)).toEqual({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'GET, POST, DELETE',
          'access-control-allow-headers':
            'Authorization, Content-Type, Idempotency-Key, Idempotency-Proof, If-None-Match',
          'access-control-max-age': '7200',
        });
        expect(headers.get('vary')).toBe('Origin');
      }
    });

    it('gets none otherwise', async () => {
      const near = [
        'https://evil.example',
        'null',
        `${origin}.evil.example`,
        `https://evil-${origin.slice(8)}`,
        origin.replace('https', 'http'),
        `${origin}:444`,
        `${origin}/`,
        origin.toUpperCase(),
      ];
      for (const from of near) expect([from, allowed((await preflight(from)).headers)]).toEqual([from, {}]);
    });

    it('may read what it asked with its key, and never with cookies', async () => {
      const reads = [
        '/api/experiences?limit=2',
        '/api/experiences?limit=2',
        '/api/config',
        '/api/experiences/slug/nothing',
      ];
      for (const path of reads) {
        const { headers } = await app().client().get(path, withKey(key, origin));
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(headers.get('access-control-expose-headers')).toContain('RateLimit');
        expect(headers.get('vary')).toContain('Origin');
      }
    });

    it('hears 304, refusals and bookings as readily', async () => {
      const first = await app().client().get('/api/experiences', withKey(key, origin));
      const etag = first.headers.get('etag') ?? '';
      const again = await app()
        .client()
        .get('/api/experiences', { ...withKey(key, origin), 'if-none-match': etag });
      const invalid = await app().client().post('/api/quotes', {}, withKey(key, origin));
      const booked = await app().client().post('/api/bookings', aSubmit(), withKey(key, origin));
      const closed = await app().client().get('/api/user', withKey(key, origin));
      expect([again.status, invalid.status, booked.status, closed.status]).toEqual([304, 422, 201, 403]);
      for (const { headers } of [again, invalid, booked, closed]) {
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.getSetCookie()).toEqual([]);
      }
    });

    it('gets no leave without a key, and sends nothing', async () => {
      const { headers } = await app().client().get('/api/experiences', { origin });
      expect(allowed(headers)).toEqual({});
      const posted = await app().client().post('/api/bookings', aSubmit(), { origin });
      expect([posted.status, allowed(posted.headers)]).toEqual([403, {}]);
    });

    it('loses its leave with its key', async () => {
      const gone = `https://${unique('gone')}.example`;
      const { id, key: text } = await aKey(admin, { origins: [gone] });
      expect(allowed((await preflight(gone)).headers)).not.toEqual({});
      await admin.post(`/api/admin/keys/${id}/revoke`);
      expect(allowed((await preflight(gone)).headers)).toEqual({});
      expect(allowed((await app().client().get('/api/config', withKey(text, gone))).headers)).toEqual({});
    });

    it('is answered from memory while the store is away or busy', async () => {
      // A key that was never asked for before costs no statement either.
      const { key: fresh } = await aKey(admin, { origins: [origin] });
      const reads: string[] = [];
      const { partners } = app().running.ports.read;
      const { directory } = partners;
      Object.assign(partners, {
        directory: () => {
          reads.push('directory');
          return directory();
        },
      });
      try {
        await preflight(origin);
        await app().client().get('/api/config', withKey(fresh, origin));
      } finally {
        Object.assign(partners, { directory });
      }
      expect(reads).toEqual([]);
    });

    it('and a person on the shop’s own page are told apart: a key brings no session', async () => {
      const mara = await app().signedIn();
      const { status } = await mara.get('/api/user', withKey(key, origin));
      expect(status).toBe(403);
      const booked = await mara.post<{ userId: number | null }>(
        '/api/bookings',
        aSubmit(),
        withKey(key, origin),
      );
      expect([booked.status, booked.body.userId]).toEqual([201, null]);
    });
  });
