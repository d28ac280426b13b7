import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isPostmasterOf, readPostmasterFile } from '../../adapters/postgres/embedded/postmaster-file.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { inFull } from '../support/full.ts';
import { startCrowd } from './crowd.ts';
import { auditProcess, countOf } from './process-audit.ts';

const PEOPLE = 50;
/** By then everybody is in the middle of something. */
const UNDER_WAY = 60;

let app: AppProcess | null = null;
afterEach(async () => {
  await app?.remove();
  app = null;
});

const postmastersOf = ({ dataDir }: AppProcess): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostmasterOf(pid, join(dataDir, 'postgres')))
    // Its children work in the same folder: only one of them is nobody's child there.
    .filter((pid) => pid === readPostmasterFile(join(dataDir, 'postgres'))?.pid);

describe(`a kill of the app in the middle of ${PEOPLE} concurrent bookings`, () => {
  it('loses none that was acknowledged, doubles none, and mails them all', async () => {
    app = await startAppProcess({ WORKERS: '4' });
    const crowd = startCrowd(app, PEOPLE);
    await crowd.untilAcknowledged(UNDER_WAY);
    const from = Date.now();
    await app.end('SIGKILL');
    const acknowledged = crowd.acknowledged();
    await app.restart();
    const { startMs } = app;
    await crowd.stop();
    expect(postmastersOf(app)).toHaveLength(1);
    await crowd.retryUntilBooked();
    expect(await countOf(app.databaseUrl, 'bookings')).toBe(crowd.begun());
    // What the dead worker had locked is given back after some seconds.
    await auditProcess(app, { outages: [{ from, to: Date.now() }] });
    console.info(
      `${acknowledged} acknowledged before the kill, ${crowd.begun()} in all, ready after ${Math.round(startMs)} ms`,
    );
  });

  inFull(() => {
    it('would lose them, were they kept in the process alone', async () => {
      app = await startAppProcess({ STORE: 'memory', SESSION_SECRET: 'x'.repeat(32) });
      const visitor = app.client();
      const { body } = await visitor.post<{ bookingReference: string }>('/api/bookings', {
        firstName: 'Mara',
        lastName: 'Reyes',
        email: 'mara@northlight.example',
        totalPrice: 1450,
        items: [{ experienceId: 1, selectedTier: 'elevated', quantity: 1 }],
      });
      const path = `/api/bookings/by-reference/${body.bookingReference}`;
      expect((await visitor.get(path)).status).toBe(200);
      await app.end('SIGKILL');
      await app.restart();
      expect((await visitor.get(path)).status).toBe(404);
    });
  });
});
