import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { timePasses } from '../support/time-passes.ts';
import { allowing } from './allowance.ts';

const SOCKETS = Number(process.env.SLOW_SOCKETS ?? 200);
/** More than one need a database, which they share. */
const PROCESSES = process.env.SLOW_PROCESSES ?? '1';
const LONGEST_MS = 7_000;
const DRIP_MS = 400;

/** What a slow client says at once, and what it then says a byte at a time. */
const HABITS: readonly (readonly [name: string, first: string, drip: string])[] = [
  ['says nothing at all', '', ''],
  ['never ends its headers', 'GET /api/experiences HTTP/1.1\r\nHost: shop\r\nX-Slow: ', 'x'],
  ['never ends its first line', 'GET /api/', 'x'],
  [
    'never ends its body',
    'POST /api/bookings HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    ' ',
  ],
  [
    'never ends its chunks',
    'POST /api/quotes HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    '1\r\n \r\n',
  ],
  [
    'never ends a body that nobody reads',
    'POST /api/logout HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    ' ',
  ],
  [
    'never ends the body of a question',
    'GET /api/categories HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\n',
    ' ',
  ],
  [
    'never ends a body that it may not send',
    'POST /api/experiences HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\n',
    ' ',
  ],
];

/** Resolves to how long the server put up with it, in milliseconds; Infinity when it did longer than `patienceMs`. */
const endure = (port: number, first: string, drip: string, patienceMs: number): Promise<number> =>
  new Promise((resolve) => {
    const since = performance.now();
    const socket: Socket = connect(port, '127.0.0.1', () => first && socket.write(first));
    const dripping = setInterval(() => drip && socket.writable && socket.write(drip), DRIP_MS);
    const end = (ms: number) => {
      clearInterval(dripping);
      clearTimeout(giveUp);
      socket.destroy();
      resolve(ms);
    };
    const giveUp = setTimeout(() => end(Number.POSITIVE_INFINITY), patienceMs);
    socket.resume();
    socket.on('error', () => {}).on('close', () => end(performance.now() - since));
  });

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? 0;

describe(`${SOCKETS} clients who take all the time there is`, () => {
  let app: AppProcess;
  let naive: Server;
  let database: TestDatabase | null = null;
  beforeAll(async () => {
    if (PROCESSES !== '1') database = await createDatabase();
    app = await startAppProcess(database ? { DATABASE_URL: database.url, PROCESSES } : { STORE: 'memory' });
    // As Node serves when nobody asks for more.
    naive = createServer((request, response) => request.resume().on('end', () => response.end()));
    await new Promise<void>((resolve) => naive.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    naive.closeAllConnections();
    await new Promise((resolve) => naive.close(resolve));
    await app.remove();
    await database?.drop();
  });

  it('are sent away within 7 s, while everybody else is served as ever; a server that does not mind keeps them', async () => {
    const port = Number(new URL(app.url).port);
    const limit = allowing(LONGEST_MS);
    const slow = Array.from({ length: SOCKETS }, async (_, at) => {
      const [name, first, drip] = HABITS[at % HABITS.length] ?? ['', '', ''];
      return { name, ms: await endure(port, first, drip, limit + 3_000) };
    });
    const [, headers, drip] = HABITS[1] ?? ['', '', ''];
    const kept = endure((naive.address() as AddressInfo).port, headers, drip, LONGEST_MS);

    let ended = false;
    const all = Promise.all(slow).finally(() => {
      ended = true;
    });
    const times: number[] = [];
    while (!ended) {
      const client = app.client();
      times.push((await client.get('/api/experiences?fields=card&limit=24')).ms);
      times.push((await client.post('/api/quotes', { items: [{ experienceId: 1, quantity: 1 }] })).ms);
      // The others ask from time to time, not as fast as they can.
      await timePasses(20);
    }
    const byHabit = Object.groupBy(await all, ({ name }) => name);
    const longest = Object.entries(byHabit).map(([name, each = []]) => [
      name,
      Math.round(Math.max(...each.map(({ ms }) => ms))),
    ]);
    console.info(
      `longest by habit: ${JSON.stringify(longest)}; others p99 ${Math.round(quantile(times, 0.99))} ms`,
    );
    for (const [name, ms] of longest) expect(ms, String(name)).toBeLessThan(limit);
    expect(quantile(times, 0.99)).toBeLessThan(allowing(250));
    expect(await kept).toBe(Number.POSITIVE_INFINITY);
  });
});
