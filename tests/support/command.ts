import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../../scripts/root.mjs';

/** A command of package.json, as a person types it. */
export interface Command {
  /** What it has printed so far. */
  output(): string;
  /** The exit code, once it has ended by itself or by `stop`. */
  readonly ended: Promise<number | null>;
  /** Asks it to end, as Ctrl+C does. */
  stop(): void;
}

/** Settings of the run around it would be taken for its own. */
const clean = ({ PATH, HOME, TMPDIR } = process.env) => ({ PATH, HOME, TMPDIR });

/** Starts `npm <words>`; everything that it starts is in one group, which a signal reaches as a whole. */
export const startCommand = (
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Command => {
  const printed: string[] = [];
  const child: ChildProcess = spawn('npm', words, {
    cwd: root,
    env: { ...clean(), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => printed.push(String(chunk)));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return {
    output: () => printed.join(''),
    ended,
    stop: () => {
      if (child.pid && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGINT');
    },
  };
};

/** Runs `npm <words>` to its end. @throws Error with what it printed unless it ends with 0 */
export const runCommand = async (
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const command = startCommand(words, env);
  const code = await command.ended;
  if (code !== 0) throw new Error(`npm ${words.join(' ')} ended with ${code}:\n${command.output()}`);
  return command.output();
};
