import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isAlive, readPostmasterFile } from '../../adapters/postgres/embedded/postmaster-file.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { allowing } from './allowance.ts';

let app: AppProcess | null = null;
afterEach(async () => {
  await app?.remove();
  app = null;
});

const catalogueOf = async ({ url }: AppProcess) => (await fetch(`${url}/api/experiences`)).json();
const postmasterOf = ({ dataDir }: AppProcess) => readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0;

describe('a shop on its own Postgres', () => {
  it('starts on nothing, ends on SIGTERM with 0, and starts again in seconds on the same data', async () => {
    app = await startAppProcess();
    const first = app.startMs;
    const catalogue = await catalogueOf(app);
    const postmaster = postmasterOf(app);
    expect(await app.end('SIGTERM')).toBe(0);
    expect(isAlive(postmaster)).toBe(false);

    await app.restart();
    console.info(`first start ${Math.round(first)} ms, second start ${Math.round(app.startMs)} ms`);
    expect(await catalogueOf(app)).toEqual(catalogue);
  });

  it('is ready again within seconds of a kill, on the Postgres that lived on', async () => {
    app = await startAppProcess();
    const catalogue = await catalogueOf(app);
    const postmaster = postmasterOf(app);
    await app.end('SIGKILL');
    expect(isAlive(postmaster)).toBe(true);

    await app.restart();
    console.info(`ready ${Math.round(app.startMs)} ms after a kill`);
    expect(postmasterOf(app)).toBe(postmaster);
    expect(await catalogueOf(app)).toEqual(catalogue);
  });

  it('lives on when its Postgres is killed, and serves again without a restart', async () => {
    app = await startAppProcess();
    const pid = app.pid;
    const postmaster = postmasterOf(app);
    process.kill(postmaster, 'SIGKILL');
    const since = performance.now();
    const signIn = () =>
      fetch(`${app?.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody-at-all', password: 'not-the-password' }),
        signal: AbortSignal.timeout(5_000),
      }).then(
        (answer) => answer.status,
        () => 0,
      );
    while ((await signIn()) !== 401) expect(performance.now() - since).toBeLessThan(allowing(20_000));
    console.info(`signing in works ${Math.round(performance.now() - since)} ms after the kill of Postgres`);
    expect(app.pid).toBe(pid);
    expect(isAlive(pid)).toBe(true);
    expect(postmasterOf(app)).not.toBe(postmaster);
  });
});
