import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asUnprivileged, type Unprivileged } from '../../adapters/postgres/embedded/unprivileged.ts';

/** A program of the cluster that is not the shop's own. */
export interface Program {
  readonly pid: number;
  hasEnded(): boolean;
  /** What it has printed, over restarts. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Sends the signal and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again, after it has ended. */
  start(): void;
}

export interface ProgramPlan {
  readonly name: string;
  /** The program's whole path, and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The cluster's folder: programs work in it, which is how what is left of them is found. */
  readonly folder: string;
}

let found: Unprivileged | null = null;

/** Postgres, PgBouncer and Patroni refuse to run as root, so nothing does. */
const unprivileged = (program: string): Unprivileged => {
  found ??= asUnprivileged(program, ['user-namespace']);
  return found;
};

const environment = () => ({ PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' });

/** Starts it in a session of its own: Ctrl-C at the terminal reaches the runner alone, which ends all in order. */
export const startProgram = ({ name, command, env = {}, folder }: ProgramPlan): Program => {
  const log = join(folder, 'logs', `${name}.log`);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const { prefix, ids } = unprivileged('/bin/true');
  const [program = '', ...args] = [...prefix, ...command];
  let child: ChildProcess;
  const start = () => {
    const output = openSync(log, 'a');
    child = spawn(program, args, {
      ...ids,
      cwd: folder,
      env: { ...environment(), HOME: folder, ...env },
      stdio: ['ignore', output, output],
      detached: true,
    });
    child.on('error', () => {});
    closeSync(output);
  };
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  start();
  return {
    get pid() {
      return child.pid ?? 0;
    },
    hasEnded,
    output: () => readFileSync(log, 'utf8'),
    signal: (signal) => void child.kill(signal),
    end: async (signal) => {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    start,
  };
};

/** Runs a program to its end, as `startProgram` would run it. Answers what it printed. @throws Error with its own words */
export const runProgram = async ({
  command,
  env = {},
  folder,
}: Omit<ProgramPlan, 'name'>): Promise<string> => {
  const { prefix, ids } = unprivileged('/bin/true');
  const [program = '', ...args] = [...prefix, ...command];
  const { stdout } = await promisify(execFile)(program, args, {
    ...ids,
    cwd: folder,
    env: { ...environment(), HOME: folder, ...env },
  });
  return stdout;
};
