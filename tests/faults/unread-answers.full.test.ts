import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { timePasses } from '../support/time-passes.ts';
import { allowing } from './allowance.ts';

const LONGEST_MS = 7_000;
/** Less than a tenth of what the answers come to. */
const MOST_GROWTH_MB = 120;
const MB = 1024 * 1024;

const art = join(root, 'adapters/demo/art/raster');
const largest = readdirSync(art)
  .map((name) => ({ name, size: readFileSync(join(art, name)).length }))
  .reduce((a, b) => (a.size > b.size ? a : b));

const rssMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const socketsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

/** Clients who ask at once and never read. */
const askWithoutReading = (port: number, clients: number, requests: string): readonly Socket[] =>
  Array.from({ length: clients }, () =>
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write(requests);
    })
      .pause()
      .on('error', () => {}),
  );

const portOf = (url: string) => Number(new URL(url).port);

describe('clients who do not read their answers', () => {
  let app: AppProcess;
  beforeAll(async () => {
    app = await startAppProcess({ STORE: 'memory' });
  });
  afterAll(() => app.remove());

  const path = `/uploads/${largest.name}`;
  it.each([
    ['ten who send 900 requests at once', 10, 900],
    ['two hundred who send 3', 200, 3],
    ['sixty who send 20', 60, 20],
  ])('%s are cut off within 7 s, and take no memory', async (_who, clients, requests) => {
    const { pid } = app;
    await app.client().get(path);
    const quiet = socketsOf(pid);
    const before = rssMb(pid);
    const since = performance.now();
    const sockets = askWithoutReading(portOf(app.url), clients, get(path).repeat(requests));
    let most = 0;
    const times: number[] = [];
    const isOver = () => performance.now() - since > 1_000 && socketsOf(pid) <= quiet + 2;
    while (!isOver() && performance.now() - since < allowing(LONGEST_MS) + 5_000) {
      times.push((await app.client().get('/api/experiences?fields=card&limit=24')).ms);
      most = Math.max(most, rssMb(pid));
      // How long they are served is measured, and what it costs, from time to time.
      await timePasses(50);
    }
    const lasted = performance.now() - since;
    for (const socket of sockets) socket.destroy();
    console.info(
      `${clients} × ${requests}: ${Math.round(before)} MB before, ${Math.round(most)} MB at most, gone after ${Math.round(lasted)} ms`,
    );
    expect(lasted).toBeLessThan(allowing(LONGEST_MS));
    expect(most - before).toBeLessThan(MOST_GROWTH_MB);
    expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)]).toBeLessThan(allowing(250));
  });

  it('answers every request of a client who sends fifty at once and reads, in their order', async () => {
    const paths = Array.from({ length: 50 }, (_, at) => `/api/experiences/slug/none-${at}`);
    const socket = connect(portOf(app.url), '127.0.0.1');
    socket.write(paths.map(get).join(''));
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece;
    });
    await expect.poll(() => heard.match(/HTTP\/1\.1 404/g)?.length).toBe(50);
    socket.destroy();
  });

  it('goes on for a client who reads slowly', async () => {
    const socket = connect(portOf(app.url), '127.0.0.1');
    socket.write(get(path).repeat(20));
    let bytes = 0;
    socket.on('data', (piece) => {
      bytes += piece.length;
      socket.pause();
      // So slowly does it read.
      void timePasses(25).then(() => socket.resume());
    });
    await expect.poll(() => bytes).toBeGreaterThan(20 * largest.size);
    socket.destroy();
  });
});

describe('a server that minds none of this', () => {
  let naive: Server;
  beforeAll(async () => {
    naive = createServer((_request, response) => response.end(Buffer.alloc(largest.size)));
    await new Promise<void>((resolve) => naive.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    naive.closeAllConnections();
    await new Promise((resolve) => naive.close(resolve));
  });

  it('keeps every answer and every connection', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const { port } = naive.address() as AddressInfo;
    const sockets = askWithoutReading(port, 3, get('/').repeat(900));
    // As long as the shop takes to cut them off.
    await timePasses(LONGEST_MS);
    const open = await new Promise<number>((resolve) => naive.getConnections((_, count) => resolve(count)));
    const growth = (process.memoryUsage().arrayBuffers - before) / MB;
    for (const socket of sockets) socket.destroy();
    expect(open).toBe(3);
    expect(growth).toBeGreaterThan(MOST_GROWTH_MB);
  });
});
