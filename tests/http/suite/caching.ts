import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { rawRequest } from '../raw.ts';

const CACHED = [
  '/api/experiences',
  '/api/experiences?fields=card&limit=24',
  '/api/experiences/slug/the-harlem-jazz-hour',
  '/api/experiences/slug/the-harlem-jazz-hour/reviews',
  '/api/experiences/1/addons',
  '/api/categories',
  '/api/free-days?experienceIds=1%2C2&from=2027-01-01&to=2027-01-31&zone=UTC',
  '/api/free-days?experienceIds=1%2C2&from=2027-01-01&zone=UTC&first=true',
  '/api/logos',
  '/robots.txt',
  '/sitemap.xml',
];

export const describeCaching = (app: () => TestApp) =>
  describe('answers that are the same for everybody', () => {
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      rawRequest(app().url, path, { method, headers });

    it.each(CACHED)('%s has a strong ETag and is not sent again to who has it', async (path) => {
      const first = await ask(path);
      const etag = first.headers.etag ?? '';
      expect(first.status).toBe(200);
      expect(first.headers['cache-control']).toBe('no-cache');
      expect(etag).toMatch(/^"[\w-]+"$/);
      const second = await ask(path, { 'if-none-match': etag });
      expect(second.status).toBe(304);
      expect(second.bytes).toHaveLength(0);
      expect(second.headers.etag).toBe(etag);
      expect((await ask(path)).bytes.equals(first.bytes)).toBe(true);
    });

    it.each([
      ['a list with it', (etag: string) => `"other", ${etag}`, 304],
      ['a weak spelling', (etag: string) => `W/${etag}`, 304],
      ['anything', () => '*', 304],
      ['another one', () => '"other"', 200],
      ['a part of it', (etag: string) => etag.slice(0, -2), 200],
    ])('reads If-None-Match with %s', async (_what, given, status) => {
      const { headers } = await ask('/api/categories');
      const asked = await ask('/api/categories', { 'if-none-match': given(headers.etag ?? '') });
      expect(asked.status).toBe(status);
    });

    it('compresses drawings, and no photographs', async () => {
      const encodings = { 'accept-encoding': 'gzip, br' };
      const plain = await ask('/uploads/demo/logos/norvane.svg');
      const packed = await ask('/uploads/demo/logos/norvane.svg', encodings);
      expect(packed.headers['content-encoding']).toBe('br');
      expect([plain.headers.vary, packed.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 1.5);
      expect(Number(packed.headers['content-length'])).toBe(packed.bytes.length);
      expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
      const head = await ask('/uploads/demo/logos/norvane.svg', encodings, 'HEAD');
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      const picture = await ask('/uploads/demo/jazz-card-386.avif', encodings);
      expect(picture.headers['content-encoding']).toBeUndefined();
    });

    it.each([
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ])('compresses with %s what is worth it, under an ETag of its own', async (encoding, unpack) => {
      const plain = await ask('/api/experiences');
      const packed = await ask('/api/experiences', { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toBe('Accept-Encoding');
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(Number(packed.headers['content-length'])).toBe(packed.bytes.length);
      expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
      const again = await ask('/api/experiences', {
        'accept-encoding': encoding,
        'if-none-match': packed.headers.etag ?? '',
      });
      expect(again.status).toBe(304);
      // Who does not take this encoding does not have that answer.
      const other = await ask('/api/experiences', { 'if-none-match': packed.headers.etag ?? '' });
      expect(other.status).toBe(200);
    });

    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['br;q=0, gzip;q=0', undefined],
      ['identity', undefined],
      ['deflate', undefined],
    ])('takes %s as %s', async (accepted, encoding) => {
      const { headers } = await ask('/api/experiences', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
    });

    it('varies by encoding also where the plain answer was asked for', async () => {
      expect((await ask('/api/experiences')).headers.vary).toBe('Accept-Encoding');
    });

    it.each([...CACHED, '/api/config', '/livez', '/api/user', '/api/nothing'])(
      'answers HEAD %s as GET without the body',
      async (path) => {
        const got = await ask(path);
        const head = await ask(path, {}, 'HEAD');
        expect(head.status).toBe(got.status);
        expect(head.bytes).toHaveLength(0);
        expect(head.headers['content-type']).toBe(got.headers['content-type']);
        expect(head.headers['content-length']).toBe(got.headers['content-length']);
        expect(head.headers.etag).toBe(got.headers.etag);
      },
    );

    it('sends no cookie with them, whoever asks', async () => {
      const { cookies } = await app().signedIn();
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      for (const path of CACHED) expect((await ask(path, { cookie })).headers['set-cookie']).toBeUndefined();
    });

    it('keeps personal answers out of every cache', async () => {
      const mara = await app().signedIn();
      for (const path of ['/api/user', '/api/bookings']) {
        const { headers } = await mara.get(path);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('etag')).toBeNull();
      }
    });
  });
