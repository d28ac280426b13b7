import cluster from 'node:cluster';
import { type ChildMessage, isStopOrder, type StopOrder } from './messages.ts';

/** What a process does: `serve` answers requests, `work` does jobs, `all` does both. */
export type Role = 'all' | 'serve' | 'work';

/** The part of a process that is one of several. */
export interface Part {
  readonly role: Role;
  /** Whether other processes already serve the same address. Then this one takes no requests before it is open. */
  readonly isBeside: boolean;
}

// Environment variables by which the parent process passes the part on. They are not settings.
const ROLE = 'WONDERCAST_ROLE';
const BESIDE = 'WONDERCAST_BESIDE';

export const variablesOf = ({ role, isBeside }: Part): Readonly<Record<string, string>> => ({
  [ROLE]: role,
  [BESIDE]: isBeside ? '1' : '0',
});

/** The part of this process; null when no parent process of the shop started it. */
export const childPart = (): Part | null => {
  if (!cluster.isWorker) return null;
  const { [ROLE]: role, [BESIDE]: beside } = process.env;
  return { role: role === 'serve' || role === 'work' ? role : 'all', isBeside: beside === '1' };
};

/** Sends a message to the parent process. Resolves when it is sent. */
export const report = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

export const onStopOrder = (stop: (order: StopOrder) => void): void => {
  process.on('message', (message) => {
    if (isStopOrder(message)) stop(message);
  });
};
