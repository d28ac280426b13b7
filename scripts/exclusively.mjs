import { createHash } from 'node:crypto';
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

const POLL_MS = 200;
const SETTLE_MS = 50;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const holderOf = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};

/** Takes the lock, also from a holder that died. The second look settles which of two thieves has it. */
const take = async (file) => {
  const holder = holderOf(file);
  if (holder && isAlive(holder)) return false;
  if (holder) unlinkSync(file);
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  await sleep(SETTLE_MS);
  return holderOf(file) === process.pid;
};

/**
 * Runs `work` while no other process of this checkout runs work of the same name. Plain files, because it runs
 * before anything is installed, on any Node from 18.
 */
export const exclusively = async (name, onWait, work) => {
  const place = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const file = join(tmpdir(), `wondercast-${name}-${place}.lock`);
  let waited = false;
  while (!(await take(file).catch(() => false))) {
    if (!waited) onWait();
    waited = true;
    await sleep(POLL_MS);
  }
  const release = () => {
    if (holderOf(file) === process.pid) unlinkSync(file);
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
};
