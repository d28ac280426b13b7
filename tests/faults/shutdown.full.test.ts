import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { rawRequest } from '../http/raw.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';
import { allowing } from './allowance.ts';
import { startCrowd } from './crowd.ts';
import { auditProcess } from './process-audit.ts';

const LONGEST_MS = 10_000;

let app: AppProcess | null = null;
let database: TestDatabase | null = null;
let tarpit: Server | null = null;
afterEach(async () => {
  await app?.remove();
  await database?.drop();
  tarpit?.close();
  app = null;
  database = null;
  tarpit = null;
});

const start = async (env: Record<string, string> = {}) => {
  database = await createDatabase();
  app = await startAppProcess({ DATABASE_URL: database.url, ...env });
  return app;
};

const endTimed = async (shop: AppProcess) => {
  const since = performance.now();
  const code = await shop.end('SIGTERM');
  return { code, ms: performance.now() - since };
};

describe('SIGTERM', () => {
  it('lets what is in flight finish, keeps every promise, and ends with 0 within 10 s', async () => {
    const shop = await start();
    const crowd = startCrowd(shop, 30);
    await crowd.untilAcknowledged(60);
    // Each on a connection of its own: a burst of passwords that takes a while. Once the first is answered, all have arrived.
    const inFlight = Array.from({ length: 24 }, () =>
      rawRequest(shop.url, '/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody', password: 'nothing at all' }),
      }),
    );
    const answers = Promise.all(inFlight);
    answers.catch(() => {});
    await Promise.race(inFlight);
    const { code, ms } = await endTimed(shop);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(allowing(LONGEST_MS));
    expect((await answers).map(({ status }) => status)).toEqual(inFlight.map(() => 401));
    await crowd.stop();
    await shop.restart();
    await crowd.retryUntilBooked();
    await auditProcess(shop, { outages: [] });
    console.info(`ended ${Math.round(ms)} ms after SIGTERM, under load`);
  });

  it('does not wait for connections that are only kept open', async () => {
    const shop = await start();
    await Promise.all(Array.from({ length: 20 }, () => shop.client().get('/api/experiences')));
    const { code, ms } = await endTimed(shop);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(allowing(2_000));
  });

  it('waits for no mail server that never answers, and sends the mail after the next start', async () => {
    let called = false;
    tarpit = createServer(() => {
      called = true;
    });
    const { port } = await new Promise<{ port: number }>((resolve) =>
      tarpit?.listen(0, '127.0.0.1', () => resolve(tarpit?.address() as { port: number })),
    );
    const shop = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { status } = await shop.client().post('/api/bookings', {
      firstName: 'Mara',
      lastName: 'Reyes',
      email: 'mara@northlight.example',
      totalPrice: 1190,
      items: [{ experienceId: 1, quantity: 1 }],
    });
    expect(status).toBe(201);
    await until('the mail is under way', () => called);
    const { code, ms } = await endTimed(shop);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(allowing(LONGEST_MS));
    console.info(`ended ${Math.round(ms)} ms after SIGTERM, with a mail under way`);
  });
});
