import type { Log } from '../http/log.ts';
import { onStopSignal } from '../processes/on-stop-signal.ts';
import type { Config } from './config.ts';
import { sayOpen } from './say-open.ts';
import { startProcesses } from './start-processes.ts';

/** Runs the shop in several processes. Each runs `program`. */
export const runSeveral = async (config: Config, log: Log, program: string): Promise<void> => {
  const processes = await startProcesses(config, log, {
    program,
    reportStep: console.log,
    onOpen: (opened) => sayOpen(config, opened),
    onGiveUp: async (words) => {
      console.error(words);
      await processes.stop(0);
      process.exit(1);
    },
  });
  process.on('SIGHUP', () => {
    log.info({}, 'SIGHUP: replacing all processes');
    void processes.reload();
  });
  onStopSignal(async (signal) => {
    log.info({}, `${signal}: finishing what is in flight`);
    await processes.stop(signal === 'SIGINT' ? 0 : config.drainMs);
    process.exit(0);
  });
};
