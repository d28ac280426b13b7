import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

// Node has no kernel file locks except through SQLite. Such a lock is released when its process ends, however it died.
const BUSY = 5;
const RETRY_MS = 25;

/** After this time a waiting process reports what it waits for. */
const TOLD_AFTER_MS = 2_000;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

const opened = (file: string): DatabaseSync => {
  try {
    const lock = new DatabaseSync(file, { timeout: 0 });
    chmodSync(file, 0o600);
    return lock;
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(
      `${file} cannot be used (${why}): it may belong to another user. Remove it, or start as them.`,
    );
  }
};

const attempt = (file: string, statements: string): DatabaseSync | null => {
  const lock = opened(file);
  try {
    lock.exec(statements);
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
};

/** Reports a line, for example in the shop's terminal. */
export type SendEvent = (line: string) => void;

const untilTaken = async (file: string, statements: string, tell: SendEvent): Promise<DatabaseSync> => {
  let tellAt = Date.now() + TOLD_AFTER_MS;
  for (;;) {
    const lock = attempt(file, statements);
    if (lock) return lock;
    if (Date.now() >= tellAt) {
      tell(`Another process starts or stops this database and holds ${file}; waiting for it ...`);
      tellAt = Number.POSITIVE_INFINITY;
    }
    await sleep(RETRY_MS);
  }
};

const EXCLUSIVE = 'begin exclusive';
const SHARED = 'begin; select count(*) from sqlite_master';

/** Runs `work` while no other process holds the lock of this file. */
export const exclusively = async <T>(
  file: string,
  work: () => Promise<T>,
  tell: SendEvent = () => {},
): Promise<T> => {
  const lock = await untilTaken(file, EXCLUSIVE, tell);
  try {
    return await work();
  } finally {
    lock.close();
  }
};

/** Registers this process as one of several users. The returned function ends that. */
export const shareUse = async (file: string, tell: SendEvent = () => {}): Promise<() => void> => {
  const lock = await untilTaken(file, SHARED, tell);
  return () => {
    if (lock.isOpen) lock.close();
  };
};

/** Whether any running process uses `file`. */
export const isInUse = (file: string): boolean => {
  const lock = attempt(file, EXCLUSIVE);
  lock?.close();
  return lock === null;
};
