import type { Log } from '../http/log.ts';
import { onStopOrder, type Part, report } from '../processes/child.ts';
import { onStopSignal } from '../processes/on-stop-signal.ts';
import { freeStartUpMemory } from '../system/free-start-up-memory.ts';
import type { Config } from './config.ts';
import { loadWeb } from './load-web.ts';
import { JOBS_AFTER_MS, type StopOptions, start } from './start.ts';

/** Runs the shop in one of several processes, as its parent process ordered. */
export const runChild = async (config: Config, log: Log, part: Part): Promise<void> => {
  const { role } = part;
  // A closed terminal is handled by the parent process.
  process.on('SIGHUP', () => {});
  const starting = start({ ...config, workers: role === 'serve' ? 0 : config.workers }, log, {
    web: role === 'work' ? () => null : await loadWeb(false),
    reportStep: console.log,
    beforeServing: freeStartUpMemory,
    jobsAfterMs: role === 'work' ? 0 : JOBS_AFTER_MS,
    part,
  });
  let isOpen = false;
  const stop = async (options: StopOptions): Promise<void> => {
    // Before it is open, a process may exit at once.
    if (!isOpen) process.exit(0);
    const shop = await starting;
    // A process that serves no requests has nothing to drain.
    await shop.stop(role === 'work' ? { ...options, drainMs: 0 } : options);
    process.exit(0);
  };
  const failed = () => process.exit(1);
  onStopOrder((order) => void stop(order).catch(failed));
  // The signal may have been sent to this process alone or to the whole group.
  onStopSignal((signal) => stop({ drainMs: signal === 'SIGINT' ? 0 : config.drainMs }).catch(failed));
  const { url, opened } = await starting;
  const { adminPassword, seeded } = await opened;
  isOpen = true;
  await report({ kind: 'wondercast:open', url: role === 'work' ? null : url, adminPassword, seeded });
};
