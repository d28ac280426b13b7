import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { acknowledged, audit } from '../support/auditor.ts';
import { evidenceOfPostgres } from '../support/auditor-evidence.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';
import { startCrowd } from './crowd.ts';
import { rowsOf } from './process-audit.ts';

const root = dirname(dirname(import.meta.dirname));
const LOOK_MS = 50;

export interface Ran {
  readonly says: string;
  readonly ms: number;
  /** The most memory that it used at once, in bytes; 0 where the system does not say. */
  readonly mostMemory: number;
}

const memoryOf = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};

/** Runs `npm run backup` or `npm run restore` as operators do. @throws with what it said when it does not end well */
export const runKeeper = async (
  program: 'backup' | 'restore',
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ran> => {
  const { PATH = '', HOME = '' } = process.env;
  const since = performance.now();
  const running = promisify(execFile)(process.execPath, [`adapters/${program}.ts`, ...args], {
    cwd: root,
    env: { PATH, HOME, ...env },
  });
  let mostMemory = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      mostMemory = Math.max(mostMemory, memoryOf(running.child.pid ?? 0));
      await timePasses(LOOK_MS);
    }
  };
  const watching = watch();
  try {
    const { stdout } = await running;
    return { says: stdout, ms: performance.now() - since, mostMemory };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm run ${program} failed:\n${stdout}${stderr}`);
  } finally {
    isOver = true;
    await watching;
  }
};

export interface Drill {
  readonly people: number;
  /** Bookings that are acknowledged before the backup begins. */
  readonly before: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Fills the shop before the backup. */
  readonly fill?: (app: AppProcess) => Promise<void>;
}

/**
 * Bookings go on during a backup; then everything is killed and its disk is gone; the backup is restored in an empty place, and
 * the shop starts there. @throws Error when a booking that was acknowledged before the backup began is missing or changed
 */
export const drill = async ({ people, before, env = {}, fill = async () => {} }: Drill) => {
  const dir = mkdtempSync(join(tmpdir(), 'wondercast-drill-'));
  const settings = { BACKUP_DIR: dir, ...env };
  const lost = await startAppProcess({ WORKERS: '2', ...settings });
  await fill(lost);
  const crowd = startCrowd(lost, people);
  await crowd.untilAcknowledged(before);
  const promised = lost.exchanges.slice();
  const made = await runKeeper('backup', { DATA_DIR: lost.dataDir, ...settings });
  const during = crowd.acknowledged() - acknowledged(promised).length;
  await lost.end('SIGKILL');
  await crowd.stop();
  await lost.remove();

  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-restored-'));
  const [name = ''] = readdirSync(dir);
  const restored = await runKeeper('restore', { DATA_DIR: dataDir, ...settings }, join(dir, name));
  const app = await startAppProcess({ WORKERS: '2', DATA_DIR: dataDir, ...settings });
  try {
    await until('the jobs that waited have run', async () => {
      const [row] = await rowsOf<{ left: number }>(
        app.databaseUrl,
        `select ((select count(*) from job_outbox) + (select count(*) from graphile_worker._private_jobs
            where run_at <= now()))::int as left`,
      );
      return row?.left === 0;
    });
    await audit({
      evidence: () => evidenceOfPostgres(app.databaseUrl),
      exchanges: promised,
      dataDir,
      log: app.output(),
      secrets: [],
      // Mails that had been sent are in the lost shop's outbox.
      outbox: false,
    });
    const [sums] = await rowsOf<{ bookings: number; total: number }>(
      app.databaseUrl,
      'select count(*)::int as bookings, sum(total)::int as total from bookings',
    );
    const promises = acknowledged(promised);
    return {
      promised: promises.length,
      promisedCents: promises.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0),
      during,
      bookings: sums?.bookings ?? 0,
      cents: sums?.total ?? 0,
      made,
      restored,
    };
  } finally {
    await app.remove();
    rmSync(dir, { recursive: true, force: true });
  }
};
