export type StopSignal = 'SIGTERM' | 'SIGINT';

/** The terminal, npm and a service's control group may each send the same signal; repeats within this time are ignored. */
const ECHO_MS = 1_500;

/** Calls `stop` at the first signal. A second signal after the echo time ends the process at once with exit code 1. */
export const onStopSignal = (stop: (signal: StopSignal) => Promise<void>): void => {
  let since: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (since === null) {
        since = performance.now();
        void stop(signal);
      } else if (performance.now() - since > ECHO_MS) process.exit(1);
    });
};
