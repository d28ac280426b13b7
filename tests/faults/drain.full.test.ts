import { Agent, get } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';
import { allowing } from './allowance.ts';

const DRAIN_MS = 2_000;
/** Signals within this time count as one. */
const ECHO_MS = 1_500;

let app: AppProcess | null = null;
afterEach(async () => {
  await app?.remove();
  app = null;
});

const start = async (drainSeconds: string) => {
  app = await startAppProcess({ STORE: 'memory', DRAIN_S: drainSeconds });
  return app;
};

interface Asked {
  readonly status: number;
  readonly connection: string | undefined;
  readonly body: string;
}

/** Asks over the agent's connections; status 0 means that nobody answered. */
const ask = (url: string, agent: Agent): Promise<Asked> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += String(chunk);
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      );
    }).on('error', () => resolve({ status: 0, connection: undefined, body: '' }));
  });

/** What `/readyz` and a page of the shop answer from the signal to the end of the process. */
const watchEnding = async (shop: AppProcess, signal: NodeJS.Signals) => {
  const agent = new Agent({ keepAlive: true });
  await ask(`${shop.url}/api/experiences`, agent);
  const since = performance.now();
  const ended = shop.end(signal).then((code) => ({ code, ms: performance.now() - since }));
  let readiness: Asked | null = null;
  const answers: Asked[] = [];
  await until('the listener is closed', async () => {
    const ready = await ask(`${shop.url}/readyz`, agent);
    if (ready.status === 503) readiness ??= ready;
    if (readiness && ready.status !== 0) answers.push(await ask(`${shop.url}/api/experiences`, agent));
    return ready.status === 0;
  });
  agent.destroy();
  return { readiness: readiness as Asked | null, answers, ...(await ended) };
};

describe('a process that is told to end', () => {
  it('says so at once, serves on for DRAIN_S while clients leave, and ends with 0', async () => {
    const shop = await start(String(DRAIN_MS / 1000));
    const { readiness, answers, code, ms } = await watchEnding(shop, 'SIGTERM');
    expect(readiness?.body).toBe('{"status":"stopping"}');
    expect(answers.length).toBeGreaterThan(10);
    // The last one may meet the closed listener.
    for (const answer of answers.slice(0, -1))
      expect(answer).toMatchObject({ status: 200, connection: 'close' });
    expect(code).toBe(0);
    expect(ms).toBeGreaterThanOrEqual(DRAIN_MS);
    expect(ms).toBeLessThan(allowing(DRAIN_MS + 2_000));
  });

  it('would never say so without the time to drain', async () => {
    const shop = await start('0');
    const { answers, code } = await watchEnding(shop, 'SIGTERM');
    expect(answers.length).toBeLessThan(10);
    expect(code).toBe(0);
  });

  it('keeps nobody at the terminal waiting', async () => {
    const shop = await start('60');
    const since = performance.now();
    expect(await shop.end('SIGINT')).toBe(0);
    expect(performance.now() - since).toBeLessThan(allowing(2_000));
  });

  it('ends at once when it is told again', async () => {
    const shop = await start('60');
    const ended = shop.end('SIGTERM');
    await until('it says so', async () => (await shop.client().get('/readyz')).status === 503);
    // Two signals at once are one; the process counts from when it has heard the first.
    await timePasses(ECHO_MS + 200);
    process.kill(shop.pid, 'SIGTERM');
    expect(await ended).toBe(1);
  });
});
