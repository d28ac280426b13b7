import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';

/** The contents of `postmaster.pid`. Postgres writes it in steps; missing lines are null. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number | null;
  readonly status: 'starting' | 'ready' | 'stopping' | null;
}

const STATUSES = ['starting', 'ready', 'stopping'] as const;

/** null when no Postgres runs there or has ever run. */
export const readPostmasterFile = (clusterDir: string): PostmasterFile | null => {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const status = STATUSES.find((word) => lines[7]?.trim() === word) ?? null;
  return { pid, port: Number(lines[3]) || null, status };
};

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Whether a process is running. A zombie, which ended but was not reaped (in a container without an init), does not count. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (platform() !== 'linux') return true;
  const stat = read(`/proc/${pid}/stat`);
  return stat === null || !/^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1));
};

const commandOf = (pid: number): string => {
  if (platform() === 'linux') return (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
  if (platform() === 'win32') return 'postgres';
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

const worksIn = (pid: number, clusterDir: string): boolean => {
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    // Without /proc, or the right to read it, the command line must suffice.
    return commandOf(pid).includes(clusterDir);
  }
};

/** Whether this process is the Postgres of this folder, not an unrelated process that got the same id later. */
export const isPostmasterOf = (pid: number, clusterDir: string): boolean =>
  isAlive(pid) && commandOf(pid).includes('postgres') && (platform() === 'win32' || worksIn(pid, clusterDir));
