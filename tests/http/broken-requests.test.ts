import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { rawBytes } from './raw.ts';

describe('requests that are broken off or are none', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'memory', env: { LOG_LEVEL: 'debug' } });
  });
  afterAll(() => app.stop());

  const lines = () =>
    app
      .log()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { level: number; msg: string; code?: string });
  const DEBUG = 20;

  it.each([
    ['no HTTP at all', 'SSH-2.0-OpenSSH_9.9\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/quotes HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['headers of 17 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    [
      'a chunk of no size',
      'POST /api/quotes HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
  ])('%s is answered, and said at debug without a stack', async (_what, bytes, status) => {
    const before = lines().length;
    expect(await rawBytes(app.url, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const said = lines().slice(before);
    expect(said.map(({ level }) => level)).toContain(DEBUG);
    expect(said.filter(({ level }) => level > DEBUG)).toEqual([]);
    expect(JSON.stringify(said)).not.toContain('stack');
  });

  it('a client who goes while the answer is written is said at debug, without a stack', async () => {
    const before = lines().length;
    const { port, hostname } = new URL(app.url);
    const path = '/uploads/improv-card-1600.webp';
    await Promise.all(
      Array.from(
        { length: 20 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(port), hostname, () => {
              socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(30));
            });
            socket.once('data', () => socket.resetAndDestroy());
            socket.once('close', () => resolve());
          }),
      ),
    );
    await expect.poll(() => lines().slice(before).length).toBeGreaterThan(0);
    expect(lines().filter(({ level }) => level > 30)).toEqual([]);
    expect(app.log()).not.toContain('"stack"');
  });

  it.each([
    ['Host: shop\r\nHost: shop', 400],
    ['Host: shop\r\nhOsT: other', 400],
    ['Host: shop', 200],
  ])('%j is %i', async (headers, status) => {
    const heard = await rawBytes(
      app.url,
      `GET /api/categories HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`,
    );
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
