import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

const statOf = (pid: number): Stat | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
};

const everything = (): readonly Stat[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0)
    .flatMap((each) => statOf(each) ?? []);

export const childrenOf = (pid: number): readonly number[] =>
  everything()
    .filter(({ parent }) => parent === pid)
    .map((child) => child.pid);

const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time of everything that this process has started and that has ended, in seconds. Linux only. */
export const endedChildrenSeconds = (): number => {
  const text = readFileSync('/proc/self/stat', 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksASecond;
};

/** Processor time that a process and all its descendants have used, in seconds. Linux only. */
export const cpuSecondsOf = (pid: number): number => {
  const all = everything();
  const ticksOf = (of: number): number =>
    all
      .filter(({ parent }) => parent === of)
      .reduce((sum, child) => sum + ticksOf(child.pid), all.find((each) => each.pid === of)?.ticks ?? 0);
  return ticksOf(pid) / ticksASecond;
};

/** Lets a process and all its threads run on these processors only, such as `0-1`. */
export const pin = (pid: number, processors: string): void => {
  execFileSync('taskset', ['-a', '-p', '-c', processors, String(pid)], { stdio: 'ignore' });
};
