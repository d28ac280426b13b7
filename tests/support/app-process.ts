import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openCluster } from '../../adapters/postgres/embedded/cluster.ts';
import { urlOf } from '../../adapters/postgres/embedded/database.ts';
import { isAlive, readPostmasterFile } from '../../adapters/postgres/embedded/postmaster-file.ts';
import { shutDown } from '../../adapters/postgres/embedded/shut-down.ts';
import { freePort } from './free-port.ts';
import { type Client, createClient, type Exchange } from './http-client.ts';
import { PATIENCE_MS } from './patience.ts';
import { timePasses } from './time-passes.ts';

const root = dirname(dirname(import.meta.dirname));
const POLL_MS = 20;

export const ADMIN_PASSWORD = 'admin-of-the-tests';

/** The shop as a process of its own, as operators run it. */
export interface AppProcess {
  /** Where it answers; the same over restarts. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Where its store is, also that of its own Postgres. */
  readonly databaseUrl: string;
  /** Milliseconds from the start of the process to its first ready answer. */
  readonly startMs: number;
  /** Every exchange of its clients, over restarts. */
  readonly exchanges: readonly Exchange[];
  client(): Client;
  /** Everything it has printed since its first start. */
  output(): string;
  /** Sends a signal and answers the exit code (null when the signal itself ended it). */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same data and address, after `end`. */
  restart(): Promise<void>;
  /** Ends it, and its Postgres if it had one of its own, and removes its data. */
  remove(): Promise<void>;
}

/**
 * Nothing of the developer's own environment leaks in: a DATABASE_URL there is not the tests'. Compiled code is kept as by
 * `npm start`, which spares each start a third of its work.
 */
const clean = ({ PATH, HOME, TMPDIR } = process.env) => ({
  PATH,
  HOME,
  TMPDIR,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
});

const standing = new Set<AppProcess>();

/** Removes the shops that nobody has removed: a test that fails leaves its own behind. */
export const removeShopsLeft = async (): Promise<void> => {
  await Promise.all([...standing].map((app) => app.remove()));
};

const answersAt = (url: string, path: string) =>
  fetch(`${url}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.ok,
    () => false,
  );

const removeData = async (dataDir: string) => {
  const postmaster = readPostmasterFile(join(dataDir, 'postgres'));
  if (postmaster && isAlive(postmaster.pid)) await shutDown(postmaster.pid);
  rmSync(dataDir, { recursive: true, force: true });
};

/**
 * Starts the shop and answers when it is ready, or when it lives. Without `DATABASE_URL` in `env` it runs the embedded
 * Postgres. `folder` holds the program, where it is not this checkout.
 * @throws Error with its output when it ends early or never gets there
 */
export const startAppProcess = async (
  env: Readonly<Record<string, string>> = {},
  until: 'ready' | 'alive' = 'ready',
  folder = root,
): Promise<AppProcess> => {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'wondercast-app-'));
  const printed: string[] = [];
  const exchanges: Exchange[] = [];
  let child: ChildProcess;
  let startMs = 0;

  const start = async () => {
    const since = performance.now();
    child = spawn(process.execPath, ['adapters/main.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...clean(),
        NODE_ENV: 'production',
        ADMIN_PASSWORD,
        RATE_LIMITS: 'off',
        DRAIN_S: '0',
        SEED: 'catalogue',
        ...env,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => printed.push(String(chunk)));
    while (!(await answersAt(url, until === 'ready' ? '/readyz' : '/livez'))) {
      const ended = child.exitCode !== null || child.signalCode !== null;
      if (ended || performance.now() - since > PATIENCE_MS) {
        child.kill('SIGKILL');
        throw new Error(`The shop ${ended ? 'ended' : 'was not ready in time'}:\n${printed.join('')}`);
      }
      await timePasses(POLL_MS);
    }
    startMs = performance.now() - since;
  };

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  };

  try {
    await start();
  } catch (error) {
    await removeData(dataDir);
    throw error;
  }
  const app: AppProcess = {
    url,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    get startMs() {
      return startMs;
    },
    get databaseUrl() {
      const { port: own } = readPostmasterFile(join(dataDir, 'postgres')) ?? {};
      return env.DATABASE_URL ?? urlOf(openCluster(dataDir), own ?? 0);
    },
    exchanges,
    client: () => createClient(url, (exchange) => void exchanges.push(exchange)),
    output: () => printed.join(''),
    end,
    restart: start,
    async remove() {
      standing.delete(app);
      await end('SIGKILL');
      await removeData(dataDir);
    },
  };
  standing.add(app);
  return app;
};
