import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postmaster-file.ts';

const POLL_MS = 10;
const PATIENCE_MS = 8_000;

const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const ended = async (pid: number, patienceMs: number) => {
  const deadline = Date.now() + patienceMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
};

/**
 * Postgres's fast shutdown: it ends sessions and writes a checkpoint. If it takes too long it is killed, which costs the next start
 * a recovery but loses nothing.
 */
export const shutDown = async (pid: number) => {
  signal(pid, 'SIGINT');
  if (await ended(pid, PATIENCE_MS)) return;
  signal(pid, 'SIGQUIT');
  await ended(pid, PATIENCE_MS);
};
