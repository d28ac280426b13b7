import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { book } from '../bodies.ts';

const FOREIGN: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['https where the shop has http', { origin: 'https://127.0.0.1' }],
  ['a form that says no origin', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['an empty origin', { origin: '' }],
];

export const describeOrigins = (app: () => TestApp) =>
  describe('a write that a browser sends', () => {
    it.each(FOREIGN)('for %s is refused, and changes nothing', async (_what, headers) => {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      for (const [method, path] of [
        ['POST', '/api/bookings'],
        ['DELETE', `/api/bookings/${body.id}`],
        ['POST', '/api/logout'],
        ['POST', '/api/login'],
        ['PATCH', '/api/user/profile'],
        ['DELETE', '/api/admin/bookings/1'],
      ] as const) {
        const reply = await mara.request(method, path, { headers, body: {} });
        expect([reply.status, reply.body]).toMatchObject([
          403,
          { message: 'You do not have permission to access this page.' },
        ]);
      }
      expect((await mara.get('/api/bookings')).body).toEqual([body]);
    });

    it('for the shop’s address with something behind it is refused', async () => {
      for (const origin of [`${app().url}.evil.example`, `${app().url}@evil.example`, `${app().url}0`])
        expect((await book(app().client(), {}, { origin })).status).toBe(403);
    });

    it('for the shop itself passes, under both names of this machine', async () => {
      for (const origin of [app().url, app().url.replace('127.0.0.1', 'localhost')])
        expect((await book(app().client(), {}, { origin })).status).toBe(201);
      for (const site of ['same-origin', 'none'])
        expect((await book(app().client(), {}, { 'sec-fetch-site': site })).status).toBe(201);
    });

    it('passes when it comes from no browser page at all', async () => {
      expect((await book(app().client())).status).toBe(201);
    });

    it('as form or plain text, as forms of other sites do, is no JSON', async () => {
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', ''])
        expect((await book(app().client(), {}, { 'content-type': type })).status).toBe(400);
    });

    it.each(['https://evil.example', 'null'])(
      'gets no leave to read across origins for %s',
      async (origin) => {
        for (const path of ['/api/experiences', '/api/user', '/api/config'])
          for (const method of ['GET', 'OPTIONS']) {
            const { headers } = await app()
              .client()
              .request(method, path, {
                headers: { origin, 'access-control-request-method': 'POST' },
              });
            expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
          }
      },
    );
  });
