import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aLine, aSubmit, book, CUSTOMER } from '../bodies.ts';
import { each } from '../each.ts';
import { rawBytes, rawRequest } from '../raw.ts';

const MB = 1_000_000;
const JSON_BODY = { 'content-type': 'application/json' };

const nested = (depth: number, open: string, close: string, core = '') =>
  `{"items":${open.repeat(depth)}${core}${close.repeat(depth)}}`;

const residentMb = () => process.memoryUsage().rss / MB;

export const describeBadInput = (app: () => TestApp) => {
  const post = (path: string, body: Buffer | string | readonly Buffer[], headers = {}) =>
    rawRequest(app().url, path, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body });
  const statusOf = async (path: string, body: Buffer | string | readonly Buffer[], headers = {}) =>
    (await post(path, body, headers)).status;

  describe('a body made to hurt', () => {
    it('of 100 MB is 413 at once, from what it says of itself', async () => {
      // Nobody sends the rest: an answer is proof that nobody waited for it.
      const { status, headers } = await post('/api/bookings', '{', { 'content-length': String(100 * MB) });
      expect(status).toBe(413);
      expect(headers.connection).toBe('close');
    });

    it('of 100 MB without a length is 413 as soon as it is too much, and takes no memory', async () => {
      const before = residentMb();
      const megabyte = Buffer.alloc(MB, ' ');
      const status = await statusOf('/api/bookings', Array(100).fill(megabyte)).catch(() => 413);
      expect(status).toBe(413);
      // This process is client and server: the client's own chunk is one.
      expect(residentMb() - before).toBeLessThan(80);
    });

    it('is taken up to one megabyte, and no byte more', async () => {
      const fill = (size: number) => Buffer.from(JSON.stringify(aSubmit()).padEnd(size, ' '));
      expect(await statusOf('/api/bookings', fill(MB))).toBe(201);
      expect(await statusOf('/api/bookings', fill(MB + 1))).toBe(413);
      expect(await statusOf('/api/bookings', [fill(MB)])).toBe(201);
      expect(await statusOf('/api/bookings', [fill(MB), Buffer.from(' ')]).catch(() => 413)).toBe(413);
    });

    it.each(['gzip', 'br', 'deflate', 'gzip, gzip', 'x-bomb'])(
      'packed with %s is not unpacked',
      async (encoding) => {
        const bomb = gzipSync(Buffer.alloc(50 * MB));
        expect(await statusOf('/api/bookings', bomb, { 'content-encoding': encoding })).toBe(400);
      },
    );

    it.each([
      ['20,000 nested arrays', nested(20_000, '[', ']')],
      ['20,000 nested objects', nested(20_000, '{"a":', '}', '1')],
      ['20,000 brackets that never close', `{"items":${'['.repeat(20_000)}`],
      ['65 levels', nested(65, '[', ']')],
    ])('of %s is 400', async (_what, text) => {
      // Refused without recursion: a reader that recursed would end in a 500 or a dead process.
      expect(await statusOf('/api/bookings', text)).toBe(400);
    });

    it('hidden in the text of cartItems does no harm either', async () => {
      const cartItems = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
      const { status, body } = await book(app().client(), { items: undefined, cartItems });
      expect([status, body.message]).toEqual([422, 'Invalid cart items']);
    });

    it.each([
      ['not JSON', 'all of it'],
      ['cut short', '[{"experienceId":1'],
      ['null', 'null'],
      ['an object', '{}'],
      ['a number', '1'],
      ['a text', '"[]"'],
      ['lines that are none', '[1, null]'],
      ['nothing', ''],
    ])('with cartItems of %s is 422', async (_what, cartItems) => {
      const { status, body } = await book(app().client(), { items: undefined, cartItems });
      expect([status, body.message]).toEqual([422, 'Invalid cart items']);
    });

    it.each([[null], [1], [{}], [true], [[aLine()]]])('with cartItems of %j is 422', async (cartItems) => {
      expect((await book(app().client(), { items: undefined, cartItems })).status).toBe(422);
    });

    it.each([
      ['a lone continuation byte', [0x80]],
      ['an overlong slash', [0xc0, 0xaf]],
      ['half a character', [0xe2, 0x82]],
      ['a surrogate', [0xed, 0xa0, 0x80]],
      ['UTF-16', [0xff, 0xfe]],
    ])('with %s is 400', async (_what, bytes) => {
      const [before = '', after = ''] = JSON.stringify(aSubmit({ firstName: '@' })).split('@');
      const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
      expect(await statusOf('/api/bookings', body)).toBe(400);
    });

    it('pollutes nothing through __proto__ and constructor', async () => {
      const evil =
        '{"__proto__":{"polluted":1,"experienceId":1,"quantity":1},"constructor":{"prototype":{"polluted":1}}}';
      for (const [path, text] of [
        ['/api/bookings', evil],
        ['/api/orders', `{"items":[${evil}]}`],
        ['/api/quotes', `{"items":[${evil}],"__proto__":{"items":[]}}`],
        ['/api/login', evil],
        ['/api/register', evil],
        ['/api/discount-codes/validate', evil],
      ] as const)
        expect(await statusOf(path, text)).toBe(422);
      expect('polluted' in {}).toBe(false);
    });

    it.each([
      ['an operator', { $gt: '' }],
      ['a list', ['admin']],
      ['true', true],
      ['a number', 1],
      ['an object that says toString', { toString: 'admin' }],
    ])('with %s for a name or password is 422', async (_what, value) => {
      const login = (body: object) => app().client().post('/api/login', body);
      expect((await login({ username: value, password: 'secret' })).status).toBe(422);
      expect((await login({ username: 'admin', password: value })).status).toBe(422);
    });
  });

  describe('text that cannot be stored', () => {
    it.each([
      ['NUL', 'ma\u0000ra'],
      ['half a surrogate pair', 'ma\ud800ra'],
      ['an escape sequence', 'ma\u001b[31mra'],
      ['a line separator', 'ma\u2028ra'],
    ])('such as %s is refused in every field, and never breaks anything', async (_what, text) => {
      const client = app().client();
      for (const field of Object.keys(CUSTOMER)) {
        const value = field === 'email' ? `${text}@northlight.example` : text;
        expect((await book(client, { [field]: value })).status).toBe(422);
      }
      const line = (slot: object) => book(client, { items: [aLine({ slots: [slot] })] });
      expect((await line({ time: text })).status).toBe(422);
      expect((await book(client, { time: text })).status).toBe(422);
      for (const [path, body] of [
        ['/api/login', { username: text, password: 'correct horse' }],
        ['/api/login', { username: 'admin', password: text }],
        ['/api/discount-codes/validate', { code: text, orderAmount: 1 }],
        ['/api/quotes', { items: [aLine()], discountCode: text }],
        ['/api/register', { username: text, password: 'correct horse', email: 'x@northlight.example' }],
      ] as const)
        expect([401, 422]).toContain((await client.post(path, body)).status);
      expect(
        (await client.get(`/api/experiences?search=${encodeURIComponent(text.toWellFormed())}`)).status,
      ).toBe(200);
    });
  });

  describe('numbers that are none', () => {
    it.each(each([0, -1, 2 ** 31, 2 ** 53, 1.5, '1', null, true, [], {}, 'NaN']))(
      'experienceId %j is 422',
      async (experienceId) => {
        const line = { ...aLine(), experienceId };
        expect((await book(app().client(), { items: [line] })).status).toBe(422);
        expect((await book(app().client(), { items: undefined, experienceId })).status).toBe(422);
      },
    );

    it.each([0, -1, 2 ** 31, '3', null, 1.5])('add-on id %j is 422', async (id) => {
      expect((await book(app().client(), { items: [{ ...aLine(), addOns: [{ id }] }] })).status).toBe(422);
    });
  });

  describe('requests that no client sends', () => {
    const line = (first: string, ...headers: string[]) =>
      `${[first, ...(headers.length ? headers : [`Host: ${new URL(app().url).host}`]), 'Connection: close'].join('\r\n')}\r\n\r\n`;
    const ask = async (...lines: [string, ...string[]]) =>
      Number(/^HTTP\/1\.1 (\d{3})/.exec(await rawBytes(app().url, line(...lines)))?.[1] ?? 0);

    it.each([
      'GET /api/experiences?limit=%zz HTTP/1.1',
      'GET /api/experiences/slug/%E0%A4%A HTTP/1.1',
      'GET /api/experiences/slug/%ff%fe HTTP/1.1',
      'GET //evil.example/api/experiences HTTP/1.1',
      'GET /api/../../etc/passwd HTTP/1.1',
      'GET /api/images/experiences/..%5c..%5cpackage.json HTTP/1.1',
      'GET /api/bookings/by-reference/%2e%2e HTTP/1.1',
      'GET http://evil.example/api/categories HTTP/1.1',
      'GET http://[::bad/api/categories HTTP/1.1',
      'GET ?search=x HTTP/1.1',
      'GET * HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'TRACE /api/categories HTTP/1.1',
      'BREW /api/categories HTTP/1.1',
    ])('%s is answered below 500', async (first) => {
      const status = await ask(first);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    });

    it.each(['bad host[', '', '[::bad', 'a b', '../..', 'x:99999999', '%00', '<script>'])(
      'Host %j breaks nothing',
      async (host) => {
        for (const path of [
          '/api/experiences?limit=1',
          '/api/experiences/slug/1',
          '/api/user',
          '/api/nothing',
        ]) {
          const status = await ask(`GET ${path} HTTP/1.1`, `Host: ${host}`);
          expect([200, 308, 400, 401, 404]).toContain(status);
        }
      },
    );

    it('two lengths, or length and chunks, are refused before they can be read in two ways', async () => {
      const host = `Host: ${new URL(app().url).host}`;
      const twice = await ask('POST /api/quotes HTTP/1.1', host, 'Content-Length: 2', 'Content-Length: 3');
      const both = await ask(
        'POST /api/quotes HTTP/1.1',
        host,
        'Content-Length: 2',
        'Transfer-Encoding: chunked',
      );
      expect([twice, both]).toEqual([400, 400]);
    });

    it('headers of 17 kB are 431', async () => {
      const { status } = await rawRequest(app().url, '/api/categories', {
        headers: { cookie: 'x'.repeat(17_000) },
      });
      expect(status).toBe(431);
    });

    it('cookies of nonsense are nobody’s session', async () => {
      for (const cookie of [
        'wondercast=',
        'wondercast=%',
        'wondercast=x; wondercast.sig=y',
        '=;;=',
        'wondercast="',
      ])
        expect((await rawRequest(app().url, '/api/user', { headers: { cookie } })).status).toBe(401);
    });
  });
};
