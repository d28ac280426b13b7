import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { signed } from '../../adapters/simulator/signature.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { allowing } from './allowance.ts';
import { auditProcess } from './process-audit.ts';
import { familyOf } from './processes.ts';

/** Asked of the store, every one of them. */
const ASKING: readonly (readonly [string, string, object?])[] = [
  ['GET', '/api/bookings/by-reference/WC-0000000000'],
  ['POST', '/api/login', { username: 'nobody', password: 'nothing at all' }],
  ['POST', '/api/quotes', { items: [{ experienceId: 1, quantity: 1 }] }],
  ['POST', '/api/discount-codes/validate', { code: 'TOGETHER10', orderAmount: 1 }],
  ['POST', '/api/orders', { items: [{ experience: 1, quantity: 1 }] }],
  [
    'POST',
    '/api/bookings',
    {
      firstName: 'Mara',
      lastName: 'Reyes',
      email: 'mara@northlight.example',
      totalPrice: 1190,
      items: [{ experienceId: 1, quantity: 1 }],
    },
  ],
];

const SESSION_SECRET = 'a secret of forty characters, and of tests';

describe('a shop whose database is away', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-absent-'));
  let postgres: EmbeddedPostgres;
  let app: AppProcess;
  let absentSince = 0;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir });
    const { url } = postgres;
    await postgres.stop();
    absentSince = Date.now();
    // As in production, also with its limits, which are counted in the database.
    const env = { DATABASE_URL: url, RATE_LIMITS: 'on', SESSION_SECRET };
    app = await startAppProcess(env, 'alive');
  });
  afterAll(async () => {
    await app.remove();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const statusOf = async (path: string) => (await app.client().get(path)).status;
  const become = (status: number, ms: number) =>
    expect.poll(() => statusOf('/readyz'), { timeout: allowing(ms), interval: 50 }).toBe(status);
  const answers = () =>
    Promise.all(
      ASKING.map(async ([method, path, body]) => {
        const { status, headers, ms } = await app.client().request(method, path, { body });
        return {
          asked: `${method} ${path}`,
          status,
          retry: headers.get('retry-after'),
          soon: ms < allowing(3_000),
        };
      }),
    );
  const away = ASKING.map(([method, path]) => ({
    asked: `${method} ${path}`,
    status: 503,
    retry: '2',
    soon: true,
  }));

  it('from the start lives, is not ready, and says so at once to whoever asks for more', async () => {
    expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await answers()).toEqual(away);
    // Nothing was ever loaded, so there is no catalogue to show; and still that is no failure.
    expect(await statusOf('/api/experiences')).toBe(503);
    expect(await statusOf('/')).toBe(503);
    expect(await statusOf('/robots.txt')).toBe(200);
  });

  it('opens by itself when the database comes', async () => {
    postgres = await startEmbeddedPostgres({ dataDir });
    await become(200, 15_000);
    for (const { asked, status } of await answers()) expect(status, asked).toBeLessThan(500);
    expect(await statusOf('/')).toBe(200);
    const outages = [{ from: absentSince, to: Date.now() }];
    await auditProcess(app, { outages });
  });

  it('that is frozen lives, is not ready, answers 503 within 3 s, and goes on showing the catalogue', async () => {
    const family = familyOf(postgres.pid);
    expect(family.length).toBeGreaterThan(5);
    const from = Date.now();
    for (const pid of family) process.kill(pid, 'SIGSTOP');
    // Those that come before anybody has noticed are the ones that would hang.
    expect(await answers()).toEqual(away);
    expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await answers()).toEqual(away);
    expect(await statusOf('/api/experiences?fields=card')).toBe(200);
    expect(await statusOf('/api/categories')).toBe(200);
    expect(await statusOf('/')).toBe(200);

    for (const pid of family) process.kill(pid, 'SIGCONT');
    await become(200, 5_000);
    for (const { asked, status } of await answers()) expect(status, asked).toBeLessThan(500);
    await auditProcess(app, { outages: [{ from: absentSince, to: Date.now() }] });
    console.info(`thawed after ${Date.now() - from} ms`);
  });

  /** The payment provider reports, signed as the simulated one signs. */
  const deliver = (intentId: string) => {
    const event = { id: 'evt_during_the_outage', kind: 'succeeded', intentId };
    const { body, signature } = signed(`simulator ${SESSION_SECRET}`, event, new Date());
    return app.client().post('/api/stripe/webhook', JSON.parse(Buffer.from(body).toString('utf8')), {
      'stripe-signature': signature,
    });
  };

  it('and back is served by the process that was there all along', async () => {
    const { pid } = app;
    const intent = await app.client().post<{ paymentIntentId: string }>('/api/create-payment-intent', {
      amount: 1_000,
      currency: 'usd',
    });
    await postgres.stop();
    await become(503, 4_000);
    expect(await answers()).toEqual(away);
    // Whoever delivers is told to come again, and then it is taken.
    expect((await deliver(intent.body.paymentIntentId)).status).toBe(503);
    postgres = await startEmbeddedPostgres({ dataDir });
    await become(200, 8_000);
    expect(app.pid).toBe(pid);
    expect((await deliver(intent.body.paymentIntentId)).status).toBe(200);
    for (const { asked, status } of await answers()) expect(status, asked).toBeLessThan(500);
  });
});
