import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = new URL('../../', import.meta.url).pathname;
/** As `npm start` does: compiled code is kept between starts. */
const CACHE = `${ROOT}node_modules/.cache/node`;

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Served {
  readonly url: string;
  readonly pid: number;
  /** From spawning to the first answer, in milliseconds. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Runs a script as its own server process and waits until `path` answers 200. */
export const serve = async (script: string, env: Record<string, string>, path: string): Promise<Served> => {
  const port = await freePort();
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=4', script], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DRAIN_S: '0',
      NODE_COMPILE_CACHE: CACHE,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it answered`);
    const status = await fetch(url + path).then(
      (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    );
    if (status === 200) break;
    await sleep(10);
  }
  const readyMs = performance.now() - started;
  return {
    url,
    pid: child.pid ?? 0,
    readyMs,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Processor time of a process so far in milliseconds; the kernel counts in steps of ten. */
export const cpuMsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
