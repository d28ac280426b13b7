import cluster, { type Worker } from 'node:cluster';
import { getCompileCacheDir } from 'node:module';
import { type Part, variablesOf } from './child.ts';
import { type ChildMessage, isChildMessage } from './messages.ts';
import type { Child, Outcome } from './slot.ts';

type Environment = Readonly<Record<string, string>>;

const outcomeOf = (message: ChildMessage): Outcome => {
  if (message.kind === 'wondercast:failed') return { isOpen: false, words: message.words };
  const { url, adminPassword, seeded } = message;
  return { isOpen: true, url, adminPassword, seeded };
};

const childOf = (worker: Worker): Child => {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const started = new Promise<Outcome>((resolve) => {
    worker.on('message', (message: unknown) => {
      if (isChildMessage(message)) resolve(outcomeOf(message));
    });
    void ended.then(() => resolve({ isOpen: false, words: null }));
  });
  // The channel to a child that has just died. Its end is reported by `ended`.
  worker.on('error', () => {});
  return {
    pid: worker.process.pid ?? 0,
    started,
    ended,
    stop: (order) => {
      if (worker.isConnected()) worker.send({ kind: 'wondercast:stop', ...order });
    },
    kill: () => void worker.process.kill('SIGKILL'),
  };
};

/** Starts child processes of `program` that share their listening sockets. */
export const clusterChildren = (program: string, environment: Environment): ((part: Part) => Child) => {
  // Each child accepts connections itself. If the parent handed connections over, one that was on its way to a killed child would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args: [] });
  const cache = getCompileCacheDir();
  return (part) =>
    childOf(
      cluster.fork({
        ...environment,
        ...variablesOf(part),
        // The parent folder, because Node appends its version again.
        ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache.replace(/[\\/][^\\/]+$/, '') }),
      }),
    );
};
