import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isAlive, readPostmasterFile } from '../../adapters/postgres/embedded/postmaster-file.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { acknowledged } from '../support/auditor.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';
import { allowing } from './allowance.ts';
import { startCrowd } from './crowd.ts';
import { auditProcess, countOf, rowsOf } from './process-audit.ts';
import { familyOf, titleOf } from './processes.ts';

const PEOPLE = 50;
const UNDER_WAY = 60;

let app: AppProcess | null = null;
afterEach(async () => {
  await app?.remove();
  app = null;
});

const postmasterOf = ({ dataDir }: AppProcess) => readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0;

/** Postgres processes that serve connections of the shop. */
const backendsOf = (postmaster: number): readonly number[] =>
  familyOf(postmaster).filter((pid) => pid !== postmaster && titleOf(pid).includes(': wondercast '));

const NOTICED_MS = 100;

const untilBookable = async ({ client }: AppProcess): Promise<number> => {
  const since = performance.now();
  const isBookable = async () => {
    const quoting = client().post('/api/quotes', { items: [{ experienceId: 1, quantity: 1 }] });
    return (await quoting.catch(() => null))?.status === 200;
  };
  await until('the shop is back', isBookable);
  return performance.now() - since;
};

describe(`a kill of Postgres in the middle of ${PEOPLE} concurrent bookings`, () => {
  it.each([
    ['its postmaster', (postmaster: number) => [postmaster]],
    ['one of its backends, in a transaction', (postmaster: number) => backendsOf(postmaster).slice(0, 1)],
    ['all of it at once', (postmaster: number) => [postmaster, ...backendsOf(postmaster)]],
  ])(
    '(%s) loses none that was acknowledged, and the shop goes on by itself within 5 s',
    async (_what, victims) => {
      app ??= await startAppProcess({ WORKERS: '4' });
      const { pid } = app;
      const before = await countOf(app.databaseUrl, 'bookings');
      const crowd = startCrowd(app, PEOPLE);
      await crowd.untilAcknowledged(UNDER_WAY);
      const from = Date.now();
      const killed = victims(postmasterOf(app));
      expect(killed.length).toBeGreaterThan(0);
      for (const victim of killed) process.kill(victim, 'SIGKILL');
      // An answer of just before would count as being back.
      await timePasses(NOTICED_MS);
      const backMs = NOTICED_MS + (await untilBookable(app));
      await crowd.stop();
      await crowd.retryUntilBooked();
      expect(app.pid).toBe(pid);
      expect(isAlive(pid)).toBe(true);
      expect((await countOf(app.databaseUrl, 'bookings')) - before).toBe(crowd.begun());
      await auditProcess(app, { outages: [{ from, to: Date.now() }] });
      console.info(`${crowd.begun()} bookings, back ${Math.round(backMs)} ms after the kill`);
      expect(backMs).toBeLessThan(allowing(5_000));
    },
  );

  it('would lose some, were a commit acknowledged before it is on disk', async () => {
    // Whoever waits for the disk makes all earlier commits wait with them, so nobody else may commit.
    app = await startAppProcess({ WORKERS: '0' });
    const forgetful = new URL(app.databaseUrl);
    forgetful.searchParams.set('options', '-c synchronous_commit=off');
    await rowsOf(app.databaseUrl, 'alter system set wal_writer_delay = 10000');
    await rowsOf(app.databaseUrl, `alter system set wal_writer_flush_after = '1GB'`);
    await rowsOf(app.databaseUrl, 'select pg_reload_conf()');
    const second = await startAppProcess({ DATABASE_URL: forgetful.href, WORKERS: '0' });
    const crowd = startCrowd(second, PEOPLE);
    await crowd.untilAcknowledged(UNDER_WAY);
    const postmaster = postmasterOf(app);
    for (const victim of [postmaster, ...backendsOf(postmaster)]) process.kill(victim, 'SIGKILL');
    await crowd.stop();
    const promised = acknowledged(second.exchanges).map(({ bookingReference }) => bookingReference);
    await untilBookable(app);
    const kept = await rowsOf<{ reference: string }>(app.databaseUrl, 'select reference from bookings');
    const references = new Set(kept.map(({ reference }) => reference));
    expect(promised.filter((reference) => !references.has(reference)).length).toBeGreaterThan(0);
    await second.remove();
  });
});
