import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

// Node offers no file lock of the kernel's, except through SQLite: such a lock falls with its process, however it died.
const BUSY = 5;
const RETRY_MS = 25;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

const attempt = (file: string, statements: string): DatabaseSync | null => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec(statements);
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
};

const untilTaken = async (file: string, statements: string): Promise<DatabaseSync> => {
  for (;;) {
    const lock = attempt(file, statements);
    if (lock) return lock;
    await sleep(RETRY_MS);
  }
};

const EXCLUSIVE = 'begin exclusive';
const SHARED = 'begin; select count(*) from sqlite_master';

/** Runs `work` while no other process runs work under the same file. */
export const exclusively = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const lock = await untilTaken(file, EXCLUSIVE);
  try {
    return await work();
  } finally {
    lock.close();
  }
};

/** Marks this process as one user among several; the answer ends that. */
export const shareUse = async (file: string): Promise<() => void> => {
  const lock = await untilTaken(file, SHARED);
  return () => {
    if (lock.isOpen) lock.close();
  };
};

/** Whether any living process uses `file` at this moment. */
export const isInUse = (file: string): boolean => {
  const lock = attempt(file, EXCLUSIVE);
  lock?.close();
  return lock === null;
};
