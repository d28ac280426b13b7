import cluster from 'node:cluster';
import { type ChildMessage, isStopOrder, type StopOrder } from './messages.ts';

/** What this process is for: `all` serves and does jobs, `serve` and `work` do one of the two. */
export type Role = 'all' | 'serve' | 'work';

/** What a process does as one of several. */
export interface Part {
  readonly role: Role;
  /** Whether others already serve the same address: then this one takes no request before it is open. */
  readonly isBeside: boolean;
}

// How a process learns of its part; these are not settings.
const ROLE = 'WONDERCAST_ROLE';
const BESIDE = 'WONDERCAST_BESIDE';

export const variablesOf = ({ role, isBeside }: Part): Readonly<Record<string, string>> => ({
  [ROLE]: role,
  [BESIDE]: isBeside ? '1' : '0',
});

/** The part of this process; null when it was started by itself. */
export const childPart = (): Part | null => {
  if (!cluster.isWorker) return null;
  const { [ROLE]: role, [BESIDE]: beside } = process.env;
  return { role: role === 'serve' || role === 'work' ? role : 'all', isBeside: beside === '1' };
};

/** Tells the process that started this one; resolves when the message is sent. */
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
