import { createHash } from 'node:crypto';
import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

const POLL_MS = 200;
const SETTLE_MS = 50;
/** A lock file that is empty for longer than this was left by a process that died while writing it. */
const WRITTEN_WITHIN_MS = 1_000;

/** When a process started, if the system tells. A process id alone may have been reused. */
const startOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The lock's holder and whether it is alive; null when there is no lock. */
const holderOf = (file) => {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    const holder = { pid: Number(pid), start };
    return { ...holder, isAlive: isAlive(holder.pid) && (start === '' || start === startOf(holder.pid)) };
  } catch {
    return null;
  }
};

/** @throws Error for the terminal when another user owns the lock */
const refuseForeign = (file) => {
  const owner = statSync(file, { throwIfNoEntry: false })?.uid;
  const user = process.getuid?.();
  if (owner === undefined || user === undefined || user === 0 || owner === user) return;
  throw new Error(
    `${file} belongs to another user (uid ${owner}). Have it removed, or set TMPDIR to a folder of your own.`,
  );
};

const isMine = (file) => holderOf(file)?.pid === process.pid;

/** Takes the lock, even from a dead holder. When two processes take it at the same time, the second check decides. */
const take = async (file) => {
  refuseForeign(file);
  const holder = holderOf(file);
  if (holder?.pid > 0 && holder.isAlive) return false;
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (holder && !(holder.pid > 0) && Date.now() - written < WRITTEN_WITHIN_MS) return false;
  try {
    if (holder) unlinkSync(file);
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx', mode: 0o600 });
  } catch {
    return false;
  }
  await sleep(SETTLE_MS);
  return isMine(file);
};

const lockFile = (name) => {
  const place = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `wondercast-${name}-${place}.lock`);
};

/**
 * Runs `work` while no other process of this checkout runs work with the same name. Uses plain files, because it runs before
 * anything is installed, on any Node from 18. `onWait` is called with the lock's holder.
 * @throws Error when another user owns the lock
 */
export const withLock = async (name, onWait, work) => {
  const file = lockFile(name);
  let waited = false;
  while (!(await take(file))) {
    if (!waited) onWait(`process ${holderOf(file)?.pid || 'unknown'}, which holds ${file}`);
    waited = true;
    await sleep(POLL_MS);
  }
  const release = () => {
    if (isMine(file)) unlinkSync(file);
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
};
